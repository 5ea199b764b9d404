import type { catalog } from '../families/catalog.ts';
import type { z } from 'zod';

type Families = typeof catalog;

/**
 * What an operation answers with 200. Only the type is taken from the catalogue: its schemas, and all that computes, stay on
 * the server. The API holds its answers to these schemas in its own tests.
 */
export type AnswerOf<
  Family extends keyof Families,
  Suffix extends keyof Families[Family],
> = Families[Family][Suffix] extends {
  // prettier-ignore
  output: infer Output extends z.ZodType;
}
  ? z.output<Output>
  : never;

/** What the clock of the place showed, as milliseconds of that reading: the pictures know no zones. */
export const wallMs = (iso: string): number => Date.parse(`${iso.slice(0, 19)}Z`);

/** The same clock's reading of an instant, by the offset that an answer's own times carry: `…+05:30`. */
export function wallNowMs(now: Date, iso: string): number {
  const [, sign = '+', hours = '0', minutes = '0', seconds = '0'] = /([+-])(\d\d):(\d\d)(?::(\d\d))?$/.exec(iso) ?? [];
  const offsetSeconds = Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
  return now.getTime() + (sign === '-' ? -1 : 1) * offsetSeconds * 1000;
}
