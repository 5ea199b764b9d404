import type { catalog } from '../families/catalog.ts';
import type { z } from 'zod';

type Families = typeof catalog;

/**
 * The 200 answer of an operation. Only the type is taken from the catalogue: its schemas and all computing code stay on
 * the server. The API's own tests check its answers against these schemas.
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

/** The local clock reading, as milliseconds: the pictures know no time zones. */
export const wallMs = (iso: string): number => Date.parse(`${iso.slice(0, 19)}Z`);

/** The local clock reading of an instant, by the offset in the answer's times: `…+05:30`. */
export function wallNowMs(now: Date, iso: string): number {
  const [, sign = '+', hours = '0', minutes = '0', seconds = '0'] = /([+-])(\d\d):(\d\d)(?::(\d\d))?$/.exec(iso) ?? [];
  const offsetSeconds = Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
  return now.getTime() + (sign === '-' ? -1 : 1) * offsetSeconds * 1000;
}
