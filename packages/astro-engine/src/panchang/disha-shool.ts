import { wholeSecond } from '../core/moment.ts';
import { rowAt } from '../vocabulary/cycle.ts';
import type { Interval } from './interval.ts';

export type DishaShool = { direction: 'East' | 'North' | 'South' | 'West'; remedy: string };

/** Rows from Sunday. @source the tables of all almanacs; remedies as Tamil almanacs name them */
const DISHA_SHOOLS: readonly DishaShool[] = [
  { direction: 'West', remedy: 'jaggery' },
  { direction: 'East', remedy: 'curd' },
  { direction: 'North', remedy: 'milk' },
  { direction: 'North', remedy: 'milk' },
  { direction: 'South', remedy: 'sesame oil' },
  { direction: 'West', remedy: 'jaggery' },
  { direction: 'East', remedy: 'curd' },
];

/**
 * Returns the direction that a weekday forbids to travellers, and the food that is the remedy.
 * @param weekdayIndex 0 = Sunday
 */
export const dishaShoolOf = (weekdayIndex: number): DishaShool => rowAt(DISHA_SHOOLS, weekdayIndex);

/** Twelve ghatis of 24 minutes, in days. */
const STRONG_DAYS = (12 * 24) / 1440;

/** Returns its strongest time: twelve ghatis from sunrise. */
export const dishaShoolHours = (sunriseJdUt: number): Interval => ({
  startJdUt: sunriseJdUt,
  endJdUt: wholeSecond(sunriseJdUt + STRONG_DAYS),
});
