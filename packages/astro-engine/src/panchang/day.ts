import type { Ephemeris, GeoPlace, HorizonRule } from '../ephemeris.ts';
import { type CivilDate, civilAt, midnightJdUt, plusDays, weekdayIndexOf } from '../moment.ts';
import type { Interval } from './interval.ts';

/** Where the almanac is read: place, clock, and what counts as sunrise. */
export type Almanac = { sky: Ephemeris; place: GeoPlace; offsetSeconds: number; rule: HorizonRule };

/** From one sunrise to the next. What does not happen (polar day and night) is null. */
export type PanchangDay = {
  /** Civil date on which the day began. */
  date: CivilDate;
  /** 0 = Sunday. */
  weekdayIndex: number;
  /** By sunrise, or by the civil calendar where the Sun does not rise. */
  basis: 'sunrise' | 'civil';
  sunriseJdUt: number | null;
  sunsetJdUt: number | null;
  nextSunriseJdUt: number | null;
};

/** Longer than any day between two sunrises outside the polar seasons, shorter than two. */
const LONGEST_DAY_DAYS = 1.5;

const sun = ({ sky, place, rule }: Almanac, edge: 'rise' | 'set', afterJdUt: number): number | null =>
  sky.nextCrossing('sun', edge, rule, afterJdUt, place);

/** Past a crossing and well before the next one: a search from the crossing itself would find it again first. */
const PAST_CROSSING_DAYS = 0.03;

const sunAgain = (almanac: Almanac, edge: 'rise' | 'set', crossingJdUt: number): number | null =>
  sun(almanac, edge, crossingJdUt + PAST_CROSSING_DAYS);

type Crossings = { last: number | null; following: number | null };

/** The last crossing at or before an instant, looked for from a day and a half before, and the one that follows it. */
function crossingsAround(almanac: Almanac, edge: 'rise' | 'set', jdUt: number): Crossings {
  let last: number | null = null;
  let following = sun(almanac, edge, jdUt - LONGEST_DAY_DAYS);
  while (following !== null && following <= jdUt) {
    last = following;
    following = sunAgain(almanac, edge, following);
  }
  return { last, following };
}

/**
 * The Hindu day that holds an instant: from the last sunrise to the next one. Before sunrise it is still yesterday.
 *
 * Where the Sun has not risen in the last day and a half, the civil date stands in for the day, and says so.
 *
 * @param jdUt Julian Day in UT
 * @source Surya Siddhanta 1.66: the weekday runs from sunrise to sunrise
 * @accuracy that of the ephemeris' rise and set, 1 s
 */
export function panchangDayAt(almanac: Almanac, jdUt: number): PanchangDay {
  const { last, following } = crossingsAround(almanac, 'rise', jdUt);
  return last === null ? civilDay(almanac, jdUt) : dayFromSunrise(almanac, last, following);
}

/**
 * The days of some civil dates one after the other, each sunrise found once: the end of a day is the start of the next.
 * @param count how many, from `date`
 */
export function panchangDaysFrom(almanac: Almanac, date: CivilDate, count: number): PanchangDay[] {
  const days: PanchangDay[] = [];
  for (let place = 0; place < count; place += 1) {
    const yesterday = days.at(-1);
    const sunriseJdUt = yesterday?.nextSunriseJdUt ?? null;
    days.push(
      sunriseJdUt === null
        ? panchangDayOf(almanac, plusDays(date, place))
        : dayFromSunrise(almanac, sunriseJdUt, sunAgain(almanac, 'rise', sunriseJdUt)),
    );
  }
  return days;
}

/** The day that begins with the sunrise of a civil date, or the civil date itself where there is none. */
export function panchangDayOf(almanac: Almanac, date: CivilDate): PanchangDay {
  const midnight = midnightJdUt(date, almanac.offsetSeconds);
  const sunriseJdUt = sun(almanac, 'rise', midnight);
  if (sunriseJdUt === null || sunriseJdUt >= midnight + 1) return civilDay(almanac, midnight);
  return dayFromSunrise(almanac, sunriseJdUt, sunAgain(almanac, 'rise', sunriseJdUt));
}

function dayFromSunrise(almanac: Almanac, sunriseJdUt: number, nextSunriseJdUt: number | null): PanchangDay {
  const isWithinDay = nextSunriseJdUt !== null && nextSunriseJdUt - sunriseJdUt < LONGEST_DAY_DAYS;
  const sunsetJdUt = sun(almanac, 'set', sunriseJdUt);
  const setsThatDay = sunsetJdUt !== null && sunsetJdUt < (isWithinDay ? nextSunriseJdUt : sunriseJdUt + 1);
  const date = civilAt(sunriseJdUt, almanac.offsetSeconds);
  return {
    date,
    weekdayIndex: weekdayIndexOf(date),
    basis: 'sunrise',
    sunriseJdUt,
    sunsetJdUt: setsThatDay ? sunsetJdUt : null,
    nextSunriseJdUt: isWithinDay ? nextSunriseJdUt : null,
  };
}

function civilDay({ offsetSeconds }: Almanac, jdUt: number): PanchangDay {
  const date = civilAt(jdUt, offsetSeconds);
  const weekdayIndex = weekdayIndexOf(date);
  const none = { sunriseJdUt: null, sunsetJdUt: null, nextSunriseJdUt: null };
  return { date, weekdayIndex, basis: 'civil', ...none };
}

/** Sunrise to sunset, or null where either is missing. */
export const daylightOf = ({ sunriseJdUt, sunsetJdUt }: PanchangDay): Interval | null =>
  sunriseJdUt === null || sunsetJdUt === null ? null : { startJdUt: sunriseJdUt, endJdUt: sunsetJdUt };

/** Sunset to the next sunrise, or null where either is missing. */
export const nightOf = ({ sunsetJdUt, nextSunriseJdUt }: PanchangDay): Interval | null =>
  sunsetJdUt === null || nextSunriseJdUt === null ? null : { startJdUt: sunsetJdUt, endJdUt: nextSunriseJdUt };

/** The night that led to this day's sunrise, or null where the Sun did not set before it. */
export function previousNightOf(almanac: Almanac, { sunriseJdUt }: PanchangDay): Interval | null {
  const sunsetJdUt = sunriseJdUt === null ? null : crossingsAround(almanac, 'set', sunriseJdUt).last;
  return sunriseJdUt === null || sunsetJdUt === null ? null : { startJdUt: sunsetJdUt, endJdUt: sunriseJdUt };
}
