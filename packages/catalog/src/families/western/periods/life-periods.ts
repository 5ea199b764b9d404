import { wholeSecond } from '@graha/astro-engine/core/moment';
import { YEAR_LENGTHS_DAYS } from '@graha/astro-engine/dasha/years';
import { SECTS } from '@graha/astro-engine/western/sect';
import { z } from 'zod';
import { term } from '../../../languages/terms.ts';

/** Parts of the answers on time lords: planets and signs that rule a life in turn. */

const Instant = z.string().meta({ format: 'date-time' });
export const Sect = term('DayHalfName', z.enum(SECTS)).describe('Whether the Sun is above the true horizon at birth.');

/** Lengths of a year of life, the given one first. */
export const yearLength = (first: (typeof YEAR_LENGTHS_DAYS)[number], because: string) =>
  ({
    values: [first, ...YEAR_LENGTHS_DAYS.filter((days) => days !== first)] as const,
    title: 'Length of the year',
    description: `Length of a year of life in days: ${because}, or another convention.`,
  }) as const;

/** Half-open, by the ends as they are printed. */
export const isWithin = (jdUt: number, startJdUt: number, endJdUt: number): boolean =>
  wholeSecond(startJdUt) <= jdUt && jdUt < wholeSecond(endJdUt);

export const SPAN = {
  start: Instant.describe('Start, local time.'),
  end: Instant.describe('End, which is the start of the next one, local time.'),
  age_from: z.number().min(0).describe('Years of life at the start.'),
  age_to: z.number().positive().describe('Years of life at the end.'),
};
