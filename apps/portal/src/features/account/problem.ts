import type { z } from 'zod';
import { duration } from '../workspace/format.ts';
import { ACCOUNT_TEXT } from './text.ts';

const MINUTE_MS = 60_000;

/** What stood in the way. Nothing in it depends on whether an account exists, until a right password has proved it. */
export type Problem = {
  fields?: { email?: string; password?: string; workspace?: string; code?: string };
  form?: string;
};

export const tooMany = (waitMs: number): Problem => ({ form: ACCOUNT_TEXT.problem.tooMany(waitWords(waitMs)) });

/** Rounded up to the minute. */
export const waitWords = (waitMs: number): string => duration(Math.max(MINUTE_MS, waitMs + MINUTE_MS - 1));

export function problemIn<Name extends string>(name: Name, schema: z.ZodType, value: string): { [K in Name]?: string } {
  const read = schema.safeParse(value);
  // Safe: one key of the mapped type, whose values are all optional strings.
  return read.success ? {} : ({ [name]: read.error.issues[0]?.message } as { [K in Name]?: string });
}
