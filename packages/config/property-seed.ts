import fc from 'fast-check';

/**
 * Set-up of the tests: property tests draw the same inputs in each run, so that a red run is due to a change of the code.
 * `npm run fuzz` sets `FUZZ_SEED`, an integer of 32 bits, to draw others.
 */
export const PROPERTY_SEED = 20_261_129;

const { FUZZ_SEED } = process.env;

fc.configureGlobal({ seed: FUZZ_SEED === undefined ? PROPERTY_SEED : Number(FUZZ_SEED) });
