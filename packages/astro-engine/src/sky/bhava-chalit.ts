import { arcDeg, normalizeDeg, shortestArcDeg } from '../core/angle.ts';
import { houseNumberOf } from './houses.ts';

/** Where a bhava begins, has its middle and ends; degrees. */
export type Bhava = { houseNumber: number; startDeg: number; middleDeg: number; endDeg: number };

/** One second of arc: so near to a sandhi a body stands on it. */
const ON_SANDHI_DEG = 1 / 3600;

const between = (fromDeg: number, toDeg: number): number => normalizeDeg(fromDeg + arcDeg(fromDeg, toDeg) / 2);

const at = (degs: readonly number[], index: number): number => degs[(index + degs.length) % degs.length] ?? Number.NaN;

/**
 * Bhavas about their middles, from sandhi to sandhi: Sripati, or equal ones.
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

/** Bhavas that begin with their cusps: the houses of K.S. Krishnamurti. */
export const bhavasFrom = (cuspsDeg: readonly number[]): Bhava[] =>
  cuspsDeg.map((startDeg, index) => {
    const endDeg = at(cuspsDeg, index + 1);
    return { houseNumber: index + 1, startDeg, middleDeg: between(startDeg, endDeg), endDeg };
  });

export type InBhava = { houseNumber: number; sandhiDistanceDeg: number; isOnSandhi: boolean };

/** In which bhava a longitude is, and how far from the nearest sandhi. On a sandhi it belongs to the next bhava. */
export function bhavaOf(longitudeDeg: number, bhavas: readonly Bhava[]): InBhava {
  const startsDeg = bhavas.map(({ startDeg }) => startDeg);
  const sandhiDistanceDeg = Math.min(...startsDeg.map((deg) => Math.abs(shortestArcDeg(longitudeDeg, deg))));
  return {
    houseNumber: houseNumberOf(longitudeDeg, startsDeg),
    sandhiDistanceDeg,
    isOnSandhi: sandhiDistanceDeg < ON_SANDHI_DEG,
  };
}
