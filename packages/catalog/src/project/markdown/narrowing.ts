import type { z } from 'zod';
import { inputJsonSchema } from '../../wire/json-schema.ts';

/** Members of a request that shorten its answer; the first that a request takes is named. */
const NARROWING: readonly { members: readonly string[]; text: string }[] = [
  { members: ['from', 'to'], text: 'Ask for a shorter span by `from` and `to`' },
  { members: ['topics'], text: 'Ask for fewer topics by `topics`' },
  { members: ['limit'], text: 'Ask for fewer by `limit`' },
  { members: ['depth'], text: 'Ask for fewer levels by `depth`' },
];

/** Returns the beginning of the sentence about a cut answer: the parameter that shortens it, if the request has one. */
export function narrowingOf(input: z.ZodType): string {
  const { properties = {} } = inputJsonSchema(input);
  const row = NARROWING.find(({ members }) => members.every((name) => name in properties));
  return row === undefined ? '' : `${row.text}; `;
}
