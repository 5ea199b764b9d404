import { firstDateOfSolarMonth } from '../calendar/solar-month.ts';
import { solarRuleOf } from '../calendar/solar-reckonings.ts';
import { dayCountOf } from '../core/moment.ts';
import { arcDeg, signIndexOf } from '../core/angle.ts';
import { printedNextReach } from '../core/printed.ts';
import { type Chosen, choose, type Vyapti } from './choice.ts';
import { ekadashiDays } from './ekadashi.ts';
import { tithiNumbersIn } from './lunar-rules.ts';
import { type DayRange, instantsOf, isWithin, type ObservanceSky } from './observance-sky.ts';
import type { RuleOf, SolarMonthStart } from './rules.ts';
import { starSpansIn } from './star-rules.ts';

const DAYS_PER_YEAR = 365.2425;
/** Fastest motion, in January, with a margin. */
const SUN_DEG_PER_DAY_MAX = 1.03;
const [KARKA_INDEX, MAKARA_INDEX] = [3, 9];

/** Returns every instant in a range at which the Sun reaches a longitude. */
export function sunReaches(
  { angles }: ObservanceSky,
  longitudeDeg: number,
  fromJdUt: number,
  untilJdUt: number,
): number[] {
  const found: number[] = [];
  const earliest = (from: number): number => from + arcDeg(angles.sun.degAt(from), longitudeDeg) / SUN_DEG_PER_DAY_MAX;
  for (let from = fromJdUt; earliest(from) < untilJdUt;) {
    const reached = printedNextReach(angles.sun, longitudeDeg, from);
    if (reached < untilJdUt) found.push(reached);
    from = reached + DAYS_PER_YEAR - 30;
  }
  return found;
}

const daily = (sky: ObservanceSky, jdUt: number, dayCount: number): Chosen => ({
  dayCount,
  span: { startJdUt: jdUt, endJdUt: jdUt },
  window: null,
  marginMinutes: boundaryMinutes(sky, jdUt),
  alternatives: [],
});

const MINUTES_PER_DAY = 1440;

/** Returns the minutes from an instant to the nearest sunrise or sunset. */
function boundaryMinutes({ days }: ObservanceSky, jdUt: number): number {
  const { riseJdUt, setJdUt, nextRiseJdUt } = days.at(days.panchangDayCountAt(jdUt));
  return Math.min(...[riseJdUt, setJdUt, nextRiseJdUt].map((edge) => Math.abs(edge - jdUt))) * MINUTES_PER_DAY;
}

/**
 * Returns the civil day of the Sun's entry into a sign: the date of the instant; for Karka the day from sunrise to
 * sunrise, so an entry before sunrise belongs to the previous day; for Makara the next day if the Sun has set.
 * @source Dharmasindhu, first parichchheda, on sankrantis; DrikPanchang 2023–2026
 */
export function sankrantiDayCount({ days }: ObservanceSky, signIndex: number, jdUt: number): number {
  const dayCount = days.dayCountAt(jdUt);
  if (signIndex === KARKA_INDEX) return days.panchangDayCountAt(jdUt);
  return signIndex === MAKARA_INDEX && jdUt >= days.at(dayCount).setJdUt ? dayCount + 1 : dayCount;
}

export function sankrantiDays(sky: ObservanceSky, { signIndex }: RuleOf<'sankranti'>, range: DayRange): Chosen[] {
  const { fromJdUt, untilJdUt } = instantsOf(range);
  return sunReaches(sky, signIndex * 30, fromJdUt, untilJdUt)
    .map((jdUt) => daily(sky, jdUt, sankrantiDayCount(sky, signIndex, jdUt)))
    .filter(({ dayCount }) => isWithin(range, dayCount));
}

export function sunLongitudeDays(
  sky: ObservanceSky,
  { longitudeDeg }: RuleOf<'sun_longitude'>,
  range: DayRange,
): Chosen[] {
  const { fromJdUt, untilJdUt } = instantsOf(range);
  return sunReaches(sky, longitudeDeg, fromJdUt, untilJdUt)
    .map((jdUt) => daily(sky, jdUt, sky.days.panchangDayCountAt(jdUt)))
    .filter(({ dayCount }) => isWithin(range, dayCount));
}

