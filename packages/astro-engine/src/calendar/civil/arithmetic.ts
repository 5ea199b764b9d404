import { dayCountOf } from '../../core/moment.ts';

/** First days of the months of calendars with a rule of arithmetic, as day counts from 1970-01-01. */

export const GREGORIAN_MONTHS = [
  'January', 'February', 'March', 'April', 'May', 'June',
  'July', 'August', 'September', 'October', 'November', 'December',
] as const; // prettier-ignore

/** Day count of the Gregorian date of 1 March of the year 0 in the Julian calendar, two days before that date. */
const JULIAN_YEAR_0_MARCH = dayCountOf({ year: 0, month: 2, day: 28 });

/** Returns the first day of a month of the Julian calendar. @param monthIndex 0 = January; 12 is the next January */
export function julianMonthStart(year: number, monthIndex: number): number {
  const fromMarch = (monthIndex + 10) % 12;
  const marchYear = year + Math.floor((monthIndex - 2) / 12);
  return JULIAN_YEAR_0_MARCH + marchYear * 365 + Math.floor(marchYear / 4) + Math.floor((153 * fromMarch + 2) / 5);
}

const MS_PER_DAY = 86_400_000;
/** Day count of 1 Muharram of the year 1, and the mean length of a month, in the tabular calendar. */
const [HIJRA_DAY_COUNT, MEAN_MONTH_DAYS] = [-492_148, 10_631 / 360];

export type IslamicKind = 'islamic-civil' | 'islamic-umalqura';

const formats = new Map<IslamicKind, Intl.DateTimeFormat>();

function formatOf(kind: IslamicKind): Intl.DateTimeFormat {
  const kept =
    formats.get(kind) ??
    new Intl.DateTimeFormat(`en-u-ca-${kind}-nu-latn`, {
      timeZone: 'UTC',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
    });
  formats.set(kind, kept);
  return kept;
}

/** Returns months since Muharram of the year 0 and the day of the month, as ICU has them. */
function islamicAt(kind: IslamicKind, dayCount: number): { monthCount: number; day: number } {
  const parts = new Map(
    formatOf(kind)
      .formatToParts(dayCount * MS_PER_DAY)
      .map(({ type, value }) => [type, value]),
  );
  const [year, month, day] = [parts.get('year'), parts.get('month'), parts.get('day')].map(Number);
  if (year === undefined || month === undefined || day === undefined) throw new Error(`no ${kind} date`);
  return { monthCount: year * 12 + month - 1, day };
}

/** Returns the first day of a month of an Islamic calendar, by the calendar of the runtime. @param monthIndex 0 = Muharram */
export function islamicMonthStart(kind: IslamicKind, year: number, monthIndex: number): number {
  const wanted = year * 12 + monthIndex;
  const middle = Math.round(HIJRA_DAY_COUNT + (wanted - 12 + 0.5) * MEAN_MONTH_DAYS);
  const { monthCount, day } = islamicAt(kind, middle);
  if (monthCount === wanted) return middle - day + 1;
  const next = middle - day + 1 + (monthCount < wanted ? 35 : -15);
  const found = islamicAt(kind, next);
  if (found.monthCount !== wanted) throw new RangeError(`no month ${monthIndex + 1} of ${year} in ${kind}`);
  return next - found.day + 1;
}
