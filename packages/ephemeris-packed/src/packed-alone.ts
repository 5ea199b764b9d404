import { type Ephemeris, EphemerisRangeError } from '@graha/astro-engine/core/ephemeris';
import { openPackedFile, readPackedBytes } from './packed-file.ts';
import { packedOver } from './packed-over.ts';

const refuse = (): never => {
  throw new EphemerisRangeError('the packed ephemeris alone does not hold this');
};

/** In the place of the library: whatever the file does not hold is refused, never guessed. */
const NO_LIBRARY: Ephemeris = {
  name: 'swisseph 2.10.03',
  position: refuse,
  longitudeDeg: refuse,
  ayanamsaDeg: refuse,
  ayanamsaRateDegPerDay: refuse,
  houses: refuse,
  housesFromArmc: refuse,
  obliquityDeg: refuse,
  nextCrossing: refuse,
  nextEclipse: refuse,
  star: refuse,
};

/**
 * The packed polynomials without the library, for programs that show the calendar of our days and nothing else.
 * @param path of the packed file, where it is not found by the name of the package
 * @throws Error where the file is missing or not the one that was made
 */
export const packedAlone = (path?: string): Ephemeris => packedOver(NO_LIBRARY, openPackedFile(readPackedBytes(path)));
