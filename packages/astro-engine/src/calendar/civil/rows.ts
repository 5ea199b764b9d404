import { COMPUTED_YEARS } from '../../core/ephemeris-years.ts';
import { type CivilDate, dateOfDayCount, dayCountOf } from '../../core/moment.ts';
import { GREGORIAN_MONTHS, islamicMonthStart, julianMonthStart } from './arithmetic.ts';
import { bikramSambatMonthStart } from './bikram-sambat.ts';
import { BIKRAM_SAMBAT_YEARS } from './bikram-sambat.data.ts';
import { revisedBengaliMonthStart } from './bengali.ts';
import { KOLLAM_YEARS } from './malayalam/months.data.ts';
import { MALAYALAM_MONTHS, malayalamMonthStart } from './malayalam/month-start.ts';
import { solarMonthStart } from './siddhanta-sun.ts';
import { LUNAR_MONTHS } from '../lunar-month.ts';
import { nationalMonthStart } from '../national.ts';
import { SOLAR_CALENDARS } from '../solar-calendars.ts';

/**
 * Ground of a conversion: a rule without exceptions; a table of a government; a computation, from which printed
 * almanacs may differ by a day; or a forecast beyond the official table.
 */
export type Confidence = 'exact' | 'table' | 'computed' | 'forecast';

export type CivilCalendar = {
  /** Names of the twelve months in the order of the year. */
  months: readonly string[];
  /** Years that can be converted, both included. */
  years: readonly [first: number, last: number];
  /** Year of the calendar that begins in the Gregorian year 0, for a first estimate; years of 365.2425 or 354.367 days. */
  yearZero: number;
  meanYearDays: number;
  /** Day count from 1970-01-01 of the first day of a month. `monthIndex` 12 is the first day of the next year. */
  monthStart: (year: number, monthIndex: number) => number;
  source: string;
  confidence: (year: number) => Confidence;
};

const exact = (): Confidence => 'exact';
const computed = (): Confidence => 'computed';
const SOLAR_YEAR_DAYS = 365.2425;
const LUNAR_YEAR_DAYS = 354.367;

const ISLAMIC_MONTHS = [
  'Muharram', 'Safar', 'Rabi al-Awwal', 'Rabi al-Thani', 'Jumada al-Ula', 'Jumada al-Akhira',
  'Rajab', 'Shaban', 'Ramadan', 'Shawwal', 'Dhu al-Qadah', 'Dhu al-Hijjah',
] as const; // prettier-ignore
export const NEPALI_MONTHS = [
  'Baisakh', 'Jestha', 'Ashadh', 'Shrawan', 'Bhadra', 'Ashwin', 'Kartik', 'Mangsir', 'Poush', 'Magh', 'Falgun', 'Chaitra',
] as const; // prettier-ignore

/** Calendars whose dates are converted without an ephemeris. */
export const CIVIL_CALENDARS = {
  julian: {
    months: GREGORIAN_MONTHS,
    years: [1, COMPUTED_YEARS.last],
    yearZero: 0,
    meanYearDays: 365.25,
    monthStart: julianMonthStart,
    source: 'A leap day every fourth year, from 1 March of the year 0; years before Christ are not taken',
    confidence: exact,
  },
  bikram_sambat: {
    months: NEPALI_MONTHS,
    years: [BIKRAM_SAMBAT_YEARS.first, BIKRAM_SAMBAT_YEARS.last],
    yearZero: 57,
    meanYearDays: SOLAR_YEAR_DAYS,
    monthStart: bikramSambatMonthStart,
    source: 'Public tables of Nepal, 1970 to 2083 by the reading of most of them; later years are a forecast',
    confidence: (year) => (year > BIKRAM_SAMBAT_YEARS.lastPublished ? 'forecast' : 'table'),
  },
  saka: {
    months: LUNAR_MONTHS,
    years: [1, 2319],
    yearZero: -78,
    meanYearDays: SOLAR_YEAR_DAYS,
    monthStart: nationalMonthStart,
    source: 'Report of the Calendar Reform Committee of India, 1955; counted back before 1957-03-22',
    confidence: exact,
  },
  islamic_civil: {
    months: ISLAMIC_MONTHS,
    years: [1, 1834],
    yearZero: -641,
    meanYearDays: LUNAR_YEAR_DAYS,
    monthStart: (year, monthIndex) => islamicMonthStart('islamic-civil', year, monthIndex),
    source: 'The tabular calendar of Unicode CLDR (islamic-civil); sighting of the Moon may differ by a day or two',
    confidence: exact,
  },
  islamic_umalqura: {
    months: ISLAMIC_MONTHS,
    years: [1300, 1599],
    yearZero: -641,
    meanYearDays: LUNAR_YEAR_DAYS,
    monthStart: (year, monthIndex) => islamicMonthStart('islamic-umalqura', year, monthIndex),
    source: 'The calendar of Umm al-Qura of Saudi Arabia, as Unicode ICU has it',
    confidence: () => 'table',
  },
  tamil: {
    months: SOLAR_CALENDARS.tamil.months,
    years: [1, 2319],
    yearZero: -78,
    meanYearDays: SOLAR_YEAR_DAYS,
    monthStart: (year, monthIndex) => solarMonthStart('tamil', year + 78, monthIndex),
    source: 'The Sun of the Vakyakarana; a month begins on the day of his entry until 18:06 IST, else on the next',
    confidence: computed,
  },
  malayalam: {
    months: MALAYALAM_MONTHS,
    years: [KOLLAM_YEARS.first, KOLLAM_YEARS.last],
    yearZero: -825,
    meanYearDays: SOLAR_YEAR_DAYS,
    monthStart: malayalamMonthStart,
    source:
      'The sky with Lahiri ayanamsa; a month of the Kollam era begins on the day of the Sun’s entry in its first three ' +
      'fifths at Thiruvananthapuram, else on the next',
    confidence: computed,
  },
  bengali: {
    months: SOLAR_CALENDARS.bengali.months,
    years: [1, 1804],
    yearZero: -593,
    meanYearDays: SOLAR_YEAR_DAYS,
    monthStart: revisedBengaliMonthStart,
    source: 'The revised calendar of Bangladesh of 2019, counted back before it',
    confidence: exact,
  },
  bengali_old: {
    months: SOLAR_CALENDARS.bengali.months,
    years: [1, 1804],
    yearZero: -593,
    meanYearDays: SOLAR_YEAR_DAYS,
    monthStart: (year, monthIndex) => solarMonthStart('bengali_old', year + 593, monthIndex),
    source: 'The Sun of the Surya Siddhanta, as the Gupta Press almanac; a month begins the day after his entry',
    confidence: computed,
  },
  odia: {
    months: SOLAR_CALENDARS.odia.months,
    years: [1, 2319],
    yearZero: -78,
    meanYearDays: SOLAR_YEAR_DAYS,
    monthStart: (year, monthIndex) => solarMonthStart('odia', year + 78, monthIndex),
    source: 'The Sun of the Surya Siddhanta; a month begins on the day of his entry until 22:12 IST, else on the next',
    confidence: computed,
  },
} as const satisfies Record<string, CivilCalendar>;

