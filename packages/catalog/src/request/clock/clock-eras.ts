import { COMPUTED_YEARS } from '@graha/astro-engine/core/ephemeris-years';
import { offsetText } from '@graha/astro-engine/core/moment';
import { zoneOffsetSeconds } from '../zones/zone-offset.ts';
import { firstStandardDay, firstStandardSecond } from './first-standard.ts';
import { offsetFunction } from './place-clock.ts';

/** The clocks of a place through the years, for people who wonder why an old birth has a strange offset. */

/** Days of the proleptic Gregorian calendar; `until` is the first day after the era. */
export type ClockEra = {
  from: string;
  until: string;
  /** Offsets from UTC that clocks showed, the least first; two or more if there was summer time or a change. */
  offsets: string[];
  /** True if each place kept the mean time of its own meridian. */
  isOwn: boolean;
};

/** The shortest movements of clocks take a month: summer times of the wars, and Ramadan in Morocco since 2012. */
const SAMPLED_FROM_YEAR = 1914;
const secondsIn = (year: number): number[] =>
  (year < SAMPLED_FROM_YEAR ? [0, 6] : Array.from({ length: 12 }, (_, month) => month)).flatMap((month) =>
    [1, 16].map((day) => Date.UTC(year, month, day) / 1000),
  );

const dayOf = (epochSeconds: number): string => new Date(epochSeconds * 1000).toISOString().slice(0, 10);
const newYear = (year: number): number => Date.UTC(year, 0, 1) / 1000;
const FIRST_SECOND = newYear(COMPUTED_YEARS.first);

function offsetsIn(zone: string, year: number, standardFrom: number): string[] {
  const shown = [...secondsIn(year).filter((second) => second >= standardFrom), newYear(year + 1) - 1];
  const offsets = [...new Set(shown.map((second) => zoneOffsetSeconds(zone, second)))];
  return offsets.toSorted((a, b) => a - b).map(offsetText);
}

function standardEras(zone: string, from: string, standardFrom: number, lastYear: number): ClockEra[] {
  const eras: ClockEra[] = [];
  for (let year = Number(from.slice(0, 4)); year <= lastYear; year += 1) {
    const until = dayOf(newYear(year + 1));
    const offsets = offsetsIn(zone, year, standardFrom);
    const last = eras.at(-1);
    if (last?.offsets.join() === offsets.join()) last.until = until;
    else eras.push({ from: last?.until ?? from, until, offsets, isOwn: false });
  }
  return eras;
}

/** Keeps one list for each zone, in lower case, because a list takes tens of milliseconds; only existing zones get here. */
const known = new Map<string, ClockEra[]>();

/**
 * Returns the eras of a place's clocks from the first year of births until the end of a year. The first standard time begins an era on its
 * day, other changes on the first of January of their year.
 * @param place an IANA name, and degrees east
 * @throws RangeError for an unknown zone
 */
export function clockErasOf(place: { timezone: string; longitude: number }, lastYear: number): ClockEra[] {
  const zone = place.timezone.toLowerCase();
  const standardFrom = Math.max(firstStandardSecond(zone), FIRST_SECOND);
  const from = standardFrom === FIRST_SECOND ? dayOf(FIRST_SECOND) : firstStandardDay(zone);
  const key = `${zone} ${lastYear}`;
  const standard = known.get(key) ?? standardEras(zone, from, standardFrom, lastYear);
  known.set(key, standard);
  if (standardFrom === FIRST_SECOND) return standard;
  const own = offsetText(offsetFunction(place, 'auto')(standardFrom - 1));
  return [{ from: dayOf(FIRST_SECOND), until: from, offsets: [own], isOwn: true }, ...standard];
}
