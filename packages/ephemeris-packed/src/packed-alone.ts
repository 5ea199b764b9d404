import { type Ephemeris, EphemerisRangeError } from '@graha/astro-engine/core/ephemeris';
import { openRecentFile } from './packed-bytes.ts';
import { packedOver } from './packed-over.ts';

const refuse = (): never => {
  throw new EphemerisRangeError('the packed ephemeris alone does not hold this');
};

/** Replaces the library: refuses every value that the file does not contain. */
const NO_LIBRARY: Ephemeris = {
  name: 'swisseph 2.10.03',
  position: refuse,
  heliocentric: refuse,
  longitudeDeg: refuse,
  ayanamsaDeg: refuse,
  ayanamsaRateDegPerDay: refuse,
  houses: refuse,
  housesFromArmc: refuse,
  deltaTSeconds: refuse,
  obliquityDeg: refuse,
  nextCrossing: refuse,
  nextEclipse: refuse,
  star: refuse,
};

/**
 * Returns the packed polynomials without the library, for programs that show only the calendar of the present time.
 * @param path of the packed file, if it cannot be resolved by the name of the package
 * @throws Error if the file is missing or has another digest
 */
export const packedAlone = (path?: string): Ephemeris => packedOver(NO_LIBRARY, openRecentFile(path));
