import { civilAt, dateOfDayCount, dayCountOf, jdUtOf } from '../core/moment.ts';
import { type Lunations, meanLunationAt } from './lunations.ts';
import { type Almanac, type PanchangDay, panchangDayAt, panchangDayOf } from '../panchang/day.ts';
import type { Interval } from '../panchang/interval.ts';
import { namingInstantOf } from './calendar-day.ts';
import { lunarErasOf } from './eras.ts';
import { type LunarMonth, purnimantaMonthIndex } from './lunar-month.ts';

/** A date by tithi, month and year; `monthIndex` 0 = Chaitra, `tithiIndex` 0 to 29 from the new moon. */
export type LunarDate = {
  /** Elapsed Shaka year, which changes with Chaitra. */
  shakaYear: number;
  monthIndex: number;
  tithiIndex: number;
  /** Whether the month is the leap month of its name. */
  isLeapMonth: boolean;
  /** Whether the month ends with the new moon or with the full moon. */
  reckoning: 'amanta' | 'purnimanta';
};

/** The days of a place by their counts from 1970-01-01. */
export type NamedDays = {
  at(dayCount: number): PanchangDay;
  /** The instant that decides the tithi of a day: sunrise, or noon on a day without sunrise. */
  namingJdUt(dayCount: number): number;
  /** The first day whose naming instant is at or after an instant. */
  firstFrom(jdUt: number): number;
  /** The day that contains an instant. */
  holding(jdUt: number): number;
};

/** Returns the days of a place. Each day is computed on first use and kept. */
export function namedDaysOf(almanac: Almanac): NamedDays {
  const days = new Map<number, PanchangDay>();
  function at(dayCount: number): PanchangDay {
    const day = days.get(dayCount) ?? panchangDayOf(almanac, dateOfDayCount(dayCount));
    days.set(dayCount, day);
    return day;
  }
  const namingJdUt = (dayCount: number): number => namingInstantOf(almanac, at(dayCount));
  return {
    at,
    namingJdUt,
    firstFrom(jdUt) {
      const date = dayCountOf(civilAt(jdUt, almanac.clock));
      return namingJdUt(date) >= jdUt ? date : date + 1;
    },
    holding: (jdUt) => dayCountOf(panchangDayAt(almanac, jdUt).date),
  };
}

/** A Chaitra begins in March or April, and a year has thirteen months at most. */
const [FIRST_MONTH_OF_SEARCH, LUNATIONS] = [2, 17];

const monthName = (month: LunarMonth, { reckoning, tithiIndex }: LunarDate): number =>
  reckoning === 'purnimanta' ? purnimantaMonthIndex(month, tithiIndex) : month.monthIndex;

/**
 * Returns the number of the lunation that contains a lunar date; null if its year has no such leap month. A month name
 * lost in a kshaya month is found in that kshaya month.
 * @source Sewell and Dikshit, The Indian Calendar, §§ 45–51
 */
export function lunationOfDate(moon: Lunations, date: LunarDate): number | null {
  const gregorianYear = date.shakaYear + 78;
  const start = { year: gregorianYear, month: FIRST_MONTH_OF_SEARCH, day: 1, hours: 0, minutes: 0, seconds: 0 };
  const first = meanLunationAt(jdUtOf(start, 0));
  let lost: number | null = null;
  for (let lunation = first; lunation < first + LUNATIONS; lunation += 1) {
    const month = moon.month(lunation);
    if ((month.kind === 'adhika') !== date.isLeapMonth || lunarErasOf(month).shaka.year !== date.shakaYear) continue;
    if (monthName(month, date) === date.monthIndex) return lunation;
    if (month.lostMonthIndex === date.monthIndex) lost = lunation;
  }
  return lost;
}

/** `udaya`: the days that have the tithi at sunrise; `touching`: all days in which it runs. */
export const DATE_RULES = ['udaya', 'touching'] as const;
export type DateRule = (typeof DATE_RULES)[number];

/**
 * Returns the days of a tithi: by the sunrise rule none if it is lost (kshaya), two if it is repeated (vriddhi), else
 * one.
 * @returns counts from 1970-01-01
 * @source Sewell and Dikshit, The Indian Calendar, §§ 31–32
 */
export function daysOfTithi(days: NamedDays, { startJdUt, endJdUt }: Interval, rule: DateRule): number[] {
  const found: number[] = [];
  const first = rule === 'udaya' ? days.firstFrom(startJdUt) : days.holding(startJdUt);
  for (let dayCount = first; dayCount <= first + 3; dayCount += 1) {
    const isIn = rule === 'udaya' ? days.namingJdUt(dayCount) < endJdUt : days.at(dayCount).startJdUt < endJdUt;
    if (isIn) found.push(dayCount);
  }
  return found;
}
