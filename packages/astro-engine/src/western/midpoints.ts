import { normalizeDeg } from '../core/angle.ts';
import { midpointDeg } from './composite.ts';
import type { WesternPoint } from './points.ts';

type Placed = { point: WesternPoint; longitudeDeg: number };

/**
 * Degrees of a dial, a whole fraction of the circle: points that are any multiple of it apart are at the same place.
 * @source Alfred Witte and the Hamburg School: 360, 90, 45 and 22.5, of which the last has every sixteenth of the circle
 */
export const DIALS_DEG = [90, 45, 22.5, 360] as const;
export type DialDeg = (typeof DIALS_DEG)[number];

export type Midpoint = {
  pointA: WesternPoint;
  pointB: WesternPoint;
  /** The middle of the shorter arc. */
  longitudeDeg: number;
  /** Position on the dial. */
  dialDeg: number;
};

export type Branch = { point: WesternPoint; dialDeg: number; midpoints: readonly (Midpoint & { orbDeg: number })[] };

export const dialDegOf = (longitudeDeg: number, dial: DialDeg): number => normalizeDeg(longitudeDeg) % dial;

/** Returns every pair of points once, in the order of the dial. */
export const midpointsOf = (points: readonly Placed[], dial: DialDeg): Midpoint[] =>
  points
    .flatMap((a, index) =>
      points.slice(index + 1).map((b) => {
        const longitudeDeg = midpointDeg(a.longitudeDeg, b.longitudeDeg);
        return { pointA: a.point, pointB: b.point, longitudeDeg, dialDeg: dialDegOf(longitudeDeg, dial) };
      }),
    )
    .toSorted((one, other) => one.dialDeg - other.dialDeg);

/** Returns the shorter arc on the dial. */
function apartDeg(oneDeg: number, otherDeg: number, dial: DialDeg): number {
  const wayDeg = Math.abs(oneDeg - otherDeg);
  return Math.min(wayDeg, dial - wayDeg);
}

/**
 * Returns the tree of each point: the midpoints of two others at its place on the dial, the nearest first.
 * @param orbDeg on the dial, inclusive
 * @source Reinhold Ebertin, The Combination of Stellar Influences (1940); Alfred Witte's dial
 */
export const midpointTree = (
  points: readonly Placed[],
  midpoints: readonly Midpoint[],
  dial: DialDeg,
  orbDeg: number,
): Branch[] =>
  points.map(({ point, longitudeDeg }) => {
    const dialDeg = dialDegOf(longitudeDeg, dial);
    const near = midpoints
      .filter((other) => other.pointA !== point && other.pointB !== point)
      .filter((other) => apartDeg(dialDeg, other.dialDeg, dial) <= orbDeg)
      .map((midpoint) => ({ ...midpoint, orbDeg: apartDeg(dialDeg, midpoint.dialDeg, dial) }))
      .toSorted((one, other) => one.orbDeg - other.orbDeg);
    return { point, dialDeg, midpoints: near };
  });

/** Returns a longitude in a harmonic chart. @param harmonic 1 to 360 @source John Addey, Harmonics in Astrology (1976) */
export const harmonicDeg = (longitudeDeg: number, harmonic: number): number =>
  normalizeDeg(normalizeDeg(longitudeDeg) * harmonic);
