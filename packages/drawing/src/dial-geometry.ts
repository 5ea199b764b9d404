import type { Point } from './element.ts';

/** A point on a dial. */
export type DialPoint = { name: string; dialDeg: number };

/** A midpoint of two others at the place of a point. */
export type DialMidpoint = { pointA: string; pointB: string; orbDeg: number };

/** A point with the midpoints that meet it, the nearest first. */
export type DialTree = DialPoint & { midpoints: readonly DialMidpoint[] };

/**
 * A dial after the Hamburg School.
 * @property modulusDeg degrees after which it repeats: 360, 90, 45 or 22.5
 */
export type DialChart = { modulusDeg: number; trees: readonly DialTree[] };

export const DIAL_WIDTH = 440;
export const DIAL_CENTRE: Point = [DIAL_WIDTH / 2, DIAL_WIDTH / 2];

/** Circles from the outside: labels, rim, degrees, band of signs, field of the axes. */
export const DIAL = { label: 202, leader: 190, rim: 174, figures: 152, band: 140, field: 114 } as const;

/** Degrees between the ticks of a dial, and between its figures. */
const SCALES = [
  { modulusMinDeg: 360, fineDeg: 1, middleDeg: 5, longDeg: 15, figureDeg: 15 },
  { modulusMinDeg: 90, fineDeg: 0.5, middleDeg: 1, longDeg: 5, figureDeg: 5 },
  { modulusMinDeg: 45, fineDeg: 0.25, middleDeg: 0.5, longDeg: 2.5, figureDeg: 5 },
  { modulusMinDeg: 0, fineDeg: 0.125, middleDeg: 0.5, longDeg: 2.5, figureDeg: 2.5 },
] as const;

export type DialScale = (typeof SCALES)[number];

export const scaleOf = (modulusDeg: number): DialScale =>
  SCALES.find(({ modulusMinDeg }) => modulusDeg >= modulusMinDeg) ?? SCALES[3];

/** Returns degrees of the circle, from the top, for degrees of a dial. */
export const turnOf = (dialDeg: number, modulusDeg: number): number => (dialDeg / modulusDeg) * 360;

/**
 * Returns a point of the picture: 0° at the top, counter-clockwise.
 * @param turnDeg degrees of the circle
 * @source Mary B. Downing, Using a 90° dial: 0° Aries at twelve o'clock, the signs counter-clockwise
 */
export function onDial(turnDeg: number, radius: number): Point {
  const angle = (turnDeg * Math.PI) / 180;
  return [DIAL_CENTRE[0] - radius * Math.sin(angle), DIAL_CENTRE[1] - radius * Math.cos(angle)];
}