export type CivilCalendarId = keyof typeof CIVIL_CALENDARS;
// Safe: the keys of the table itself.
export const CIVIL_CALENDAR_IDS = Object.keys(CIVIL_CALENDARS) as CivilCalendarId[];

const calendarOf = (id: CivilCalendarId): CivilCalendar => CIVIL_CALENDARS[id];

/** Returns the ground on which dates of a year are converted. */
export const confidenceOf = (id: CivilCalendarId, year: number): Confidence => calendarOf(id).confidence(year);

/** Returns the number of days of a month. @param month 1 to 12 */
function lengthOfMonth(id: CivilCalendarId, year: number, month: number): number {
  const { monthStart } = calendarOf(id);
  return monthStart(year, month) - monthStart(year, month - 1);
}

/**
 * Returns the reason that a calendar lacks a date, as a sentence for the caller with the last day of the month, or null
 * if it has the date.
 */
export function lackingDate(id: CivilCalendarId, { year, month, day }: CivilDate): string | null {
  const { months, years } = calendarOf(id);
  const name = months[month - 1];
  if (name === undefined) return 'month must be 1 to 12';
  if (!Number.isInteger(year) || year < years[0] || year > years[1])
    return `year must be ${years[0]} to ${years[1]} in the calendar ${id}`;
  const length = lengthOfMonth(id, year, month);
  if (day >= 1 && day <= length) return null;
  return `the last day of ${name} ${year} is ${length}`;
}

/** Returns the proleptic Gregorian date of a date of a calendar. @throws RangeError if the calendar lacks it */
export function gregorianOf(id: CivilCalendarId, date: CivilDate): CivilDate {
  const reason = lackingDate(id, date);
  if (reason !== null) throw new RangeError(reason);
  return dateOfDayCount(calendarOf(id).monthStart(date.year, date.month - 1) + date.day - 1);
}

export type CalendarDate = CivilDate & { monthName: string; confidence: Confidence };

/** Returns a proleptic Gregorian date in a calendar, or null if it is outside the years of the calendar. */
export function calendarDateOf(id: CivilCalendarId, gregorian: CivilDate): CalendarDate | null {
  const { monthStart, years, yearZero, meanYearDays, months, confidence } = calendarOf(id);
  const days = dayCountOf(gregorian);
  const fromZero = days - dayCountOf({ year: 0, month: 1, day: 1 });
  const scale = meanYearDays < SOLAR_YEAR_DAYS - 1 ? SOLAR_YEAR_DAYS / meanYearDays : 1;
  let year = Math.floor(fromZero / meanYearDays + yearZero * scale);
  year = Math.min(Math.max(year, years[0]), years[1]);
  while (year > years[0] && days < monthStart(year, 0)) year -= 1;
  while (year < years[1] && days >= monthStart(year, 12)) year += 1;
  if (days < monthStart(year, 0) || days >= monthStart(year, 12)) return null;
  let monthIndex = 0;
  while (monthIndex < 11 && days >= monthStart(year, monthIndex + 1)) monthIndex += 1;
  return {
    year,
    month: monthIndex + 1,
    day: days - monthStart(year, monthIndex) + 1,
    monthName: months[monthIndex] ?? '',
    confidence: confidence(year),
  };
}
