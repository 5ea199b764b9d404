import { z } from 'zod';

/**
 * A date of an answer: `2026-11-21`. Years before 0 have the sign and six digits of ISO 8601's expanded form, as
 * `-003101-02-18`; a dasha of the first century begins in them.
 */
export const printedDate = (): z.ZodString =>
  z
    .string()
    .regex(/^(?:\d{4}|[+-]\d{6})-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/)
    .meta({ format: 'date' });
