import { z } from 'zod';

/**
 * Members of requests. A message here is a predicate: `issues.ts` prefixes the member's name, so that `must be 676 to
 * 2398` becomes `year must be 676 to 2398`.
 */
const between = (min: number, max: number): { error: string } => ({ error: `must be ${min} to ${max}` });

export const WHOLE_NUMBER = 'must be a whole number';

export const wholeNumber = (min: number, max: number): z.ZodInt =>
  z.int({ error: WHOLE_NUMBER }).min(min, between(min, max)).max(max, between(min, max));

export const decimal = (min: number, max: number): z.ZodNumber =>
  z.number().min(min, between(min, max)).max(max, between(min, max));

/** An object that refuses unknown members, with the known ones in the message. */
export function members<Shape extends z.ZodRawShape>(shape: Shape, whole: string): z.ZodObject<Shape, z.core.$strict> {
  const known = Object.keys(shape).join(', ');
  return z.strictObject(shape, {
    error: (issue) => (issue.code === 'unrecognized_keys' ? `is not a ${whole}; it takes ${known}` : undefined),
  });
}
