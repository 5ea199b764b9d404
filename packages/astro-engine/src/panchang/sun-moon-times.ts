import { type CivilDate, midnightJdUt } from '../moment.ts';
import type { HorizonRule } from '../ephemeris.ts';
import type { Almanac } from './day.ts';

/** Rise and set within a civil date; null where it does not happen that day, and then when it next does. */
export type RiseSet = {
  riseJdUt: number | null;
  setJdUt: number | null;
  /** The next ones after the date, where one is missing within it; null where none comes in the next day or so. */
  nextRiseJdUt: number | null;
  nextSetJdUt: number | null;
};

const DAYS_AHEAD = 2;

/**
 * When Sun or Moon rise and set on a civil date: the first crossing at or after local midnight, within the 24 hours.
 *
 * The Moon rises some 50 minutes later each day, so one day in a month has no moonrise and another no moonset.
 * Her rise is that of the upper limb with refraction, whatever rule the Sun follows.
 *
 * @param date local civil date
 * @source formulas of rise and set in Swiss Ephemeris
 * @accuracy 1 s
 */
export function riseSetOn(
  { sky, place, offsetSeconds, rule }: Almanac,
  body: 'sun' | 'moon',
  date: CivilDate,
): RiseSet {
  const midnight = midnightJdUt(date, offsetSeconds);
  const horizonRule = body === 'moon' ? 'upper_limb_refraction' : rule;
  const first = (edge: 'rise' | 'set'): number | null => {
    for (let start = midnight; start < midnight + DAYS_AHEAD; start += 1) {
      const found = sky.nextCrossing(body, edge, horizonRule, start, place);
      if (found !== null) return found;
    }
    return null;
  };
  const [rise, set] = [first('rise'), first('set')];
  const isToday = (jdUt: number | null): boolean => jdUt !== null && jdUt < midnight + 1;
  return {
    riseJdUt: isToday(rise) ? rise : null,
    setJdUt: isToday(set) ? set : null,
    nextRiseJdUt: isToday(rise) ? null : rise,
    nextSetJdUt: isToday(set) ? null : set,
  };
}

/** Short enough that no rise or set is stepped over, long enough to start near the next one. */
const NEXT_STEP_DAYS = 0.85;

/** Every rise or set from an instant on until another, each found from the one before. */
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
 * Rises and sets of the Moon on dates in a row; null on the day of the month that has none.
 * Quicker than asking day by day: each search starts near its answer.
 * @param count how many days, from `date`
 * @accuracy 1 s
 */
export function moonTimesFrom(
  almanac: Almanac,
  date: CivilDate,
  count: number,
): { riseJdUt: number | null; setJdUt: number | null }[] {
  const midnight = midnightJdUt(date, almanac.offsetSeconds);
  const [rises, sets] = (['rise', 'set'] as const).map((edge) =>
    crossingsBetween(almanac, 'moon', edge, 'upper_limb_refraction', [midnight, midnight + count]),
  );
  const onDay = (crossings: readonly number[] = [], place: number): number | null =>
    crossings.find((jdUt) => jdUt >= midnight + place && jdUt < midnight + place + 1) ?? null;
  return Array.from({ length: count }, (_, place) => ({ riseJdUt: onDay(rises, place), setJdUt: onDay(sets, place) }));
}
