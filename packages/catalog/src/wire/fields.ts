import { COMPUTED_YEARS, computedYears } from '@graha/astro-engine/core/ephemeris-years';
import { z } from 'zod';

/**
 * Members of requests. A message here is a predicate: `issues.ts` prefixes the member's name, so that `must be 601 to
 * 2398` becomes `year must be 601 to 2398`.
 */
const between = (min: number, max: number): { error: string } => ({ error: `must be ${min} to ${max}` });

export const WHOLE_NUMBER = 'must be a whole number';

export const wholeNumber = (min: number, max: number): z.ZodInt =>
  z.int({ error: WHOLE_NUMBER }).min(min, between(min, max)).max(max, between(min, max));

export const decimal = (min: number, max: number): z.ZodNumber =>
  z.number().min(min, between(min, max)).max(max, between(min, max));

/** Reports a year that the ephemeris in use does not compute. */
export function reportYearOutside(year: number, context: z.RefinementCtx<unknown>, path: readonly string[] = []): void {
  const { first, last } = computedYears();
  const shared = {
    origin: 'int',
    inclusive: true,
    path: [...path],
    input: year,
    message: `must be ${first} to ${last}`,
  };
  if (year < first) context.addIssue({ code: 'too_small', minimum: first, ...shared });
  if (year > last) context.addIssue({ code: 'too_big', maximum: last, ...shared });
}

/**
 * A Gregorian year of the ephemeris in use. Its schema, for forms and clients, prints the years of the repository's files,
 * because the operator's files are known only when a process has opened them.
 */
export const skyYear = (words: { title: string; description: string }): z.ZodInt =>
  z
    .int({ error: WHOLE_NUMBER })
    .superRefine((year, context) => reportYearOutside(year, context))
    .meta({ ...words, minimum: COMPUTED_YEARS.first, maximum: COMPUTED_YEARS.last });

/** An object that refuses unknown members, with the known ones in the message; those of an extension of it too. */
export function members<Shape extends z.ZodRawShape>(shape: Shape, whole: string): z.ZodObject<Shape, z.core.$strict> {
  return z.strictObject(shape, {
    error: ({ code, inst }) => {
      const known = Object.keys(inst instanceof z.ZodObject ? inst.shape : shape).join(', ');
      return code === 'unrecognized_keys' ? `is not a ${whole}; it takes ${known}` : undefined;
    },
  });
}
