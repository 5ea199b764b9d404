import { isoDate } from '@graha/astro-engine/core/moment';
import { z } from 'zod';
import { type CalendarChoice, readDate } from '../../../request/calendar/given-date.ts';
import { skyDate } from '../../../request/target.ts';

/** The civil date of a conversion, in any calendar. */

const FORM = /^(\d{4})-(\d\d)-(\d\d)$/;

/** No ISO date, because other calendars have a 31 Jestha, a 32 Ashadh and a 29 February 1900. */
export const CIVIL_DATE_MEMBER = z
  .string()
  .regex(FORM, { error: 'must be a date such as 2026-11-21' })
  .optional()
  .meta({
    title: 'Civil date',
    description:
      'The civil date to convert to the lunar calendar and to the others, as YYYY-MM-DD by its `calendar`; instead of a lunar date.',
  });

const Gregorian = skyDate('civil_date');

type OfCalendar = { calendar?: CalendarChoice | undefined; country?: string | undefined };
type SentCivilDate = OfCalendar & { civil_date: string };

function read({ civil_date, calendar, country }: SentCivilDate) {
  const [, year, month, date] = (FORM.exec(civil_date) ?? []).map(Number);
  if (year === undefined || month === undefined || date === undefined) return null;
  return readDate({ year, month, date, calendar, country });
}

/** Returns the problem with a civil date, or null. A text of another form is reported by its schema. */
export function civilDateProblem(sent: SentCivilDate): string | null {
  const found = read(sent);
  if (found === null) return null;
  const { calendar = 'gregorian' } = sent;
  const isUndecided = 'problem' in found && found.at === 'calendar';
  if (calendar !== 'gregorian' || isUndecided)
    return 'problem' in found ? `civil_date ${sent.civil_date}: ${found.problem}` : null;
  const message = Gregorian.safeParse(sent.civil_date).error?.issues[0]?.message;
  if (message === undefined) return null;
  return message.startsWith('civil_date') ? message : `civil_date ${message}`;
}

/** Replaces a civil date by its Gregorian date. */
export function withGregorianDate<Sent extends OfCalendar & { civil_date?: string | undefined }>(sent: Sent): Sent {
  const { civil_date, calendar, country } = sent;
  if (civil_date === undefined || calendar === undefined) return sent;
  const found = read({ civil_date, calendar, country });
  if (found === null || 'problem' in found) return sent;
  return { ...sent, civil_date: isoDate(found.gregorian), calendar: 'gregorian' };
}
