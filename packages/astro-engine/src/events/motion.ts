import type { Point } from '../vocabulary/grahas.ts';

/** Bounds with which a search misses no turn: see `crossings.ts`. */
export type MotionBounds = {
  /** A divisor of 16 days, the period at which all sample grids coincide. */
  stepDays: 0.5 | 1 | 2 | 4 | 8 | 16;
  /** Largest acceleration in longitude. */
  degPerDaySquared: number;
};

const moves = (stepDays: MotionBounds['stepDays'], degPerDaySquared: number): MotionBounds => ({
  stepDays,
  degPerDaySquared,
});

/**
 * Bounds of apparent motion in longitude, geocentric, with a margin. Sun and Moon never turn, so their steps are
 * bounded by the unwinding of a turn of the zodiac, and by the samples that a search needs to start.
 * @accuracy measured at 9,000 instants for each from 600 to 1800, and as many from 1801 to 2398; behind the Sun, far from every turn, the bending of
 * light adds to the acceleration of Jupiter and the outer planets. Nodes are the true ones, which oscillate
 */
export const MOTION: Readonly<Record<Point, MotionBounds>> = {
  sun: moves(8, 0.001),
  moon: moves(2, 0.7),
  mercury: moves(2, 0.25),
  venus: moves(4, 0.06),
  mars: moves(4, 0.03),
  jupiter: moves(8, 0.006),
  saturn: moves(16, 0.004),
  uranus: moves(8, 0.002),
  neptune: moves(8, 0.001),
  pluto: moves(8, 0.001),
  chiron: moves(8, 0.006),
  rahu: moves(1, 0.08),
  ketu: moves(1, 0.08),
  lilith: moves(8, 0.0005),
};
