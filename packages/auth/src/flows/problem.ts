import type { z } from 'zod';
import { duration } from '@graha/domain/core/format';

const MINUTE_MS = 60_000;

/** The reason why a form was refused. It reveals nothing about an account before a correct password. */
export type Problem = {
  fields?: { email?: string; password?: string; workspace?: string; code?: string };
  form?: string;
};

export const PASSWORD_MISSING = 'Write your password.';

export const tooMany = (waitMs: number): Problem => ({ form: `Too many attempts. Try again in ${waitWords(waitMs)}.` });

/** Returns a wait in words, rounded up to the minute. */
export const waitWords = (waitMs: number): string => duration(Math.max(MINUTE_MS, waitMs + MINUTE_MS - 1));

export function problemIn<Name extends string>(name: Name, schema: z.ZodType, value: string): { [K in Name]?: string } {
  const read = schema.safeParse(value);
  // Safe: one key of the mapped type, whose values are all optional strings.
  return read.success ? {} : ({ [name]: read.error.issues[0]?.message } as { [K in Name]?: string });
}
