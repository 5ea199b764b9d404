import { createEphemeris } from '@graha/ephemeris-packed/packed-ephemeris';
import { expect, test } from 'vitest';
import { AYANAMSA_DEGREES, ayanamsaDegrees } from './ayanamsa-degrees.ts';

test('the degrees that the docs show are those of the ephemeris; npm run ayanamsas:degrees makes them again', async () => {
  expect(AYANAMSA_DEGREES).toEqual(ayanamsaDegrees(await createEphemeris()));
  expect(AYANAMSA_DEGREES).toHaveLength(47);
});
