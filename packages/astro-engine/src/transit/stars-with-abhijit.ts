import { nakshatraIndexOf, normalizeDeg } from '../core/angle.ts';
import { ABHIJIT, NAKSHATRAS } from '../vocabulary/nakshatras.ts';

/** Number of stars with Abhijit, as the chakras count them. */
export const STARS_WITH_ABHIJIT = 28;
const ABHIJIT_INDEX = 21;

/** Returns the name of a star. @param starIndex 0 = Ashwini, 20 = Uttara Ashadha, 21 = Abhijit, 22 = Shravana, 27 = Revati */
export function starName(starIndex: number): string {
  if (starIndex === ABHIJIT_INDEX) return ABHIJIT.name;
  const star = NAKSHATRAS[starIndex < ABHIJIT_INDEX ? starIndex : starIndex - 1];
  if (star === undefined) throw new RangeError(`no star ${starIndex} of 28`);
  return star.name;
}

/**
 * Returns the star of a longitude among the 28: Abhijit has the last quarter of Uttara Ashadha and the first fifteenth of
 * Shravana.
 * @param siderealDeg degrees
 * @returns 0 to 27, as for `starName`
 * @source see `ABHIJIT`
 */
export function starIndexOf(siderealDeg: number): number {
  const deg = normalizeDeg(siderealDeg);
  if (deg >= ABHIJIT.fromDeg && deg < ABHIJIT.toDeg) return ABHIJIT_INDEX;
  const index = nakshatraIndexOf(deg);
  return index < ABHIJIT_INDEX ? index : index + 1;
}
