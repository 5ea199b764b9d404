import type { Chosen } from './choice.ts';
import { ekadashiDays } from './ekadashi.ts';
import { moonSightings, tithiDays, weekdaysBefore } from './lunar-rules.ts';
import type { DayRange, ObservanceSky } from './observance-sky.ts';
import { bikramSambatDays } from './civil-rules.ts';
import { type Observance, type Rule, type School, SCHOOLS } from './rules.ts';
import {
  ekadashiInSolarMonthDays,
  sankrantiDays,
  solarDays,
  starInSolarMonthDays,
  sunLongitudeDays,
  tithiInSolarMonthDays,
} from './solar-rules.ts';
import { govardhanDays, holikaDays, vijayadashamiDays } from './special-days.ts';
import { starDays, starInWaxingHalfDays } from './star-rules.ts';
import { observanceOf } from './table.ts';
import { daysOnWeekday, weekdaysInMonth } from './weekday-rules.ts';

/** @property rule the rule that chose the day */
export type KeptOn = Chosen & { observance: Observance; rule: Rule };

export type ObservedOn = KeptOn & {
  basis: 'sunrise' | 'civil';
  /** Schools whose rule gives another day. */
  otherSchools: readonly { school: School; dayCount: number }[];
};

/** Returns the days that a rule chooses in a range. */
export function daysByRule(sky: ObservanceSky, rule: Rule, range: DayRange, school: School): Chosen[] {
  switch (rule.basis) {
    case 'tithi':
      return tithiDays(sky, rule, range);
    case 'nakshatra':
      return starDays(sky, rule, range);
    case 'nakshatra_in_solar_month':
      return starInSolarMonthDays(sky, rule, range);
    case 'tithi_in_solar_month':
      return tithiInSolarMonthDays(sky, rule, range);
    case 'nakshatra_in_waxing_half':
      return starInWaxingHalfDays(sky, rule, range);
    case 'ekadashi':
      return ekadashiDays(sky, rule, range, school);
    case 'ekadashi_in_solar_month':
      return ekadashiInSolarMonthDays(sky, rule, range);
    case 'sankranti':
      return sankrantiDays(sky, rule, range);
    case 'solar_day':
      return solarDays(sky, rule, range);
    case 'bikram_sambat':
      return bikramSambatDays(sky, rule, range);
    case 'sun_longitude':
      return sunLongitudeDays(sky, rule, range);
    case 'chandra_darshana':
      return moonSightings(sky, rule, range);
    case 'holika':
      return holikaDays(sky, range);
    case 'vijayadashami':
      return vijayadashamiDays(sky, range);
    case 'govardhan':
      return govardhanDays(sky, range);
    case 'weekday_on_or_before':
      return weekdaysBefore(sky, rule, range);
    case 'on_weekday':
      return daysOnWeekday(sky, rule, range);
    case 'weekday_in_month':
      return weekdaysInMonth(sky, rule, range);
    case 'offset':
      return offsetDays(sky, rule, range, school);
  }
}

function offsetDays(
  sky: ObservanceSky,
  rule: Extract<Rule, { basis: 'offset' }>,
  range: DayRange,
  school: School,
): Chosen[] {
  const { days, of } = rule;
  const moved = { fromDayCount: range.fromDayCount - days, toDayCount: range.toDayCount - days };
  return daysByRule(sky, ruleOf(observanceOf(of), school), moved, school).map((chosen) => ({
    ...chosen,
    dayCount: chosen.dayCount + days,
    window: null,
    alternatives: chosen.alternatives.map((other) => ({ ...other, dayCount: other.dayCount + days })),
  }));
}

/** Returns the rule of a school, or the rule of printed almanacs if the school has none. */
export const ruleOf = ({ rule, schools }: Observance, school: School): Rule => schools?.[school] ?? rule;

const hasSchools = ({ rule, schools }: Observance): boolean =>
  schools !== undefined || rule.basis === 'ekadashi' || (rule.basis === 'offset' && hasSchools(observanceOf(rule.of)));

/** Schools keep one observance within this number of days; its next occurrence is farther away. */
const SAME_OBSERVANCE_DAYS = 8;

function otherSchoolsOf(
  sky: ObservanceSky,
  observance: Observance,
  school: School,
  dayCount: number,
): ObservedOn['otherSchools'] {
  if (!hasSchools(observance)) return [];
  const around = { fromDayCount: dayCount - SAME_OBSERVANCE_DAYS, toDayCount: dayCount + SAME_OBSERVANCE_DAYS };
  return SCHOOLS.filter((other) => other !== school).flatMap((other) => {
    const [kept] = daysByRule(sky, ruleOf(observance, other), around, other);
    return kept === undefined || kept.dayCount === dayCount ? [] : [{ school: other, dayCount: kept.dayCount }];
  });
}

/**
 * Returns the days of observances between two dates, in order.
 * @param observances rows of the table, or the caller's own rows
 * @source the rule of each row; the row also has its agreement with published dates
 * @accuracy exact unless `marginMinutes` is a minute or less
 */
export const keptBetween = (
  sky: ObservanceSky,
  observances: readonly Observance[],
  range: DayRange,
  school: School,
): KeptOn[] =>
  observances
    .flatMap((observance) => {
      const rule = ruleOf(observance, school);
      return daysByRule(sky, rule, range, school).map((chosen): KeptOn => ({ ...chosen, observance, rule }));
    })
    .toSorted((a, b) => a.dayCount - b.dayCount);

/** Returns the same with the days of other schools. */
export const observancesBetween = (
  sky: ObservanceSky,
  observances: readonly Observance[],
  range: DayRange,
  school: School,
): ObservedOn[] =>
  keptBetween(sky, observances, range, school).map((kept) => ({
    ...kept,
    basis: sky.days.at(kept.dayCount).basis,
    otherSchools: otherSchoolsOf(sky, kept.observance, school, kept.dayCount),
  }));
