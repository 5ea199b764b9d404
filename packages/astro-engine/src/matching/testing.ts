import fc from 'fast-check';
import { type Spot, spotOf } from '../sky/placements.ts';

/** The middle of a pada. @param starNumber 1 = Ashwini */
export const moonIn = (starNumber: number, padaNumber: number): Spot =>
  spotOf((((starNumber - 1) * 4 + padaNumber - 0.5) * 10) / 3);

/** Moons anywhere. */
export const anyMoon = fc.double({ min: 0, max: 360, maxExcluded: true, noNaN: true }).map(spotOf);
