import { arcDeg, normalizeDeg, shortestArcDeg } from '../core/angle.ts';
import { houseNumberOf } from './houses.ts';

/** Start, middle and end of a bhava, degrees. */
export type Bhava = { houseNumber: number; startDeg: number; middleDeg: number; endDeg: number };

/** One second of arc: a body this near to a sandhi counts as on it. */
const ON_SANDHI_DEG = 1 / 3600;

const between = (fromDeg: number, toDeg: number): number => normalizeDeg(fromDeg + arcDeg(fromDeg, toDeg) / 2);

const at = (degs: readonly number[], index: number): number => degs[(index + degs.length) % degs.length] ?? Number.NaN;

/**
 * Returns bhavas around their middles, from sandhi to sandhi: Sripati or equal ones, by the middles.
 * @param middlesDeg twelve, the first is the ascendant
 * @source Sripati Paddhati: the quadrants cut in three, a sandhi halfway between two middles
 */
export const bhavasAbout = (middlesDeg: readonly number[]): Bhava[] =>
  middlesDeg.map((middleDeg, index) => ({
    houseNumber: index + 1,
    startDeg: between(at(middlesDeg, index - 1), middleDeg),
    middleDeg,
    endDeg: between(middleDeg, at(middlesDeg, index + 1)),
  }));

/** Returns bhavas that begin with their cusps: the houses of K.S. Krishnamurti. */
export const bhavasFrom = (cuspsDeg: readonly number[]): Bhava[] =>
  cuspsDeg.map((startDeg, index) => {
    const endDeg = at(cuspsDeg, index + 1);
    return { houseNumber: index + 1, startDeg, middleDeg: between(startDeg, endDeg), endDeg };
  });

export type InBhava = { houseNumber: number; sandhiDistanceDeg: number; isOnSandhi: boolean };

/**
 * Returns the bhava of a longitude, and the distance to the nearest sandhi. A longitude on a sandhi belongs to the next
 * bhava.
 */
export function bhavaOf(longitudeDeg: number, bhavas: readonly Bhava[]): InBhava {
  const startsDeg = bhavas.map(({ startDeg }) => startDeg);
  const sandhiDistanceDeg = Math.min(...startsDeg.map((deg) => Math.abs(shortestArcDeg(longitudeDeg, deg))));
  return {
    houseNumber: houseNumberOf(longitudeDeg, startsDeg),
    sandhiDistanceDeg,
    isOnSandhi: sandhiDistanceDeg < ON_SANDHI_DEG,
  };
}
