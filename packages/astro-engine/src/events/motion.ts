import type { Point } from '../vocabulary/grahas.ts';

/** What a search may step over without passing over a turn: see `crossings.ts`. */
export type MotionBounds = {
  /** A whole part of the 16 days that every grid of samples begins anew with. */
  stepDays: 0.5 | 1 | 2 | 4 | 8 | 16;
  /** How fast the speed in longitude changes at most. */
  degPerDaySquared: number;
};

const moves = (stepDays: MotionBounds['stepDays'], degPerDaySquared: number): MotionBounds => ({
  stepDays,
  degPerDaySquared,
});

/**
 * Bounds of apparent motion in longitude, geocentric, with some room. Sun and Moon never turn, so their steps are bounded by
 * what a turn of the zodiac is unwound by, and by how well a few samples start a search.
 * @accuracy measured from 1801 to 2398 at 6,000 instants for each; behind the Sun, far from every turn, the bending of light
 * changes the speeds of Jupiter and what lies beyond faster. Nodes are the true ones, which waver
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
