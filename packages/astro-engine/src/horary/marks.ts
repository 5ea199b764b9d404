import { normalizeDeg, shortestArcDeg } from '../core/angle.ts';
import type { Ephemeris } from '../core/ephemeris.ts';
import type { WesternChart } from '../western/natal.ts';
import type { Marks } from './conditions.ts';
import { STAR_DEG } from './lilly-tables.ts';

/** Tropical longitudes of 2000, degrees: enough to decide whether a star may touch a planet. */
const NEAR_2000 = {
  regulus: { name: 'Regulus', longitudeDeg: 149.83 },
  spica: { name: 'Spica', longitudeDeg: 203.84 },
  algol: { name: 'Algol', longitudeDeg: 56.17 },
} as const;
const J2000 = 2_451_545;
const PRECESSION_DEG_PER_DAY = 1.397 / 36_525;
/** Covers the errors of the rate over fifteen centuries and the proper motions. */
const MARGIN_DEG = 0.5;

/**
 * Returns the longitude of a star if one of the longitudes may be near it; else one by the precession alone, which no rule
 * reads: a star of the catalogue takes as long as ten planets.
 */
function starDeg(sky: Ephemeris, jdUt: number, star: keyof typeof NEAR_2000, longitudesDeg: readonly number[]): number {
  const { name, longitudeDeg } = NEAR_2000[star];
  const roughDeg = normalizeDeg(longitudeDeg + (jdUt - J2000) * PRECESSION_DEG_PER_DAY);
  const isNear = longitudesDeg.some((deg) => Math.abs(shortestArcDeg(deg, roughDeg)) <= STAR_DEG + MARGIN_DEG);
  return isNear ? sky.star(name, jdUt).longitudeDeg : roughDeg;
}

/**
 * Returns node and stars that the table of fortitudes reads.
 * @param chart tropical, with the seven and the North Node
 * @throws RangeError without the node
 */
export function marksOf(sky: Ephemeris, { jdUt, bodies }: Pick<WesternChart, 'jdUt' | 'bodies'>): Marks {
  const node = bodies.find(({ point }) => point === 'rahu');
  if (node === undefined) throw new RangeError('the chart has no North Node');
  const longitudesDeg = bodies.filter(({ point }) => point !== 'rahu').map(({ longitudeDeg }) => longitudeDeg);
  return {
    northNodeDeg: node.longitudeDeg,
    regulusDeg: starDeg(sky, jdUt, 'regulus', longitudesDeg),
    spicaDeg: starDeg(sky, jdUt, 'spica', longitudesDeg),
    algolDeg: starDeg(sky, jdUt, 'algol', longitudesDeg),
  };
}
