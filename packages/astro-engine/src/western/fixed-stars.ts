import { normalizeDeg, shortestArcDeg } from '../core/angle.ts';
import type { Ephemeris, StarPosition } from '../core/ephemeris.ts';
import { ayanamsaIn, type Zodiac } from '../sky/placements.ts';
import type { WesternPoint } from './points.ts';

/** The stars that handbooks read, by the names of the catalogue. */
export const FIXED_STARS = [
  'Achernar', 'Alcyone', 'Aldebaran', 'Algol', 'Alphard', 'Alphecca', 'Altair', 'Antares', 'Arcturus', 'Bellatrix', 'Betelgeuse',
  'Canopus', 'Capella', 'Castor', 'Deneb', 'Denebola', 'Facies', 'Fomalhaut', 'Markab', 'Pollux', 'Procyon', 'Ras Alhague', 'Regulus',
  'Rigel', 'Scheat', 'Sirius', 'Spica', 'Vega', 'Zuben Elgenubi',
] as const; // prettier-ignore
export type FixedStar = (typeof FIXED_STARS)[number];

export type StarConjunction = { star: FixedStar; point: WesternPoint; /** Not negative. */ orbDeg: number };

/** Fainter stars have half the orb. */
const FAINT_MAGNITUDE = 2;

/**
 * Returns the positions of the stars at an instant, in a zodiac.
 * @source the star catalogue of Swiss Ephemeris @accuracy 0.001°
 */
export function fixedStarsAt(sky: Ephemeris, jdUt: number, zodiac: Zodiac): Readonly<Record<FixedStar, StarPosition>> {
  const ayanamsaDeg = ayanamsaIn(sky, zodiac, jdUt);
  const found = FIXED_STARS.map((name) => {
    const star = sky.star(name, jdUt);
    return [name, { ...star, longitudeDeg: normalizeDeg(star.longitudeDeg - ayanamsaDeg) }];
  });
  return Object.fromEntries(found) as Record<FixedStar, StarPosition>; // Safe: one row for each name of the list.
}

/**
 * Returns points of a chart conjunct a star in longitude, the nearest first.
 * @param orbDeg for stars brighter than the second magnitude; half of it for others
 * @source Robson, The Fixed Stars and Constellations: by longitude, whatever the latitude
 */
export const starConjunctions = (
  stars: Readonly<Record<FixedStar, StarPosition>>,
  points: readonly { point: WesternPoint; longitudeDeg: number }[],
  orbDeg: number,
): StarConjunction[] =>
  FIXED_STARS.flatMap((star) => {
    const { longitudeDeg, magnitude } = stars[star];
    const largestDeg = magnitude > FAINT_MAGNITUDE ? orbDeg / 2 : orbDeg;
    return points
      .map((one) => ({ star, point: one.point, orbDeg: Math.abs(shortestArcDeg(longitudeDeg, one.longitudeDeg)) }))
      .filter((found) => found.orbDeg <= largestDeg);
  }).toSorted((one, other) => one.orbDeg - other.orbDeg);
