import type { Planet } from '../vocabulary/grahas.ts';
import type { AspectName, OrbRules, Orbs } from '../western/orbs.ts';

/** Tables of William Lilly, Christian Astrology (1647), as data. Pages are those of that edition. */

/** From the heaviest: a planet is lighter than those before it. @source p. 26 and pp. 108–111: the order of the spheres */
const BY_WEIGHT: readonly Planet[] = ['saturn', 'jupiter', 'mars', 'sun', 'venus', 'mercury', 'moon'];

/** Whether a planet is lighter (its sphere is lower) than another. */
export const isLighter = (planet: Planet, than: Planet): boolean => BY_WEIGHT.indexOf(planet) > BY_WEIGHT.indexOf(than);

/** The two columns of orbs that Lilly prints: those of his teachers, and those that he has found in practice. */
export const ORB_TABLES = ['greater', 'lesser'] as const;
export type OrbTable = (typeof ORB_TABLES)[number];

/** Orb of each planet, degrees; its moiety is half of it. @source p. 107 */
export const ORBS_DEG: Readonly<Record<OrbTable, Readonly<Record<Planet, number>>>> = {
  greater: { saturn: 10, jupiter: 12, mars: 7.5, sun: 17, venus: 8, mercury: 7, moon: 12.5 },
  lesser: { saturn: 9, jupiter: 9, mars: 7, sun: 15, venus: 7, mercury: 7, moon: 12 },
};

/** Returns the reach of an aspect of two planets: the sum of their moieties. @source p. 107 */
export const reachDeg = (a: Planet, b: Planet, table: OrbTable): number =>
  (ORBS_DEG[table][a] + ORBS_DEG[table][b]) / 2;

/** Aspects that Lilly reads in questions, from the nearest. */
export const LILLY_ASPECTS = [
  'conjunction', 'sextile', 'square', 'trine', 'opposition',
] as const satisfies readonly AspectName[]; // prettier-ignore
export type LillyAspect = (typeof LILLY_ASPECTS)[number];

const ofEvery = (orbDeg: number): Orbs => ({
  conjunction: orbDeg, opposition: orbDeg, trine: orbDeg, square: orbDeg, sextile: orbDeg,
}); // prettier-ignore

/** Returns orbs by which the aspects of Western charts are those of Lilly: moieties added, whatever the aspect. */
export const orbRulesOf = (table: OrbTable): OrbRules => ({
  byAspect: ofEvery(0),
  byPoint: Object.fromEntries(Object.entries(ORBS_DEG[table]).map(([planet, orbDeg]) => [planet, ofEvery(orbDeg)])),
  luminariesFactor: 1,
  to: null,
});

/** Mean daily motion, degrees; a planet that moves more is swift. @source pp. 57–80, one for each planet */
export const MEAN_DEG_PER_DAY: Readonly<Record<Planet, number>> = {
  saturn: 2 / 60 + 1 / 3600,
  jupiter: 4 / 60 + 59 / 3600,
  mars: 31 / 60 + 27 / 3600,
  sun: 59 / 60 + 8 / 3600,
  venus: 59 / 60 + 8 / 3600,
  mercury: 59 / 60 + 8 / 3600,
  moon: 13 + 10 / 60 + 36 / 3600,
};

/** Nature of each planet, for the agreement with the lord of the hour. @source pp. 57–80 */
export const NATURES: Readonly<Record<Planet, string>> = {
  saturn: 'cold and dry',
  jupiter: 'hot and moist',
  mars: 'hot and dry',
  sun: 'hot and dry',
  venus: 'cold and moist',
  mercury: 'cold and dry',
  moon: 'cold and moist',
};

/** Distances from the Sun in longitude, degrees. Combust also means in the sign of the Sun. @source p. 113 */
export const FROM_SUN_DEG = { cazimi: 17 / 60, combust: 8.5, under_beams: 17 } as const;

/** A planet so near the next cusp counts as in that house. @source the judgments on pp. 151 and 392 */
export const NEXT_HOUSE_DEG = 5;
/** A star touches a planet so far away. @source p. 115 for Algol; Zadkiel's edition (1852), p. 343, for every star */
export const STAR_DEG = 5;

/** Houses by number, index 0 = first: the points of a planet in it. @source p. 115 */
export const HOUSE_POINTS: readonly number[] = [5, 3, 1, 4, 3, -2, 4, -2, 2, 5, 4, -5];

export const ANGULARITIES = ['angular', 'succedent', 'cadent'] as const;
export type Angularity = (typeof ANGULARITIES)[number];

/** Returns the strength of a house by its place. @param houseNumber 1 to 12 @source p. 48 */
export function angularityOf(houseNumber: number): Angularity {
  const place = (houseNumber - 1) % 3;
  return place === 0 ? 'angular' : place === 1 ? 'succedent' : 'cadent';
}
