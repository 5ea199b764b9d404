import { dayCountOf } from '../../../core/moment.ts';
import { rowAt } from '../../../vocabulary/cycle.ts';
import { SOLAR_CALENDARS } from '../../solar-calendars.ts';
import { KOLLAM_EPOCH, KOLLAM_MONTHS, KOLLAM_YEARS } from './months.data.ts';
import { unpackMonths } from './packed-months.ts';

/** The Malayalam calendar of the Kollam era, by a table, because a date is read without the sky. */

const { months, newYearSignIndex } = SOLAR_CALENDARS.malayalam;

/** Names of the months in the order of the year, which begins with Chingam. */
export const MALAYALAM_MONTHS = months.map((_, index) => rowAt(months, (index + newYearSignIndex) % months.length));

let kept: number[] | null = null;

/**
 * Returns the first day of a month of the Kollam era, a day count from 1970-01-01. @param monthIndex 0 = Chingam; 12 is
 * the next Chingam
 * @source see `keralaMonthStarts`
 * @throws RangeError outside the years of the table
 */
export function malayalamMonthStart(year: number, monthIndex: number): number {
  kept ??= unpackMonths(KOLLAM_MONTHS, dayCountOf(KOLLAM_EPOCH));
  const start = kept[(year - KOLLAM_YEARS.first) * months.length + monthIndex];
  if (start === undefined) throw new RangeError(`no Kollam year ${year}`);
  return start;
}
