import { type CivilDate, dayCountOf, isLeapYear } from '../core/moment.ts';
import { LUNAR_MONTHS } from './lunar-month.ts';

/** A date of the Indian national calendar: Saka year, month and day. */
export type NationalDate = { year: number; /** 0 = Chaitra. */ monthIndex: number; name: string; dayNumber: number };

/** A year of the Saka era begins in the Gregorian year that is this much greater. */
const SAKA_YEARS_BACK = 78;

const chaitraLength = (gregorianYear: number): number => (isLeapYear(gregorianYear) ? 31 : 30);
const lengthOf = (monthIndex: number, gregorianYear: number): number =>
  monthIndex === 0 ? chaitraLength(gregorianYear) : monthIndex < 6 ? 31 : 30;
const newYearDays = (year: number): number => dayCountOf({ year, month: 3, day: isLeapYear(year) ? 21 : 22 });

/**
 * Returns the first day of a month of the national calendar of India, as a day count from 1970-01-01.
 * @param monthIndex 0 = Chaitra; 12 is the next Chaitra
 */
export function nationalMonthStart(year: number, monthIndex: number): number {
  const startYear = year + SAKA_YEARS_BACK;
  let days = newYearDays(startYear);
  for (let passed = 0; passed < monthIndex; passed += 1) days += lengthOf(passed, startYear);
  return days;
}

/**
 * Returns the date in the national calendar of India, by arithmetic alone. Dates before its introduction on 1957-03-22
 * are counted back.
 * @source Report of the Calendar Reform Committee, 1955
 */
export function nationalDateOf(date: CivilDate): NationalDate {
  const days = dayCountOf(date);
  const startYear = days >= newYearDays(date.year) ? date.year : date.year - 1;
  let dayIndex = days - newYearDays(startYear);
  let monthIndex = 0;
  for (; dayIndex >= lengthOf(monthIndex, startYear); monthIndex += 1) dayIndex -= lengthOf(monthIndex, startYear);
  const name = LUNAR_MONTHS[monthIndex];
  if (name === undefined) throw new RangeError(`no national month ${monthIndex}`);
  return { year: startYear - SAKA_YEARS_BACK, monthIndex, name, dayNumber: dayIndex + 1 };
}
