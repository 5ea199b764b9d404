import type { Ephemeris } from '@graha/astro-engine/core/ephemeris';
import { createSwissEphemeris } from '@graha/ephemeris-swiss/swiss-ephemeris';
import { openPackedFiles, readPackedBytes } from './packed-bytes.ts';
import { packedOver } from './packed-over.ts';

/**
 * Creates the ephemeris of the product: packed polynomials within their range, Swiss Ephemeris for everything else;
 * about 50 ms, no network. Instances are independent: one for each worker thread, over the same bytes.
 */
export const createEphemeris = async (packedBytes = readPackedBytes()): Promise<Ephemeris> =>
  packedOver(await createSwissEphemeris(), openPackedFiles(packedBytes));
