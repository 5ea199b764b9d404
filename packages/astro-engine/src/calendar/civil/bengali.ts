import { dayCountOf, isLeapYear } from '../../core/moment.ts';

/**
 * Returns the first day of a month of the official calendar of Bangladesh, revised in 2019: a year begins on 14 April,
 * its first six months have 31 days, Falgun 29, or 30 in a leap year, and the others 30. @param monthIndex 0 = Boishakh
 */
export function revisedBengaliMonthStart(year: number, monthIndex: number): number {
  if (monthIndex === 12) return revisedBengaliMonthStart(year + 1, 0);
  const newYear = dayCountOf({ year: year + 593, month: 4, day: 14 });
  const isAfterFalgun = monthIndex === 11 && !isLeapYear(year + 594);
  return newYear + 30 * monthIndex + Math.min(monthIndex, 6) - (isAfterFalgun ? 1 : 0);
}
