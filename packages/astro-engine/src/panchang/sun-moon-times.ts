import { type CivilDate, midnightJdUt } from '../moment.ts';
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
