import type { Ephemeris } from '@graha/astro-engine/core/ephemeris';
import { createSwissEphemeris } from '@graha/ephemeris-swiss/swiss-ephemeris';
import { openPackedFiles, readPackedBytes } from './packed-bytes.ts';
import { packedOver } from './packed-over.ts';

/**
 * Creates the ephemeris of the product: packed polynomials within their range, Swiss Ephemeris for everything else;
 * about 50 ms, no network. Instances are independent: one for each worker thread, over the same bytes.
 * @param ephePath folder of the operator's own Swiss Ephemeris files, for further years
 */
export const createEphemeris = async (
  packedBytes = readPackedBytes(),
  ephePath: string | null = null,
): Promise<Ephemeris> => packedOver(await createSwissEphemeris(ephePath), openPackedFiles(packedBytes));
