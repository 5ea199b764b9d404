import type { Point } from '../vocabulary/grahas.ts';
import { type Chart, countedFrom } from './chart.ts';

/**
 * The same chart with the Moon's sign as the first house; the ascendant is placed like everything else.
 * @source BPHS ch. 5: what is read from the ascendant may be read from the Moon
 */
export function chandraChart<P extends Point>(chart: Chart<P | 'moon'>): Chart<P | 'moon'> {
  const points = chart.houses.flatMap(({ occupants }) => occupants);
  return countedFrom(chart, points, chart.placements.moon.signIndex);
}
