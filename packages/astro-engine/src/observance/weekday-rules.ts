import { dateOfDayCount, weekdayIndexOf } from '../core/moment.ts';
import type { Interval } from '../panchang/interval.ts';
import type { Chosen } from './choice.ts';
import { tithiDays, tithiNumbersIn } from './lunar-rules.ts';
import { type DayRange, isWithin, type ObservanceSky } from './observance-sky.ts';
import type { RuleOf } from './rules.ts';

const MONTHS = 12;
const HALF_MONTH_TITHIS = 15;
/** Longer than half a lunar month. */
const HALF_MONTH_DAYS = 17;

const isOn = (dayCount: number, weekdayIndex: number): boolean =>
  weekdayIndexOf(dateOfDayCount(dayCount)) === weekdayIndex;

/** Returns the days of a tithi that fall on a weekday, as Somavati Amavasya. */
export const daysOnWeekday = (
  sky: ObservanceSky,
  { rule, weekdayIndex }: RuleOf<'on_weekday'>,
  range: DayRange,
): Chosen[] => tithiDays(sky, rule, range).filter(({ dayCount }) => isOn(dayCount, weekdayIndex));

/** Returns the halves of a month of that name near a range. */
function halvesOf(
  sky: ObservanceSky,
  { monthIndex, reckoning }: RuleOf<'weekday_in_month'>,
  { fromDayCount, toDayCount }: DayRange,
): Interval[] {
  const near = { fromDayCount: fromDayCount - HALF_MONTH_DAYS, toDayCount: toDayCount + HALF_MONTH_DAYS };
  const startsOf = (index: number, tithiIndex: number): number[] =>
    tithiNumbersIn(sky, { monthIndex: index, tithiIndex, adhika: 'skip' }, near);
  // The waning half of a purnimanta month is that of the amanta month before it.
  const waningIndex = reckoning === 'amanta' ? monthIndex : (monthIndex + MONTHS - 1) % MONTHS;
  return [...startsOf(monthIndex, 0), ...startsOf(waningIndex, HALF_MONTH_TITHIS)].map((tithiNumber) => ({
    startJdUt: sky.moon.tithi(tithiNumber).startJdUt,
    endJdUt: sky.moon.tithi(tithiNumber + HALF_MONTH_TITHIS).startJdUt,
  }));
}

/**
 * Returns each day of a weekday whose sunrise is in a lunar month, leap months excluded, as the Mondays of Shravana.
 * The span of a day is its half of the month.
 * @source as almanacs print them; DrikPanchang 2023, a year with a leap Shravana, for months from the full moon
 * @accuracy that of tithis and sunrise, 1 s
 */
export function weekdaysInMonth(sky: ObservanceSky, rule: RuleOf<'weekday_in_month'>, range: DayRange): Chosen[] {
  const { days } = sky;
  return halvesOf(sky, rule, range).flatMap((span) => {
    const [first, last] = [days.dayCountAt(span.startJdUt), days.dayCountAt(span.endJdUt)];
    return Array.from({ length: last - first + 1 }, (_, index) => first + index)
      .filter((dayCount) => isWithin(range, dayCount) && isOn(dayCount, rule.weekdayIndex))
      .filter((dayCount) => {
        const { riseJdUt } = days.at(dayCount);
        return riseJdUt >= span.startJdUt && riseJdUt < span.endJdUt;
      })
      .map((dayCount) => ({ dayCount, span, window: null, marginMinutes: null, alternatives: [] }));
  });
}
