import { type Change, changeOf, type Reckoning, reckoningOf } from '@graha/astro-engine/calendar/civil/changes';
import {
  CIVIL_CALENDAR_IDS,
  type CivilCalendarId,
  type Confidence,
  confidenceOf,
  gregorianOf,
  lackingDate,
} from '@graha/astro-engine/calendar/civil/rows';
import { computedYears } from '@graha/astro-engine/core/ephemeris-years';
import { type CivilDate, impossibleDate } from '@graha/astro-engine/core/moment';

/** A date as a caller sends it, in any calendar, and its Gregorian date. */

export const CALENDARS_USED = ['gregorian', ...CIVIL_CALENDAR_IDS] as const;
export type CalendarUsed = (typeof CALENDARS_USED)[number];
export const CALENDAR_CHOICES = ['gregorian', 'auto', ...CIVIL_CALENDAR_IDS] as const;
export type CalendarChoice = (typeof CALENDAR_CHOICES)[number];

export type SentDate = {
  year: number;
  month: number;
  date: number;
  calendar?: CalendarChoice | undefined;
  country?: string | undefined;
};

export type DateMember = 'year' | 'date' | 'calendar';
export type DateProblem = { at: DateMember; problem: string };
/** The date by the Gregorian calendar, and the calendar that it was read in. */
export type ReadDate = { gregorian: CivilDate; calendar: CalendarUsed; confidence: Confidence };

const civil = ({ year, month, date }: SentDate): CivilDate => ({ year, month, day: date });

/** Returns the reason that a year is outside the ephemeris, as the end of a sentence, or null. */
function outsideYears(year: number): string | null {
  const { first, last } = computedYears();
  return year >= first && year <= last ? null : `must be ${first} to ${last}`;
}

function readGregorian(sent: SentDate): ReadDate | DateProblem {
  const outside = outsideYears(sent.year);
  if (outside !== null) return { at: 'year', problem: `year ${outside}` };
  const reason = impossibleDate(civil(sent));
  if (reason !== null) return { at: 'date', problem: `date ${sent.date} does not exist: ${reason}` };
  return { gregorian: civil(sent), calendar: 'gregorian', confidence: 'exact' };
}

function readCivil(sent: SentDate, calendar: CivilCalendarId): ReadDate | DateProblem {
  const reason = lackingDate(calendar, civil(sent));
  if (reason !== null)
    return reason.startsWith('year')
      ? { at: 'year', problem: reason }
      : { at: 'date', problem: `date ${sent.date} does not exist: ${reason}` };
  const gregorian = gregorianOf(calendar, civil(sent));
  const outside = outsideYears(gregorian.year);
  if (outside === null) return { gregorian, calendar, confidence: confidenceOf(calendar, sent.year) };
  const problem = `year ${sent.year} of the calendar ${calendar} is ${gregorian.year} by the Gregorian calendar, which ${outside}`;
  return { at: 'year', problem };
}

const EITHER = 'send calendar julian for a date as it was written then, or gregorian for a date that was converted';

/** Returns the reason that a written date is not surely a Gregorian one, and the remedy, as the end of a sentence. */
function doubtOf(change: Change, reckoning: Exclude<Reckoning, 'gregorian'>): string {
  const { name, lastJulian, firstPartLastJulian, firstGregorian, own } = change;
  switch (reckoning) {
    case 'julian': {
      const parts = firstPartLastJulian === undefined ? '' : `${firstPartLastJulian}, and parts of it until `;
      return `${name} counted by the Julian calendar until ${parts}${lastJulian}; ${EITHER}`;
    }
    case 'gap':
      return `in ${name} ${lastJulian} was followed by ${firstGregorian}; ${EITHER}`;
    case 'parts':
      return `in ${name} parts changed calendar after ${firstPartLastJulian} and others after ${lastJulian}; ${EITHER}`;
    case 'own':
      return `${name} counted by a calendar of its own from ${own?.from} to ${own?.until}, ${own?.rule}; convert the date and send calendar julian`;
  }
}

/** Reads a date of a country by the calendar that it was written in. */
function readAuto(sent: SentDate): ReadDate | DateProblem {
  const change = changeOf(sent.country);
  const reckoning = reckoningOf(change, civil(sent));
  if (reckoning === 'gregorian') return readGregorian(sent);
  if (reckoning === 'julian') return readCivil(sent, 'julian');
  const doubt = doubtOf(change, reckoning);
  return reckoning === 'gap'
    ? { at: 'date', problem: `date ${sent.date} does not exist: ${doubt}` }
    : { at: 'calendar', problem: `calendar auto cannot decide: ${doubt}` };
}

/**
 * Reads a date in its calendar. A date with a country and no calendar is refused if the country did not yet count by the
 * Gregorian calendar then, because either reading is likely.
 */
export function readDate(sent: SentDate): ReadDate | DateProblem {
  const { calendar, country } = sent;
  if (calendar === 'auto') return readAuto(sent);
  if (calendar !== undefined && calendar !== 'gregorian') return readCivil(sent, calendar);
  const change = changeOf(country);
  const reckoning = reckoningOf(change, civil(sent));
  if (calendar === 'gregorian' || country === undefined || reckoning === 'gregorian') return readGregorian(sent);
  return { at: 'calendar', problem: `calendar is required: ${doubtOf(change, reckoning)}` };
}

/** The date as it was sent, beside its Gregorian date. */
export type GivenDate = { calendar: CalendarUsed; confidence: Confidence; isAuto: boolean };

const isChoice = (value: unknown): value is CalendarChoice | undefined =>
  value === undefined || CALENDAR_CHOICES.some((one) => one === value);

/**
 * Replaces the date of a birth by its Gregorian date, and adds `given`. A second call changes nothing. Returns a birth
 * that names no day unchanged, because the schema has reported it.
 */
export function inGregorian<Sent>(birth: Sent): Sent {
  const { year, month, date, calendar, country }: Record<string, unknown> = Object(birth);
  if (calendar === undefined || !isChoice(calendar) || Object.hasOwn(Object(birth), 'given')) return birth;
  if (typeof year !== 'number' || typeof month !== 'number' || typeof date !== 'number') return birth;
  const read = readDate({ year, month, date, calendar, country: typeof country === 'string' ? country : undefined });
  if ('problem' in read) return birth;
  const { gregorian, confidence } = read;
  return {
    ...birth,
    year: gregorian.year,
    month: gregorian.month,
    date: gregorian.day,
    calendar: 'gregorian',
    given: { calendar: read.calendar, confidence, isAuto: calendar === 'auto' },
  };
}
