import { type CivilDate, civilAt, midnightJdUt, plusDays, weekdayIndexOf } from '../core/moment.ts';
import { type Almanac, sunCrossingAfter, sunCrossingFrom, sunCrossingUntil } from './crossings.ts';
import type { Interval } from './interval.ts';

export type { Almanac } from './crossings.ts';

/**
 * A day from one sunrise to the next. Events that do not happen (polar day and night) are null. All instants are whole
 * seconds, and the days of a place tile its time: each ends at the start of the next one.
 */
export type PanchangDay = Interval & {
  /** Civil date on which the day began. */
  date: CivilDate;
  /** 0 = Sunday. */
  weekdayIndex: number;
  /** Basis of the weekday: sunrise, or the civil date if the Sun does not rise or the day begins at midnight. */
  basis: 'sunrise' | 'civil';
  sunriseJdUt: number | null;
  sunsetJdUt: number | null;
  nextSunriseJdUt: number | null;
};

/** Longer than any day between two sunrises outside the polar seasons, shorter than two of them. */
const LONGEST_DAY_DAYS = 1.5;

/**
 * Returns the Hindu day that contains an instant: from the last sunrise to the next one. Before sunrise it is still the
 * previous day.
 *
 * A day without a following sunrise ends with its civil date. From then until the Sun rises again, civil dates replace
 * the days, and `basis` is `civil`. The last of them ends with that sunrise.
 *
 * @param jdUt Julian Day in UT
 * @source Surya Siddhanta 1.66: the weekday runs from sunrise to sunrise
 * @accuracy that of the ephemeris' rise and set, 1 s
 */
export function panchangDayAt(almanac: Almanac, jdUt: number): PanchangDay {
  const last = sunCrossingUntil(almanac, 'rise', jdUt);
  if (last === null || jdUt - last >= LONGEST_DAY_DAYS) return civilDay(almanac, jdUt);
  const day = dayFromSunrise(almanac, last);
  return jdUt < day.endJdUt ? day : civilDay(almanac, jdUt);
}

/** Beginnings of the weekday: by the texts, and by the civil calendar, as many programs count. */
export const DAY_STARTS = ['sunrise', 'midnight'] as const;
export type DayStart = (typeof DAY_STARTS)[number];

/**
 * Returns the day whose weekday an instant has: that of `panchangDayAt`, or from midnight to midnight. The latter has the
 * sunrise and sunset of its civil date.
 * @param jdUt Julian Day in UT
 */
export function weekdayOfInstant(almanac: Almanac, jdUt: number, start: DayStart): PanchangDay {
  if (start === 'sunrise') return panchangDayAt(almanac, jdUt);
  const { year, month, day } = civilAt(jdUt, almanac.clock);
  const date = { year, month, day };
  return {
    ...panchangDayOf(almanac, date),
    date,
    weekdayIndex: weekdayIndexOf(date),
    basis: 'civil',
    startJdUt: midnightJdUt(date, almanac.clock),
    endJdUt: nextMidnight(date, almanac),
  };
}

/**
 * Returns the days of successive civil dates, each sunrise computed once: the end of a day is the start of the next. A
 * date that the clocks skip has none, and a date that they repeat has two.
 * @param count number of dates, from `date`
 */
export function panchangDaysFrom(almanac: Almanac, date: CivilDate, count: number): PanchangDay[] {
  const { clock } = almanac;
  const dayCount = Math.round(midnightJdUt(plusDays(date, count), clock) - midnightJdUt(date, clock));
  const days: PanchangDay[] = [];
  for (let place = 0; place < dayCount; place += 1) {
    const sunriseJdUt = days.at(-1)?.nextSunriseJdUt ?? null;
    days.push(
      sunriseJdUt === null ? panchangDayOf(almanac, plusDays(date, place)) : dayFromSunrise(almanac, sunriseJdUt),
    );
  }
  return days;
}

/** Returns the day that begins with the sunrise of a civil date, or the civil date itself without a sunrise. */
export function panchangDayOf(almanac: Almanac, date: CivilDate): PanchangDay {
  const midnight = midnightJdUt(date, almanac.clock);
  const sunriseJdUt = sunCrossingFrom(almanac, 'rise', midnight);
  if (sunriseJdUt === null || sunriseJdUt >= nextMidnight(date, almanac)) return civilDay(almanac, midnight);
  return dayFromSunrise(almanac, sunriseJdUt);
}

const nextMidnight = (date: CivilDate, { clock }: Almanac): number => midnightJdUt(plusDays(date, 1), clock);

function dayFromSunrise(almanac: Almanac, sunriseJdUt: number): PanchangDay {
  const following = sunCrossingAfter(almanac, 'rise', sunriseJdUt);
  const nextSunriseJdUt = following !== null && following - sunriseJdUt < LONGEST_DAY_DAYS ? following : null;
  const date = civilAt(sunriseJdUt, almanac.clock);
  const endJdUt = nextSunriseJdUt ?? nextMidnight(date, almanac);
  const sunsetJdUt = sunCrossingFrom(almanac, 'set', sunriseJdUt);
  return {
    date,
    weekdayIndex: weekdayIndexOf(date),
    basis: 'sunrise',
    startJdUt: sunriseJdUt,
    endJdUt,
    sunriseJdUt,
    sunsetJdUt: sunsetJdUt !== null && sunsetJdUt < endJdUt ? sunsetJdUt : null,
    nextSunriseJdUt,
  };
}

function civilDay(almanac: Almanac, jdUt: number): PanchangDay {
  const date = civilAt(jdUt, almanac.clock);
  const startJdUt = midnightJdUt(date, almanac.clock);
  const midnight = nextMidnight(date, almanac);
  const sunriseJdUt = sunCrossingFrom(almanac, 'rise', jdUt);
  return {
    date,
    weekdayIndex: weekdayIndexOf(date),
    basis: 'civil',
    startJdUt,
    endJdUt: sunriseJdUt === null ? midnight : Math.min(midnight, sunriseJdUt),
    sunriseJdUt: null,
    sunsetJdUt: null,
    nextSunriseJdUt: null,
  };
}

/** Returns sunrise to sunset, or null if either is missing. */
export const daylightOf = ({ sunriseJdUt, sunsetJdUt }: PanchangDay): Interval | null =>
  sunriseJdUt === null || sunsetJdUt === null ? null : { startJdUt: sunriseJdUt, endJdUt: sunsetJdUt };

/** Returns sunset to the next sunrise, or null if either is missing. */
export const nightOf = ({ sunsetJdUt, nextSunriseJdUt }: PanchangDay): Interval | null =>
  sunsetJdUt === null || nextSunriseJdUt === null ? null : { startJdUt: sunsetJdUt, endJdUt: nextSunriseJdUt };

/** Returns the night before this day's sunrise, or null if the Sun did not set before it. */
export function previousNightOf(almanac: Almanac, { sunriseJdUt }: PanchangDay): Interval | null {
  if (sunriseJdUt === null) return null;
  const sunsetJdUt = sunCrossingUntil(almanac, 'set', sunriseJdUt);
  if (sunsetJdUt === null || sunriseJdUt - sunsetJdUt >= LONGEST_DAY_DAYS) return null;
  return { startJdUt: sunsetJdUt, endJdUt: sunriseJdUt };
}
