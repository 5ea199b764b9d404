import { MOON_RULE } from '../core/ephemeris.ts';
import { dateOfDayCount, weekdayIndexOf } from '../core/moment.ts';
import type { Interval } from '../panchang/interval.ts';
import { type Chosen, choose } from './choice.ts';
import { meanLunationAt, meanTithiJdUt } from '../calendar/lunations.ts';
import { type DayRange, instantsOf, isWithin, type ObservanceSky } from './observance-sky.ts';
import type { LunarDay, RuleOf } from './rules.ts';

/** Whether a lunation is a month of that name, by the rule's treatment of leap months. */
function isMonth(
  { moon }: ObservanceSky,
  lunation: number,
  { monthIndex, adhika }: Omit<LunarDay, 'tithiIndex'>,
): boolean {
  if (monthIndex === null && adhika === 'also') return true;
  const month = moon.month(lunation);
  const isNamed = monthIndex === null || month.monthIndex === monthIndex || month.lostMonthIndex === monthIndex;
  if (!isNamed) return false;
  if (adhika === 'also') return true;
  if (adhika === 'only') return month.kind === 'adhika';
  if (adhika === 'skip' || month.kind === 'adhika') return adhika === 'prefer' || month.kind !== 'adhika';
  const before = moon.month(lunation - 1);
  return before.kind !== 'adhika' || before.monthIndex !== month.monthIndex;
}

/**
 * Returns the numbers of the tithis that may be kept on the days of a range. A lost month is found in the kshaya month
 * that took its name.
 */
export function tithiNumbersIn(sky: ObservanceSky, { tithiIndex, ...month }: LunarDay, range: DayRange): number[] {
  const { fromJdUt, untilJdUt } = instantsOf(range);
  const found: number[] = [];
  for (let lunation = meanLunationAt(fromJdUt) - 1; lunation <= meanLunationAt(untilJdUt); lunation += 1) {
    const tithiNumber = lunation * 30 + tithiIndex;
    const meanJdUt = meanTithiJdUt(tithiNumber);
    if (meanJdUt < fromJdUt || meanJdUt > untilJdUt) continue;
    if (isMonth(sky, lunation, month)) found.push(tithiNumber);
  }
  return found;
}

/** Returns the days of a tithi: of one month, or of every month. */
export function tithiDays(sky: ObservanceSky, rule: RuleOf<'tithi'>, range: DayRange): Chosen[] {
  const { monthIndex, adhika, tithiIndexes, vyapti } = rule;
  return tithiIndexes
    .flatMap((tithiIndex) => tithiNumbersIn(sky, { monthIndex, adhika, tithiIndex }, range))
    .map((tithiNumber) => choose(sky.days, vyapti, sky.moon.tithi(tithiNumber)))
    .filter(({ dayCount }) => isWithin(range, dayCount));
}

const DAYS_PER_WEEK = 7;

/** Returns the last such weekday on or before the day with the tithi at sunrise. */
export function weekdaysBefore(sky: ObservanceSky, rule: RuleOf<'weekday_on_or_before'>, range: DayRange): Chosen[] {
  const { monthIndex, tithiIndex, weekdayIndex } = rule;
  const anchors = { ...range, toDayCount: range.toDayCount + DAYS_PER_WEEK };
  const vyapti = { kala: 'sunrise', both: 'first', none: 'start' } as const;
  const lunarDay = { monthIndex, tithiIndexes: [tithiIndex], adhika: 'skip' } as const;
  return tithiDays(sky, { basis: 'tithi', ...lunarDay, vyapti }, anchors)
    .map((anchor): Chosen => {
      const ownIndex = weekdayIndexOf(dateOfDayCount(anchor.dayCount));
      const back = (ownIndex - weekdayIndex + DAYS_PER_WEEK) % DAYS_PER_WEEK;
      return { ...anchor, dayCount: anchor.dayCount - back, window: null, alternatives: [] };
    })
    .filter(({ dayCount }) => isWithin(range, dayCount));
}

/** A moonset later than this after sunset belongs to the previous night. */
const EVENING_MAX_DAYS = 0.4;
const SEEN_AFTER_DAYS = 45 / 1440;
/** Number of evenings within which a new Moon is first seen outside the polar circles. */
const EVENINGS = 5;

/** Returns the time from sunset to moonset; null if the Moon has set before sunset. */
function eveningOf({ almanac, days }: ObservanceSky, dayCount: number): Interval | null {
  const { setJdUt } = days.at(dayCount);
  const moonset = almanac.sky.nextCrossing('moon', 'set', MOON_RULE, setJdUt, almanac.place);
  return moonset === null || moonset - setJdUt > EVENING_MAX_DAYS ? null : { startJdUt: setJdUt, endJdUt: moonset };
}

/**
 * Returns Chandra Darshana: the first evening after a new moon on which the Moon sets at least 45 minutes after the
 * Sun. None if the Moon is not seen within five evenings, as in polar seasons.
 * @source DrikPanchang 2023, in which 45.16 minutes are seen and 44.95 are not
 * @accuracy 1 s in both settings
 */
export function moonSightings(
  sky: ObservanceSky,
  { monthIndex }: RuleOf<'chandra_darshana'>,
  range: DayRange,
): Chosen[] {
  const adhika = monthIndex === null ? 'also' : 'skip';
  const wider = { ...range, fromDayCount: range.fromDayCount - EVENINGS };
  return tithiNumbersIn(sky, { monthIndex, tithiIndex: 0, adhika }, wider).flatMap((tithiNumber): Chosen[] => {
    const span = sky.moon.tithi(tithiNumber);
    const first = sky.days.dayCountAt(span.startJdUt);
    for (let dayCount = first; dayCount < first + EVENINGS; dayCount += 1) {
      const evening = eveningOf(sky, dayCount);
      if (evening === null || evening.startJdUt < span.startJdUt) continue;
      const lagDays = evening.endJdUt - evening.startJdUt;
      if (lagDays < SEEN_AFTER_DAYS) continue;
      if (!isWithin(range, dayCount)) return [];
      const marginMinutes = (lagDays - SEEN_AFTER_DAYS) * 1440;
      return [{ dayCount, span, window: evening, marginMinutes, alternatives: [] }];
    }
    return [];
  });
}
