import { COMPUTED_YEARS } from '@graha/astro-engine/core/ephemeris-years';
import type { CivilDate } from '@graha/astro-engine/core/moment';
import { z } from 'zod';
import { reportYearOutside, WHOLE_NUMBER, wholeNumber } from '../../wire/fields.ts';
import { CALENDAR_CHOICES, readDate } from './given-date.ts';

/** Members of a birth that are its date, and the check that they name a day of the ephemeris. */

const { first: FIRST_YEAR, last: LAST_YEAR } = COMPUTED_YEARS;

export const DATE_MEMBERS = {
  // The bounds depend on the calendar, and are checked with it; those here are the widest, for forms and clients.
  year: z.int({ error: WHOLE_NUMBER }).meta({
    title: 'Year',
    description: `Year of birth by the local calendar: ${FIRST_YEAR} to ${LAST_YEAR} if Gregorian, and the same years in another \`calendar\`.`,
    minimum: 1,
    maximum: LAST_YEAR,
  }),
  month: wholeNumber(1, 12).meta({
    title: 'Month',
    description: 'Month of birth in its calendar; 1 is January in the Gregorian one.',
  }),
  date: wholeNumber(1, 32).meta({ title: 'Date', description: 'Day of the month.' }),
};

export const CALENDAR_MEMBERS = {
  calendar: z
    .enum(CALENDAR_CHOICES, { error: () => `must be one of ${CALENDAR_CHOICES.join(', ')}` })
    .optional()
    .meta({
      title: 'Calendar',
      description:
        'Calendar of year, month and date; gregorian if omitted. auto: julian before the day on which `country` changed, or ' +
        'before 1582-10-15 without one. bikram_sambat: Nepal; saka: national calendar of India; islamic_civil: tabular; ' +
        'islamic_umalqura: Saudi Arabia; malayalam: Kollam era of Kerala, month 1 is Chingam; bengali: Bangladesh, revised ' +
        'in 2019; bengali_old: Gupta Press almanac. ' +
        '`metadata.birth` has the Gregorian date.',
    }),
  country: z
    .string()
    .regex(/^[A-Za-z]{2}$/, { error: 'must be the two letters of a country in ISO 3166-1, such as GB' })
    .optional()
    .meta({
      title: 'Country',
      description:
        'ISO 3166-1 code of the country whose calendar the date is in, such as GB. With it, a date from the time before its ' +
        'change to the Gregorian calendar needs `calendar`. A `place_id` gives it to auto.',
    }),
};

const SentYear = z.object({ year: z.int(), calendar: z.literal('gregorian').optional() });
const SentParts = z.object({ ...DATE_MEMBERS, ...CALENDAR_MEMBERS });

/** Reports a Gregorian year outside the ephemeris, whatever other members are missing. */
function reportYear(birth: unknown, context: z.RefinementCtx<unknown>, within: readonly string[]): void {
  const sent = SentYear.safeParse(birth);
  if (sent.success) reportYearOutside(sent.data.year, context, [...within, 'year']);
}

/**
 * Returns the Gregorian date of a birth, or null if its members are invalid or name no day; reports the latter.
 * @param within path of the birth in the request
 */
export function reportImpossibleDate(
  birth: unknown,
  context: z.RefinementCtx<unknown> | null,
  within: readonly string[] = [],
): CivilDate | null {
  if (context !== null) reportYear(birth, context, within);
  const sent = SentParts.safeParse(birth);
  if (!sent.success) return null;
  const read = readDate(sent.data);
  if (!('problem' in read)) return read.gregorian;
  const { at, problem } = read;
  const isReported = at === 'year' && SentYear.safeParse(birth).success;
  if (!isReported)
    context?.addIssue({ code: 'custom', path: [...within, at], message: problem, input: sent.data[at] ?? null });
  return null;
}
