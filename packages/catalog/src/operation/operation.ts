import type { Ephemeris } from '@graha/astro-engine/core/ephemeris';
import type { z } from 'zod';
import type { CallUnit } from './price.ts';
import { noteWords } from '../languages/note-words.ts';
import { customSkyOf } from '../request/custom-ayanamsa.ts';
import { noteTzdb } from '../request/zones/note-tzdb.ts';

/** One call the API answers. Route, OpenAPI, docs, playground form, SDK method, price and tests are all read off it. */
export type Operation<Input extends z.ZodType, Output extends z.ZodType> = {
  /** One line, sentence case, with full stop. */
  summary: string;
  /** For a developer who is new to astrology: what the answer means, which rule it follows. */
  description: string;
  input: Input;
  /** Without `metadata`'s envelope: the wire schema of the whole 200 body, snake_case. */
  output: Output;
  /** By its measured cost and what others charge: 1 for a chart, 5 for a search of the sky over a year. */
  credits: 1 | 2 | 3 | 4 | 5;
  /** Where a request may ask for more or less: what `credits` is the price of. */
  pricedBy?: CallUnit<z.output<Input>>;
  /** How many calls one call, or each unit of it, counts as in the rate limit, by its measured CPU time (`rate-weight.ts`); 1 where left out. */
  rateWeight?: number;
  /** What `rateWeight` is the weight of, where it is not what `credits` is the price of: CPU time grows by another measure. */
  weighedBy?: CallUnit<z.output<Input>>;
  /** The most CPU time that one call was measured to take, where that is more than 5 ms (`long-call.ts`). */
  cpuMaxMs?: number;
  /** Accepted as it stands; where the answer depends on now, it carries the target. */
  example: z.input<Input>;
  /** Two charts in one request: POST alone, GET is 405. */
  postOnly?: true;
  /** The optional member that the API (never the engine) fills with now when the caller leaves it out. */
  dependsOnNow?: 'target' | 'target_date';
  /** Which requests without that member depend on now, where not all of them do. */
  asksForNow?: (sent: Readonly<Record<string, unknown>>) => boolean;
  compute(input: z.output<Input>, sky: Ephemeris): z.input<Output>;
  /** The list of the answer that `application/x-ndjson` gives line by line; the rest of the answer is the last line. */
  lines?: Extract<keyof z.input<Output>, string>;
  /** Whether `text/csv` gives `lines` as a table: where the rows are all there is to know, and nothing beside them says that more follow. */
  csv?: true;
  /** What its metadata says beside what any answer says and its settings, such as the profile of its formulas. */
  ownMetadata?: Readonly<Record<string, z.ZodType>>;
  /** Scope that a key must hold, where it is another than its family's. */
  scope?: string;
};

/**
 * Ties `example` and `compute` to the two schemas. Every answer names the rules by which it read a named zone, and carries the
 * words of the language asked for; a request with an ayanamsa of its own is computed in a sky that has it.
 */
export const operation = <I extends z.ZodType, O extends z.ZodType>(entry: Operation<I, O>): Operation<I, O> => ({
  ...entry,
  compute: (input, sky) =>
    noteWords(entry.output, noteTzdb(entry.compute(input, customSkyOf(input, sky)), input), input),
});

/** The one place where entries of different shapes share a type; methods make it assignable without `any`. */
export type AnyOperation = Omit<
  Operation<z.ZodType, z.ZodType>,
  'compute' | 'example' | 'pricedBy' | 'weighedBy' | 'lines'
> & {
  example: unknown;
  pricedBy?: { name: string; count(input: never): number };
  weighedBy?: { name: string; count(input: never): number };
  lines?: string;
  compute(input: never, sky: Ephemeris): unknown;
};

/** family → URL suffix → entry. An entry's place IS its identity: no name or path is written twice. */
export type Catalog = Record<string, Record<string, AnyOperation>>;
