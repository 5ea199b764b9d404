import { dayCountOf } from '../../core/moment.ts';
import { BIKRAM_SAMBAT_EPOCH, BIKRAM_SAMBAT_LENGTHS, BIKRAM_SAMBAT_YEARS } from './bikram-sambat.data.ts';

const SHORTEST_MONTH_DAYS = 28;

/** First day of every month of the table, and of the month after it. */
const STARTS = [dayCountOf(BIKRAM_SAMBAT_EPOCH)];
for (const digit of BIKRAM_SAMBAT_LENGTHS.join(''))
  STARTS.push((STARTS.at(-1) ?? 0) + SHORTEST_MONTH_DAYS + Number(digit));

/**
 * Returns the first day of a month of Nepal's Bikram Sambat, a day count from 1970-01-01. @param monthIndex 0 = Baisakh
 * @throws RangeError outside 1970 to 2100
 */
export function bikramSambatMonthStart(year: number, monthIndex: number): number {
  const start = STARTS[(year - BIKRAM_SAMBAT_YEARS.first) * 12 + monthIndex];
  if (start === undefined) throw new RangeError(`no Bikram Sambat year ${year}`);
  return start;
}
