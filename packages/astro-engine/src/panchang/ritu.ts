import { rowAt } from '../vocabulary/cycle.ts';
import { printedIndexAt, printedSpanAt } from '../core/printed.ts';
import type { GrowingAngle, Span } from '../core/search.ts';

export type Ritu = { name: string; english: string };

/** From the season of Meena and Mesha. @source Surya Siddhanta 14.10: two signs a season, Shishira in Makara and Kumbha */
const RITUS: readonly Ritu[] = [
  { name: 'Vasanta', english: 'Spring' },
  { name: 'Grishma', english: 'Summer' },
  { name: 'Varsha', english: 'Rains' },
  { name: 'Sharad', english: 'Autumn' },
  { name: 'Hemanta', english: 'Pre-winter' },
  { name: 'Shishira', english: 'Winter' },
];
/** Where Vasanta begins: with Meena, or by the Tamil reckoning with Mesha. */
const FIRST_DEG = { meena_start: 330, mesha_start: 0 } as const;
export type RituReckoning = keyof typeof FIRST_DEG;

export type RituSpan = Span & { ritu: Ritu };

const countedFromFirst = (sun: GrowingAngle, reckoning: RituReckoning): GrowingAngle => ({
  degAt: (t) => sun.degAt(t) - FIRST_DEG[reckoning],
  meanDegPerDay: sun.meanDegPerDay,
});

/**
 * The season that the Sun's longitude makes at an instant, with both of its ends.
 * @param sun his longitude as a growing angle, sidereal; tropical for the seasons of the weather (drik)
 * @accuracy 0.5 s, the rounding of both ends
 */
export function rituAt(sun: GrowingAngle, jdUt: number, reckoning: RituReckoning = 'meena_start'): RituSpan {
  const span = printedSpanAt(countedFromFirst(sun, reckoning), RITUS.length, jdUt);
  return { ...span, ritu: rowAt(RITUS, span.index) };
}

/** `rituAt` without its ends, for which nothing is searched. */
export const rituOf = (sun: GrowingAngle, jdUt: number): Ritu =>
  rowAt(RITUS, printedIndexAt(countedFromFirst(sun, 'meena_start'), RITUS.length, jdUt));

/** The half of the year in which the Sun goes north: Makara to Mithuna. @param sunDeg sidereal longitude, degrees in [0, 360) */
export const ayanaOf = (sunDeg: number): 'Uttarayana' | 'Dakshinayana' =>
  sunDeg >= 270 || sunDeg < 90 ? 'Uttarayana' : 'Dakshinayana';
