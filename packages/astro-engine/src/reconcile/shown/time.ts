import { dayCountOf, daysInMonth, impossibleDate } from '../../core/moment.ts';
import { type PrintedNumber, printedNumber } from './printed.ts';

/** Whole days from 1970-01-01: the first and the one after the last. */
export type PrintedDays = { fromDay: number; untilDay: number };

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const ISO = /^(\d{4})(?:-(\d{1,2})(?:-(\d{1,2}))?)?$/;
const DAY_FIRST = /^(?:(\d{1,2})(?:st|nd|rd|th)?[\s\-./]+)?([A-Za-z]{3,9})\.?[\s\-.,/]+(\d{4})$/;
const MONTH_FIRST = /^([A-Za-z]{3,9})\.?\s+(\d{1,2})(?:st|nd|rd|th)?,?\s+(\d{4})$/;

/** Returns the number of a month named in English by three letters or more; 0 if there is none. */
const monthNamed = (name: string): number => MONTHS.indexOf(name.slice(0, 3).toLowerCase()) + 1;

type Parts = { year: number; month?: number; day?: number };

function partsOf(text: string): Parts | null {
  const iso = ISO.exec(text);
  if (iso !== null) {
    const [, year, month, day] = iso;
    return {
      year: Number(year),
      ...(month === undefined ? {} : { month: Number(month) }),
      ...(day === undefined ? {} : { day: Number(day) }),
    };
  }
  const dayFirst = DAY_FIRST.exec(text);
  if (dayFirst !== null) {
    const [, day, name = '', year] = dayFirst;
    return { year: Number(year), month: monthNamed(name), ...(day === undefined ? {} : { day: Number(day) }) };
  }
  const [, name = '', day, year] = MONTH_FIRST.exec(text) ?? [];
  return year === undefined ? null : { year: Number(year), month: monthNamed(name), day: Number(day) };
}

/**
 * Reads a day, a month or a year: `2019-02-24`, `24 Feb 2019`, `Feb 24, 2019`, `2019-02`, `Feb 2019`, `2019`. A date of
 * numbers with the day first is refused, because the day and the month may be confused.
 * @returns null for another form or an impossible date
 */
export function printedDays(text: string): PrintedDays | null {
  const parts = partsOf(text.trim());
  if (parts === null) return null;
  const { year, month = 1, day = 1 } = parts;
  if (impossibleDate({ year, month, day }) !== null) return null;
  const fromDay = dayCountOf({ year, month, day });
  if (parts.month === undefined) return { fromDay, untilDay: dayCountOf({ year: year + 1, month: 1, day: 1 }) };
  if (parts.day === undefined) return { fromDay, untilDay: fromDay + daysInMonth(year, month) };
  return { fromDay, untilDay: fromDay + 1 };
}

const CLOCK = /^(\d{1,2})[:.](\d{2})(?:[:.](\d{2}))?\s*(am|pm)?$/i;
/** Two good programs print one sunrise within this. */
const SLACK_SECONDS = 3;

/** Reads a clock: `05:58`, `5:58:12`, `05:58 AM`. @returns seconds of the day, or null for another form */
export function printedClock(text: string): PrintedNumber | null {
  const found = CLOCK.exec(text.trim());
  if (found === null) return null;
  const [, hours, minutes, seconds, half] = found;
  const isAfternoon = half?.toLowerCase() === 'pm';
  // Some programs print `00:15 AM`; none prints 00 in the afternoon.
  if (half !== undefined && (Number(hours) > 12 || (isAfternoon && Number(hours) === 0))) return null;
  const hour = half === undefined ? Number(hours) : (Number(hours) % 12) + (isAfternoon ? 12 : 0);
  if (hour > 23 || Number(minutes) > 59 || Number(seconds ?? 0) > 59) return null;
  const second = hour * 3600 + Number(minutes) * 60 + Number(seconds ?? 0);
  return printedNumber(second, seconds === undefined ? 60 : 1, SLACK_SECONDS);
}
