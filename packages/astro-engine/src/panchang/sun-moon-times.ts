import { declinationDeg } from '../core/angle.ts';
import { type CivilDate, midnightJdUt, plusDays, wholeSecond } from '../core/moment.ts';
import { EphemerisRangeError, type HorizonRule, MOON_RULE } from '../core/ephemeris.ts';
import {
  type Almanac,
  type Edge,
  OBLIQUITY_DEG,
  type PolarSeason,
  polarSeasonAt,
  sunCrossingFrom,
} from './crossings.ts';
import type { PanchangDay } from './day.ts';
import type { Interval } from './interval.ts';

/** Rise and set within a day; null if it does not happen that day, with the next one after it. */
export type RiseSet = {
  riseJdUt: number | null;
  setJdUt: number | null;
  /** The next ones after the day, if one is missing within it; null if the ephemeris ends first. */
  nextRiseJdUt: number | null;
  nextSetJdUt: number | null;
};

/** Longer than any polar day or night: at the poles themselves the Sun rises once a year. */
const SUN_SEARCH_DAYS = 370;
/** Longer than the Moon's month, in which she crosses every horizon. */
const MOON_SEARCH_DAYS = 30;
/** Sum of her parallax and the change of her declination in a day. */
const MOON_MARGIN_DEG = 8;

/** @accuracy 0.5°, enough to decide if she is near the horizon */
function moonDeclinationDeg({ sky }: Almanac, jdUt: number): number {
  const { longitudeDeg, latitudeDeg } = sky.position('moon', jdUt, 'geocentre');
  return declinationDeg(longitudeDeg, OBLIQUITY_DEG) + latitudeDeg;
}

/** Whether the Moon may cross the horizon within a day of an instant. One position replaces a search without a result. */
const moonMayCross = (almanac: Almanac, jdUt: number): boolean =>
  Math.abs(almanac.place.latitudeDeg) + Math.abs(moonDeclinationDeg(almanac, jdUt)) - 90 < MOON_MARGIN_DEG;

function moonCrossingFrom(almanac: Almanac, edge: Edge, fromJdUt: number): number | null {
  const { sky, place } = almanac;
  for (let start = fromJdUt; start < fromJdUt + MOON_SEARCH_DAYS; start += 1) {
    const mayCross = start === fromJdUt || moonMayCross(almanac, start + 0.5);
    const found = mayCross ? sky.nextCrossing('moon', edge, MOON_RULE, start, place) : null;
    if (found !== null) return wholeSecond(found);
  }
  return null;
}

/** Returns the first crossing at or after an instant, at any distance; null only if the ephemeris ends before it. */
function crossingFrom(almanac: Almanac, body: 'sun' | 'moon', edge: Edge, fromJdUt: number): number | null {
  try {
    return body === 'moon'
      ? moonCrossingFrom(almanac, edge, fromJdUt)
      : sunCrossingFrom(almanac, edge, fromJdUt, SUN_SEARCH_DAYS);
  } catch (error) {
    if (error instanceof EphemerisRangeError) return null;
    throw error;
  }
}

/**
 * Returns rise and set of Sun or Moon within an interval: the first crossing at or after its start. If that is after
 * its end, it is returned as the next one, at any distance: near the poles that may take half a year.
 *
 * The Moon rises some 50 minutes later each day, so one day in a month has no moonrise and another no moonset. She
 * follows `MOON_RULE`, whatever rule the Sun follows.
 *
 * @source formulas of rise and set in Swiss Ephemeris
 * @accuracy 1 s
 */
export function riseSetBetween(almanac: Almanac, body: 'sun' | 'moon', { startJdUt, endJdUt }: Interval): RiseSet {
  const [rise, set] = [crossingFrom(almanac, body, 'rise', startJdUt), crossingFrom(almanac, body, 'set', startJdUt)];
  const isWithin = (jdUt: number | null): boolean => jdUt !== null && jdUt < endJdUt;
  return {
    riseJdUt: isWithin(rise) ? rise : null,
    setJdUt: isWithin(set) ? set : null,
    nextRiseJdUt: isWithin(rise) ? null : rise,
    nextSetJdUt: isWithin(set) ? null : set,
  };
}

/** Returns the same from local midnight of a civil date to the next. */
export function riseSetOn(almanac: Almanac, body: 'sun' | 'moon', date: CivilDate): RiseSet {
  const startJdUt = midnightJdUt(date, almanac.clock);
  return riseSetBetween(almanac, body, { startJdUt, endJdUt: midnightJdUt(plusDays(date, 1), almanac.clock) });
}

