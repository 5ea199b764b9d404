import { MOON_RULE } from '../core/ephemeris.ts';
import { type CivilDate, civilAt, dateOfDayCount, dayCountOf, midnightJdUt } from '../core/moment.ts';
import { type Almanac, panchangDayOf } from '../panchang/day.ts';
import type { Interval } from '../panchang/interval.ts';
import { type DayFrame, type Kala, kalaOf } from './kalas.ts';

/** A civil date with sunrise, sunset and next sunrise, the inputs of its kalas. */
export type ObservedDay = DayFrame & {
  /** Days from 1970-01-01. */
  dayCount: number;
  date: CivilDate;
  /** `civil` if the Sun does not both rise and set: 6:00 and 18:00 are used instead. */
  basis: 'sunrise' | 'civil';
};

export type ObservedDays = {
  at(dayCount: number): ObservedDay;
  /** Returns the kala of a day; null if the Moon does not rise. */
  kalaOn(dayCount: number, kala: Kala): Interval | null;
  /** The civil date of an instant. */
  dayCountAt(jdUt: number): number;
  /** The day, from sunrise to sunrise, that contains an instant. */
  panchangDayCountAt(jdUt: number): number;
};

const SIX_HOURS_DAYS = 0.25;
/** Days after a sunrise in which moonrise is searched: once a month she does not rise between two sunrises. */
const MOONRISE_DAYS = 3;

/** Returns the days of a place. Each is computed on first use and kept. */
export function observedDaysOf(almanac: Almanac): ObservedDays {
  const days = new Map<number, ObservedDay>();
  const moonrises = new Map<number, number | null>();

  function frameOf(dayCount: number): Omit<ObservedDay, 'nextRiseJdUt'> {
    const date = dateOfDayCount(dayCount);
    const { sunriseJdUt, sunsetJdUt } = panchangDayOf(almanac, date);
    if (sunriseJdUt !== null && sunsetJdUt !== null)
      return { dayCount, date, basis: 'sunrise', riseJdUt: sunriseJdUt, setJdUt: sunsetJdUt };
    const midnight = midnightJdUt(date, almanac.clock);
    const [riseJdUt, setJdUt] = [midnight + SIX_HOURS_DAYS, midnight + 3 * SIX_HOURS_DAYS];
    return { dayCount, date, basis: 'civil', riseJdUt, setJdUt };
  }

  const frames = new Map<number, Omit<ObservedDay, 'nextRiseJdUt'>>();
  function keptFrame(dayCount: number): Omit<ObservedDay, 'nextRiseJdUt'> {
    const frame = frames.get(dayCount) ?? frameOf(dayCount);
    frames.set(dayCount, frame);
    return frame;
  }

  function at(dayCount: number): ObservedDay {
    const day = days.get(dayCount) ?? { ...keptFrame(dayCount), nextRiseJdUt: keptFrame(dayCount + 1).riseJdUt };
    days.set(dayCount, day);
    return day;
  }

  function moonriseOf(dayCount: number): number | null {
    const known = moonrises.get(dayCount);
    if (known !== undefined) return known;
    const { riseJdUt } = at(dayCount);
    let found: number | null = null;
    for (let ahead = 0; found === null && ahead < MOONRISE_DAYS; ahead += 1)
      found = almanac.sky.nextCrossing('moon', 'rise', MOON_RULE, riseJdUt + ahead, almanac.place);
    moonrises.set(dayCount, found);
    return found;
  }

  const dayCountAt = (jdUt: number): number => dayCountOf(civilAt(jdUt, almanac.clock));

  return {
    at,
    dayCountAt,
    kalaOn(dayCount, kala) {
      if (kala !== 'moonrise') return kalaOf(kala, at(dayCount));
      const jdUt = moonriseOf(dayCount);
      return jdUt === null ? null : { startJdUt: jdUt, endJdUt: jdUt };
    },
    panchangDayCountAt(jdUt) {
      let dayCount = dayCountAt(jdUt);
      while (at(dayCount).riseJdUt > jdUt) dayCount -= 1;
      return dayCount;
    },
  };
}
