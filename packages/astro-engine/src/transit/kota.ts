import { rowAt } from '../vocabulary/cycle.ts';
import type { Planet } from '../vocabulary/grahas.ts';
import { KOTA_DIRECTIONS, type KotaDirection, type KotaRing } from '../vocabulary/kota.ts';
import { STARS_WITH_ABHIJIT } from './stars-with-abhijit.ts';

/** Ways through the fort: in along a diagonal, at the pillar, out along an axis. */
export const KOTA_PATHS = ['entry', 'pillar', 'exit'] as const;
export type KotaPath = (typeof KOTA_PATHS)[number];

/** A star of the fort. */
export type KotaStar = {
  /** 1 to 28 from the birth star. */
  countFromBirth: number;
  /** Of 28, see `starName`. */
  starIndex: number;
  ring: KotaRing;
  path: KotaPath;
  direction: KotaDirection;
};

/** Seven stars of a quarter: three in along the diagonal, one at the pillar, three out along the next axis. */
const QUARTER: readonly Pick<KotaStar, 'ring' | 'path'>[] = [
  { ring: 'bahya', path: 'entry' },
  { ring: 'prakara', path: 'entry' },
  { ring: 'madhya', path: 'entry' },
  { ring: 'stambha', path: 'pillar' },
  { ring: 'madhya', path: 'exit' },
  { ring: 'prakara', path: 'exit' },
  { ring: 'bahya', path: 'exit' },
];

/**
 * Returns the 28 stars of the fort, from the birth star in the north-east.
 * @param birthStarIndex of 28
 * @source K.K. Joshi, Astrological Applications of Kota Chakra, as teachers and programs have it
 */
export const kotaStarsOf = (birthStarIndex: number): KotaStar[] =>
  Array.from({ length: STARS_WITH_ABHIJIT }, (_, index) => {
    const place = rowAt(QUARTER, index);
    const quarter = Math.floor(index / QUARTER.length);
    return {
      countFromBirth: index + 1,
      starIndex: (birthStarIndex + index) % STARS_WITH_ABHIJIT,
      ...place,
      direction: rowAt(KOTA_DIRECTIONS, quarter * 2 + (place.path === 'entry' ? 0 : 1)),
    };
  });

/** Whether a graha goes into the fort: forwards on the way in, or backwards on the way out; null at the pillar. */
export const isGoingIn = ({ path }: Pick<KotaStar, 'path'>, isRetrograde: boolean): boolean | null =>
  path === 'pillar' ? null : (path === 'entry') !== isRetrograde;

/** Lords of the eight classes of letters: vowels, k, c, ṭ, t, p, y, ś. */
export type KotaGuard = Planet | 'rahu';
const [SU, MO, MA, ME, JU, VE, SA, RA] = ['sun', 'moon', 'mars', 'mercury', 'jupiter', 'venus', 'saturn', 'rahu'] as const; // prettier-ignore

/**
 * Guard of the fort (kota pala) by the pada of the Moon, four for each star from Ashwini: the lord of the class of the
 * pada’s letter in the Avakahada chakra, so for `cu` of Ashwini the lord of the palatals.
 * @source K.K. Joshi’s table, as published, and the rule of the letters. Programs have Mercury for Mars in Shravana,
 * Dhanishta and the first pada of Shatabhisha, although their letters are gutturals
 */
const GUARDS: readonly (readonly [KotaGuard, KotaGuard, KotaGuard, KotaGuard])[] = [
  [VE, VE, VE, MO], [MO, MO, MO, MO], [SU, SU, SU, SU], [SU, MO, MO, MO], [MO, MO, MA, MA], [MA, MA, MA, VE], [MA, MA, RA, RA],
  [RA, RA, RA, ME], [ME, ME, ME, ME], [SA, SA, SA, SA], [SA, ME, ME, ME], [ME, ME, SA, SA], [SA, RA, ME, ME], [SA, SA, MO, MO],
  [MO, MO, MO, JU], [JU, JU, JU, JU], [JU, JU, JU, JU], [JU, MO, MO, MO], [MO, MO, SA, SA], [SA, JU, SA, ME], [SA, SA, VE, VE],
  [MA, MA, MA, MA], [MA, MA, MA, MA], [MA, RA, RA, RA], [RA, RA, JU, JU], [JU, JU, VE, VE], [JU, JU, VE, VE],
]; // prettier-ignore

const SHRAVANA_INDEX = 21;
const SHATABHISHA_INDEX = 23;

/** Returns the guard of the fort. @param nakshatraIndex of 27 @param padaNumber 1 to 4 */
export function kotaGuardOf(nakshatraIndex: number, padaNumber: number): { guard: KotaGuard; isDisputed: boolean } {
  const guard = rowAt(rowAt(GUARDS, nakshatraIndex), padaNumber - 1);
  const isDisputed =
    (nakshatraIndex >= SHRAVANA_INDEX && nakshatraIndex < SHATABHISHA_INDEX) ||
    (nakshatraIndex === SHATABHISHA_INDEX && padaNumber === 1);
  return { guard, isDisputed };
}
