import { equatorialOf } from '../core/angle.ts';
import type { WesternPoint } from './points.ts';

export type Declined = {
  point: WesternPoint;
  rightAscensionDeg: number;
  declinationDeg: number;
  isOutOfBounds: boolean;
};

export const DECLINATION_ASPECTS = ['parallel', 'contra_parallel'] as const;
export type DeclinationAspect = {
  pointA: WesternPoint;
  pointB: WesternPoint;
  aspect: (typeof DECLINATION_ASPECTS)[number];
  /** Not negative. */
  orbDeg: number;
};

/**
 * Returns right ascension and declination of points of the ecliptic of date.
 * @param obliquityDeg true obliquity of date, the largest declination of the Sun: farther points are out of bounds
 * @accuracy that of the ephemeris
 */
export const declinationsOf = (
  points: readonly { point: WesternPoint; longitudeDeg: number; latitudeDeg: number }[],
  obliquityDeg: number,
): Declined[] =>
  points.map(({ point, longitudeDeg, latitudeDeg }) => {
    const equatorial = equatorialOf(longitudeDeg, latitudeDeg, obliquityDeg);
    return { point, ...equatorial, isOutOfBounds: Math.abs(equatorial.declinationDeg) > obliquityDeg };
  });

/**
 * Returns pairs with the same distance from the equator: parallel on one side of it, contra-parallel on both. The
 * nearest first.
 * @param orbDeg inclusive
 * @source Ptolemy, Tetrabiblos I.15 (commanding and obeying, of equal power); the orb of 1° as modern manuals have it
 */
export const declinationAspects = (points: readonly Declined[], orbDeg: number): DeclinationAspect[] =>
  points
    .flatMap((a, index) =>
      points.slice(index + 1).map((b): DeclinationAspect => {
        const isOneSide = a.declinationDeg >= 0 === b.declinationDeg >= 0;
        return {
          pointA: a.point,
          pointB: b.point,
          aspect: isOneSide ? 'parallel' : 'contra_parallel',
          orbDeg: Math.abs(isOneSide ? a.declinationDeg - b.declinationDeg : a.declinationDeg + b.declinationDeg),
        };
      }),
    )
    .filter((found) => found.orbDeg <= orbDeg)
    .toSorted((one, other) => one.orbDeg - other.orbDeg);
