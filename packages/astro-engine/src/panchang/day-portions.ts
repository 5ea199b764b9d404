import { rowAt } from '../vocabulary/cycle.ts';
import { type Interval, slice } from './interval.ts';

/** A part of the daylight that depends on the weekday. `nthByWeekday` from Sunday; 1 is the first part after sunrise. */
export type DayPortion = { name: string; parts: number; nthByWeekday: readonly number[] };

/** @source the eighths of the day as all almanacs print them; Abhijit: the eighth of the fifteen muhurtas of the day */
export const DAY_PORTIONS = {
  rahuKaal: { name: 'Rahu Kaal', parts: 8, nthByWeekday: [8, 2, 7, 5, 6, 4, 3] },
  gulikaKaal: { name: 'Gulika Kaal', parts: 8, nthByWeekday: [7, 6, 5, 4, 3, 2, 1] },
  yamaganda: { name: 'Yamaganda', parts: 8, nthByWeekday: [5, 4, 3, 2, 1, 7, 6] },
  abhijit: { name: 'Abhijit Muhurat', parts: 15, nthByWeekday: [8] },
} as const satisfies Record<string, DayPortion>;

/** Returns a portion of a day. @param weekdayIndex 0 = Sunday */
export const dayPortion = ({ parts, nthByWeekday }: DayPortion, daylight: Interval, weekdayIndex: number): Interval =>
  slice(daylight, parts, rowAt(nthByWeekday, weekdayIndex));

/** Brahma Muhurta, the fourteenth of the fifteen muhurtas of the night before sunrise. @source Ashtanga Hridaya, Sutrasthana 2.1 */
export const brahmaMuhurta = (previousNight: Interval): Interval => slice(previousNight, 15, 14);

/** Dur Muhurtas: fifteenths of the day or night to be avoided, from Sunday; 1 is the first. @source as almanacs print them */
const DUR_MUHURTAS: readonly (readonly { of: 'day' | 'night'; nth: number }[])[] = [
  [{ of: 'day', nth: 14 }],
  [{ of: 'day', nth: 9 }, { of: 'day', nth: 12 }],
  [{ of: 'day', nth: 4 }, { of: 'night', nth: 7 }],
  [{ of: 'day', nth: 8 }],
  [{ of: 'day', nth: 6 }, { of: 'day', nth: 12 }],
  [{ of: 'day', nth: 4 }, { of: 'day', nth: 9 }],
  [{ of: 'day', nth: 1 }, { of: 'day', nth: 2 }],
]; // prettier-ignore

/**
 * Returns the Dur Muhurtas of a day, each a fifteenth of the daylight or of the night.
 * @param night null without a night: its muhurtas are left out
 * @param weekdayIndex 0 = Sunday
 */
export const durMuhurtas = (daylight: Interval, night: Interval | null, weekdayIndex: number): Interval[] =>
  rowAt(DUR_MUHURTAS, weekdayIndex).flatMap(({ of, nth }) => {
    const whole = of === 'day' ? daylight : night;
    return whole === null ? [] : [slice(whole, 15, nth)];
  });
