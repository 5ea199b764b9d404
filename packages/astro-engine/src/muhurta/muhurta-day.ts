import type { Ayanamsa } from '../core/ephemeris.ts';
import { type CivilDate, plusDays } from '../core/moment.ts';
import { lunationsOf } from '../calendar/lunations.ts';
import { type Almanac, daylightOf, nightOf, type PanchangDay, panchangDaysFrom } from '../panchang/day.ts';
import type { Interval } from '../panchang/interval.ts';
import { type Limb, type LightAngles, limbsBetween } from '../panchang/limbs.ts';
import { printedSpansBetween } from '../core/printed.ts';
import type { Span } from '../core/search.ts';
import { type RisingZodiac, risingZodiacOf } from '../sky/rising-signs.ts';
import type { SeasonSky } from './season-sky.ts';

export type MuhurtaSky = SeasonSky & { zodiac: RisingZodiac | null };

/** Spans that touch a time, in their full length. */
export type MuhurtaLimbs = Record<Limb | 'pada' | 'moonSign' | 'sunSign' | 'sunStar', readonly Span[]>;

/** A sunrise day with all inputs of its muhurtas. */
export type MuhurtaDay = PanchangDay & {
  daylight: Interval;
  night: Interval;
  previousStartJdUt: number;
  limbs: MuhurtaLimbs;
};

/** A day without a sunrise or a sunset, which has no muhurtas. */
export type DayWithout = PanchangDay & { missing: 'no_sunrise' | 'no_sunset' };

export const muhurtaSkyOf = (almanac: Almanac, ayanamsa: Ayanamsa, angles: LightAngles): MuhurtaSky => ({
  sky: almanac.sky,
  almanac,
  ayanamsa,
  angles,
  moon: lunationsOf(angles),
  zodiac: risingZodiacOf(almanac.sky, ayanamsa, almanac.place),
});

const limbsOf = (angles: LightAngles, from: number, until: number): MuhurtaLimbs => ({
  tithi: limbsBetween(angles, 'tithi', from, until),
  nakshatra: limbsBetween(angles, 'nakshatra', from, until),
  yoga: limbsBetween(angles, 'yoga', from, until),
  karana: limbsBetween(angles, 'karana', from, until),
  pada: printedSpansBetween(angles.moon, 108, from, until),
  moonSign: printedSpansBetween(angles.moon, 12, from, until),
  sunSign: printedSpansBetween(angles.sun, 12, from, until),
  sunStar: printedSpansBetween(angles.sun, 27, from, until),
});

/** Yields the spans that touch each day; both lists are in order, so each is walked once. */
function* touching(spans: readonly Span[], days: readonly PanchangDay[]): Generator<readonly Span[]> {
  let first = 0;
  for (const { startJdUt, endJdUt } of days) {
    while ((spans[first]?.endJdUt ?? Infinity) <= startJdUt) first += 1;
    let last = first;
    while ((spans[last]?.startJdUt ?? Infinity) < endJdUt) last += 1;
    yield spans.slice(first, last);
  }
}

/**
 * Returns successive days, each with the limbs that touch it, searched once for all days.
 * @param before the start of the day before the first
 */
export function withLimbs(
  { angles }: MuhurtaSky,
  days: readonly PanchangDay[],
  before: number,
): (MuhurtaDay | DayWithout)[] {
  const [first, last] = [days[0], days.at(-1)];
  if (first === undefined || last === undefined) return [];
  const all = limbsOf(angles, first.startJdUt, last.endJdUt);
  const names = Object.keys(all) as (keyof MuhurtaLimbs)[]; // Safe: the keys of the object itself.
  const walks = names.map((name) => [name, touching(all[name], days)] as const);
  return days.map((day, place) => {
    // Safe: one entry for each name, and a walk yields as often as there are days.
    const limbs = Object.fromEntries(walks.map(([name, walk]) => [name, walk.next().value])) as MuhurtaLimbs;
    const [daylight, night] = [daylightOf(day), nightOf(day)];
    if (daylight === null || night === null)
      return { ...day, missing: day.sunriseJdUt === null ? 'no_sunrise' : 'no_sunset' };
    return { ...day, daylight, night, limbs, previousStartJdUt: days[place - 1]?.startJdUt ?? before };
  });
}

/** Returns the days of successive civil dates. @param count number of dates, from `date` */
export function muhurtaDaysOf(sky: MuhurtaSky, date: CivilDate, count: number): (MuhurtaDay | DayWithout)[] {
  const [before, ...days] = panchangDaysFrom(sky.almanac, plusDays(date, -1), count + 1);
  return withLimbs(sky, days, before?.startJdUt ?? Number.NEGATIVE_INFINITY);
}
