import { rowAt } from '../vocabulary/cycle.ts';
import { printedIndexAt, printedSpanAt } from '../core/printed.ts';
import type { GrowingAngle, Span } from '../core/search.ts';

export type Ritu = { name: string; english: string };

/** Seasons, from Meena and Mesha on. @source Surya Siddhanta 14.10: two signs a season, Shishira in Makara and Kumbha */
export const RITUS: readonly Ritu[] = [
  { name: 'Vasanta', english: 'Spring' },
  { name: 'Grishma', english: 'Summer' },
  { name: 'Varsha', english: 'Rains' },
  { name: 'Sharad', english: 'Autumn' },
  { name: 'Hemanta', english: 'Pre-winter' },
  { name: 'Shishira', english: 'Winter' },
];
/** Start of Vasanta: Meena, or Mesha by the Tamil reckoning. */
const FIRST_DEG = { meena_start: 330, mesha_start: 0 } as const;
export type RituReckoning = keyof typeof FIRST_DEG;

export type RituSpan = Span & { ritu: Ritu };

const countedFromFirst = (sun: GrowingAngle, reckoning: RituReckoning): GrowingAngle => ({
  degAt: (t) => sun.degAt(t) - FIRST_DEG[reckoning],
  meanDegPerDay: sun.meanDegPerDay,
});

/**
 * Returns the season of the Sun's longitude at an instant, with its start and end.
 * @param sun his longitude as a growing angle, sidereal; tropical for the seasons of the weather (drik)
 * @accuracy 0.5 s, the rounding of both ends
 */
export function rituAt(sun: GrowingAngle, jdUt: number, reckoning: RituReckoning = 'meena_start'): RituSpan {
  const span = printedSpanAt(countedFromFirst(sun, reckoning), RITUS.length, jdUt);
  return { ...span, ritu: rowAt(RITUS, span.index) };
}

/** Returns `rituAt` without searching its ends. */
export const rituOf = (sun: GrowingAngle, jdUt: number): Ritu =>
  rowAt(RITUS, printedIndexAt(countedFromFirst(sun, 'meena_start'), RITUS.length, jdUt));

/**
 * Returns the half of the year; in Uttarayana (Makara to Mithuna) the Sun goes north.
 * @param sunDeg sidereal longitude, degrees in [0, 360)
 */
export const ayanaOf = (sunDeg: number): 'Uttarayana' | 'Dakshinayana' =>
  sunDeg >= 270 || sunDeg < 90 ? 'Uttarayana' : 'Dakshinayana';
