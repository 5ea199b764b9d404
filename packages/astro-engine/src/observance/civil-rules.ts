import { BIKRAM_SAMBAT_YEARS } from '../calendar/civil/bikram-sambat.data.ts';
import { bikramSambatMonthStart } from '../calendar/civil/bikram-sambat.ts';
import { dateOfDayCount } from '../core/moment.ts';
import type { Chosen } from './choice.ts';
import { type DayRange, isWithin, type ObservanceSky } from './observance-sky.ts';
import type { RuleOf } from './rules.ts';

/** From January to April and from then on. */
const [YEARS_AHEAD_BEFORE_APRIL, YEARS_AHEAD] = [56, 57];

/**
 * Returns the days of a date of Bikram Sambat; none outside the years of its table.
 * @source see `bikramSambatMonthStart`
 */
export function bikramSambatDays(
  { days }: ObservanceSky,
  { monthIndex, dayNumber }: RuleOf<'bikram_sambat'>,
  range: DayRange,
): Chosen[] {
  const earliest = dateOfDayCount(range.fromDayCount).year + YEARS_AHEAD_BEFORE_APRIL;
  const latest = dateOfDayCount(range.toDayCount).year + YEARS_AHEAD;
  const first = Math.max(earliest, BIKRAM_SAMBAT_YEARS.first);
  const last = Math.min(latest, BIKRAM_SAMBAT_YEARS.last);
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, ahead) => first + ahead)
    .map((year) => bikramSambatMonthStart(year, monthIndex) + dayNumber - 1)
    .filter((dayCount) => isWithin(range, dayCount))
    .map((dayCount): Chosen => {
      const { riseJdUt, nextRiseJdUt } = days.at(dayCount);
      const span = { startJdUt: riseJdUt, endJdUt: nextRiseJdUt };
      return { dayCount, span, window: null, marginMinutes: null, alternatives: [] };
    });
}