function firstDayCount(sky: ObservanceSky, start: SolarMonthStart, jdUt: number): number {
  if (start !== 'sunrise') return dayCountOf(firstDateOfSolarMonth(sky, solarRuleOf(start, sky.almanacId), jdUt));
  const dayCount = sky.days.dayCountAt(jdUt);
  return jdUt <= sky.days.at(dayCount).riseJdUt ? dayCount : dayCount + 1;
}

/** Returns a day of a solar month, by the calendar that defines its start. */
export function solarDays(
  sky: ObservanceSky,
  { signIndex, dayNumber, start }: RuleOf<'solar_day'>,
  range: DayRange,
): Chosen[] {
  const { fromJdUt, untilJdUt } = instantsOf(range);
  return sunReaches(sky, signIndex * 30, fromJdUt - dayNumber, untilJdUt - dayNumber + 1)
    .map((jdUt) => daily(sky, jdUt, firstDayCount(sky, start, jdUt) + dayNumber - 1))
    .filter(({ dayCount }) => isWithin(range, dayCount));
}

/** Returns the months of the Tamil calendar in a sign that touch a range. */
function tamilMonths(sky: ObservanceSky, signIndex: number, range: DayRange): DayRange[] {
  const { fromJdUt, untilJdUt } = instantsOf(range);
  return sunReaches(sky, signIndex * 30, fromJdUt - 33, untilJdUt).map((jdUt) => {
    const nextJdUt = printedNextReach(sky.angles.sun, (signIndex + 1) * 30, jdUt + 1);
    return {
      fromDayCount: firstDayCount(sky, 'tamil', jdUt),
      toDayCount: firstDayCount(sky, 'tamil', nextJdUt) - 1,
    };
  });
}

function lastOfMonths(
  sky: ObservanceSky,
  signIndex: number,
  range: DayRange,
  daysIn: (month: DayRange) => Chosen[],
): Chosen[] {
  return tamilMonths(sky, signIndex, range)
    .flatMap((month) => daysIn(month).slice(-1))
    .filter(({ dayCount }) => isWithin(range, dayCount));
}

const byDay = (sky: ObservanceSky, vyapti: Vyapti, spans: readonly Chosen['span'][], month: DayRange): Chosen[] =>
  spans.map((span) => choose(sky.days, vyapti, span)).filter(({ dayCount }) => isWithin(month, dayCount));

/** Returns the last day of a star in a month of the Tamil calendar. */
export const starInSolarMonthDays = (
  sky: ObservanceSky,
  { signIndex, nakshatraIndex, vyapti }: RuleOf<'nakshatra_in_solar_month'>,
  range: DayRange,
): Chosen[] =>
  lastOfMonths(sky, signIndex, range, (month) => byDay(sky, vyapti, starSpansIn(sky, nakshatraIndex, month), month));

/** Returns the last day of a tithi in a month of the Tamil calendar. */
export const tithiInSolarMonthDays = (
  sky: ObservanceSky,
  { signIndex, tithiIndex, vyapti }: RuleOf<'tithi_in_solar_month'>,
  range: DayRange,
): Chosen[] =>
  lastOfMonths(sky, signIndex, range, (month) => {
    const numbers = tithiNumbersIn(sky, { monthIndex: null, tithiIndex, adhika: 'also' }, month);
    return byDay(sky, vyapti, numbers.map(sky.moon.tithi), month);
  });

const WAXING_EKADASHI_INDEX = 10;

/** Returns the Vaishnava day of the waxing Ekadashi with the Sun in a sign at sunrise. */
export const ekadashiInSolarMonthDays = (
  sky: ObservanceSky,
  { signIndex }: RuleOf<'ekadashi_in_solar_month'>,
  range: DayRange,
): Chosen[] =>
  ekadashiDays(sky, { monthIndex: null, tithiIndex: WAXING_EKADASHI_INDEX, adhika: 'also' }, range, 'vaishnava').filter(
    ({ dayCount }) => signIndexOf(sky.angles.sun.degAt(sky.days.at(dayCount).riseJdUt)) === signIndex,
  );
