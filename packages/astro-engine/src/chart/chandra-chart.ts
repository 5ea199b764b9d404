import type { Point } from '../vocabulary/grahas.ts';
import { type Chart, countedFrom } from './chart.ts';

/**
 * Returns the same chart with the Moon's sign as the first house; the ascendant is placed like any other point.
 * @source BPHS ch. 5: results read from the ascendant may also be read from the Moon
 */
export function chandraChart<P extends Point>(chart: Chart<P | 'moon'>): Chart<P | 'moon'> {
  const points = chart.houses.flatMap(({ occupants }) => occupants);
  return countedFrom(chart, points, chart.placements.moon.signIndex);
}