/** Outside the polar seasons the next crossing is within this many days of a midnight. */
const ORDINARY_GAP_DAYS = 2.5;

/**
 * Returns the reason that the Sun does not rise or set on a civil date; null if both happen, or if the missing one
 * happens the next day, such as a sunset after midnight.
 */
export function polarReasonOf(almanac: Almanac, date: CivilDate, found: RiseSet): PolarSeason | null {
  const midnight = midnightJdUt(date, almanac.clock);
  const isFar = (jdUt: number | null, next: number | null): boolean =>
    jdUt === null && (next === null || next - midnight > ORDINARY_GAP_DAYS);
  const neither = found.riseJdUt === null && found.setJdUt === null;
  return neither || isFar(found.riseJdUt, found.nextRiseJdUt) || isFar(found.setJdUt, found.nextSetJdUt)
    ? polarSeasonAt(almanac, midnight + 0.5)
    : null;
}

/** Returns the position of the Moon on a civil date without moonrise and moonset; null on other dates. */
export function moonReasonOf(
  almanac: Almanac,
  date: CivilDate,
  { riseJdUt, setJdUt }: RiseSet,
): 'above_horizon' | 'below_horizon' | null {
  if (riseJdUt !== null || setJdUt !== null) return null;
  const isAbove = moonDeclinationDeg(almanac, midnightJdUt(date, almanac.clock) + 0.5) * almanac.place.latitudeDeg > 0;
  return isAbove ? 'above_horizon' : 'below_horizon';
}

/**
 * Returns rise and set of the disc's centre without refraction, as the Vedic texts define them, within a panchang day.
 * @accuracy 1 s
 */
export function vedicSunTimesOf(
  almanac: Almanac,
  day: PanchangDay,
): { riseJdUt: number | null; setJdUt: number | null } {
  const vedic: Almanac = { ...almanac, rule: 'geometric' };
  const within = (jdUt: number | null): number | null => (jdUt !== null && jdUt < day.endJdUt ? jdUt : null);
  if (almanac.rule === 'geometric') return { riseJdUt: day.sunriseJdUt, setJdUt: day.sunsetJdUt };
  return {
    riseJdUt: within(sunCrossingFrom(vedic, 'rise', day.startJdUt)),
    setJdUt: within(sunCrossingFrom(vedic, 'set', day.startJdUt)),
  };
}

/** Short enough to skip no rise or set, long enough to start near the next one. */
const NEXT_STEP_DAYS = 0.85;

/** Returns every rise or set from an instant until another, each searched from the previous one. */
function crossingsBetween(
  { sky, place }: Almanac,
  body: 'sun' | 'moon',
  edge: 'rise' | 'set',
  rule: HorizonRule,
  [fromJdUt, untilJdUt]: readonly [number, number],
): number[] {
  const found: number[] = [];
  for (let start = fromJdUt; start < untilJdUt;) {
    const next = sky.nextCrossing(body, edge, rule, start, place);
    if (next !== null && next < untilJdUt) found.push(next);
    start = next === null ? start + 1 : next + NEXT_STEP_DAYS;
  }
  return found;
}

/**
 * Returns rises and sets of the Moon on successive dates; null on the day of the month without one. Faster than
 * separate days, because each search starts near its result.
 * @param count number of days, from `date`
 * @accuracy 1 s
 */
export function moonTimesFrom(
  almanac: Almanac,
  date: CivilDate,
  count: number,
): { riseJdUt: number | null; setJdUt: number | null }[] {
  const midnights = Array.from({ length: count + 1 }, (_, place) => midnightJdUt(plusDays(date, place), almanac.clock));
  const [first = 0, last = 0] = [midnights[0], midnights[count]];
  const [rises, sets] = (['rise', 'set'] as const).map((edge) =>
    crossingsBetween(almanac, 'moon', edge, MOON_RULE, [first, last]),
  );
  const onDay = (crossings: readonly number[] = [], place: number): number | null =>
    crossings.find((jdUt) => jdUt >= (midnights[place] ?? last) && jdUt < (midnights[place + 1] ?? last)) ?? null;
  return Array.from({ length: count }, (_, place) => ({ riseJdUt: onDay(rises, place), setJdUt: onDay(sets, place) }));
}
