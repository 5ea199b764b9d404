import { type CivilDate, dayCountOf, daysInMonth, isoDate, civilAt, midnightJdUt, plusDays } from '../core/moment.ts';
import { type Almanac, type PanchangDay, panchangDaysFrom } from '../panchang/day.ts';
import { type LightAngles, limbsBetween } from '../panchang/limbs.ts';
import { moonTimesFrom } from '../panchang/sun-moon-times.ts';
import { printedSpansBetween } from '../core/printed.ts';
import type { Span } from '../core/search.ts';
import { namingInstantOf } from './calendar-day.ts';
import { type LunarMonth, lunarMonthAt, purnimantaMonthIndex } from './lunar-month.ts';

/** One day of a printed month. */
export type MonthDay = {
  day: PanchangDay;
  /** On the civil date, midnight to midnight; null on the one day of a month without a moonrise. */
  moonriseJdUt: number | null;
  moonsetJdUt: number | null;
  lunarMonth: LunarMonth;
  purnimantaMonthIndex: number;
  /** Tithi at the sunrise that begins the day. */
  tithi: Span;
  nakshatra: Span;
  /** True if the tithi holds two sunrises: of this day and of a neighbour. */
  isVriddhi: boolean;
  /** A tithi that begins in the day and ends before the next sunrise, so that no day has its name; else null. */
  kshayaTithiIndex: number | null;
  /** The sign that the Sun enters on the civil date, with the instant; else null. */
  sankranti: { signIndex: number; jdUt: number } | null;
};

const holding = <S extends { startJdUt: number; endJdUt: number }>(spans: readonly S[], jdUt: number): S => {
  const span = spans.find(({ startJdUt, endJdUt }) => jdUt >= startJdUt && jdUt < endJdUt);
  if (span === undefined) throw new RangeError(`no span holds JD ${jdUt}`);
  return span;
};

function lunarMonthsBetween(angles: LightAngles, fromJdUt: number, untilJdUt: number): LunarMonth[] {
  const months = [lunarMonthAt(angles, fromJdUt)];
  for (let last = months.at(-1); last !== undefined && last.endJdUt <= untilJdUt; last = months.at(-1))
    months.push(lunarMonthAt(angles, last.endJdUt));
  return months;
}

/**
 * Returns every day of a civil month as an almanac prints it. Each sunrise, tithi, nakshatra and new moon is computed
 * once.
 * @param month 1 to 12
 * @source the tithi of a day is the one at its sunrise (udaya); see `lunarMonthAt`
 * @accuracy 1 s
 */
export function monthGridOf(
  almanac: Almanac,
  angles: LightAngles,
  { year, month }: Omit<CivilDate, 'day'>,
): MonthDay[] {
  const first = { year, month, day: 1 };
  const count = daysInMonth(year, month);
  const [before, ...days] = panchangDaysFrom(almanac, plusDays(first, -1), count + 1);
  const last = days.at(-1);
  if (before === undefined || last === undefined) throw new RangeError('a month has days');
  const from = Math.min(before.startJdUt, namingInstantOf(almanac, before));
  const until = Math.max(last.endJdUt, namingInstantOf(almanac, last));
  const tithis = limbsBetween(angles, 'tithi', from, until + 1 / 86_400);
  const nakshatras = limbsBetween(angles, 'nakshatra', from, until);
  const lunarMonths = lunarMonthsBetween(angles, from, until);
  const moonTimes = moonTimesFrom(almanac, first, count);
  // If the local clock skipped or repeated a date, days and dates no longer have the same index.
  const moonTimesOf = ({ date }: PanchangDay, place: number) =>
    moonTimes[days.length === count ? place : dayCountOf(date) - dayCountOf(first)];
  const midnights = [first, plusDays(first, count)].map((date) => midnightJdUt(date, almanac.clock));
  const [startOfMonth = from, endOfMonth = until] = midnights;
  const sankrantis = printedSpansBetween(angles.sun, 12, startOfMonth, endOfMonth);
  const dateOf = (jdUt: number): string => isoDate(civilAt(jdUt, almanac.clock));

  return days.map((day, place) => {
    const jdUt = namingInstantOf(almanac, day);
    const tithi = holding(tithis, jdUt);
    const lunarMonth = holding(lunarMonths, jdUt);
    const isCounted = day.basis === 'sunrise';
    const previous = days[place - 1] ?? before;
    const holdsPrevious = previous.basis === 'sunrise' && tithi.startJdUt <= previous.startJdUt;
    const lost = tithis.find(({ startJdUt, endJdUt }) => startJdUt > day.startJdUt && endJdUt <= day.endJdUt);
    const entered = sankrantis.find(({ startJdUt }) => dateOf(startJdUt) === isoDate(day.date));
    return {
      day,
      moonriseJdUt: moonTimesOf(day, place)?.riseJdUt ?? null,
      moonsetJdUt: moonTimesOf(day, place)?.setJdUt ?? null,
      lunarMonth,
      purnimantaMonthIndex: purnimantaMonthIndex(lunarMonth, tithi.index),
      tithi,
      nakshatra: holding(nakshatras, jdUt),
      isVriddhi: isCounted && (holdsPrevious || (day.nextSunriseJdUt !== null && tithi.endJdUt > day.nextSunriseJdUt)),
      kshayaTithiIndex: isCounted && day.nextSunriseJdUt !== null ? (lost?.index ?? null) : null,
      sankranti: entered === undefined ? null : { signIndex: entered.index, jdUt: entered.startJdUt },
    };
  });
}
