import type { Ephemeris } from '@graha/astro-engine/core/ephemeris';
import type { z } from 'zod';
import type { CallUnit, TextsBeside } from './price.ts';
import { noteWords } from '../languages/note-words.ts';
import { customSkyOf } from '../request/zodiac/custom-ayanamsa.ts';
import { birthNamesOf, noteBirth, withClock } from '../request/clock/birth-clock.ts';
import { noteProleptic } from '../request/calendar/note-proleptic.ts';
import { noteTzdb } from '../request/zones/note-tzdb.ts';

/** One operation of the API. Route, OpenAPI, docs, playground form, SDK method, price and tests are derived from it. */
export type Operation<Input extends z.ZodType, Output extends z.ZodType> = {
  /** One sentence with a full stop. */
  summary: string;
  /** The meaning of the answer and its rule, for a developer who is new to astrology. */
  description: string;
  input: Input;
  /** The schema of the full 200 body, in snake_case, without the envelope of `metadata`. */
  output: Output;
  /** Price by measured cost and competitors' prices: 1 for a chart, 5 for a search of the sky over a year. */
  credits: 1 | 2 | 3 | 4 | 5;
  /** The unit of `credits`, if requests may differ in size. */
  pricedBy?: CallUnit<z.output<Input>>;
  /**
   * The weight of one call, or of each unit of it, in the rate limit, by its measured CPU time (`rate-weight.ts`); 1 if
   * omitted.
   */
  rateWeight?: number;
  /** The unit of `rateWeight`, if it differs from that of `credits` because CPU time depends on another quantity. */
  weighedBy?: CallUnit<z.output<Input>>;
  /** The greatest measured CPU time of one call in ms, if it is more than 3 ms (`long-call.ts`). */
  cpuMaxMs?: number;
  /** The inputs that may take so long, if all others take less than 3 ms; every input if omitted. */
  longIf?(input: z.output<Input>): boolean;
  /** A valid input. If the answer depends on the current time, it includes the target. */
  example: z.input<Input>;
  /** Set for two charts in one request: only POST, GET is 405. */
  postOnly?: true;
  /** The optional member that the API (never the engine) sets to the current time if the caller omits it. */
  dependsOnNow?: 'target' | 'target_date';
  /** True for a request without that member that depends on the current time; needed only if not all do. */
  asksForNow?: (sent: Readonly<Record<string, unknown>>) => boolean;
  compute(input: z.output<Input>, sky: Ephemeris): z.input<Output>;
  /**
   * The list of the answer that `application/x-ndjson` gives line by line; the last line has the rest of the answer.
   */
  lines?: Extract<keyof z.input<Output>, string>;
  /**
   * Set if `text/csv` gives `lines` as a table: the rows are the full information, and no other member announces more
   * of them.
   */
  csv?: true;
  /** Set if the answer is a report, which `application/pdf` prints. Its texts are in the requested language. */
  paper?: true;
  /** The CPU time of a PDF, as a number of usual reports; 1 if omitted. */
  paperUnits?(input: z.output<Input>): number;
  /** The largest body of a request in bytes, if it is more than that of other operations. */
  bodyBytesMax?: number;
  /** Metadata members in addition to the common ones and the settings, such as the profile of its formulas. */
  ownMetadata?: Readonly<Record<string, z.ZodType>>;
  /** The scope that a key needs, if it is not the family's. */
  scope?: string;
};

/**
 * Ties `example` and `compute` to the two schemas. Every answer names the time zone database for a named zone and the
 * clock of the birth, and has the words of the requested language. A request with a custom ayanamsa is computed in a sky with that ayanamsa.
 */
export const operation = <I extends z.ZodType, O extends z.ZodType>(entry: Operation<I, O>): Operation<I, O> => ({
  ...entry,
  compute: computeOf(entry),
});

function computeOf<I extends z.ZodType, O extends z.ZodType>(entry: Operation<I, O>): Operation<I, O>['compute'] {
  const names = birthNamesOf(entry.input);
  return (input, sky) => {
    const clocked = withClock(input, names);
    const answer = entry.compute(clocked, customSkyOf(input, sky));
    const noted = noteProleptic(noteTzdb(noteBirth(answer, clocked, names, sky), input), input);
    return entry.paper ? noted : noteWords(entry.output, noted, input);
  };
}

/** The only type shared by entries of different shapes; methods make it assignable without `any`. */
export type AnyOperation = Omit<
  Operation<z.ZodType, z.ZodType>,
  'compute' | 'example' | 'pricedBy' | 'weighedBy' | 'longIf' | 'paperUnits' | 'lines'
> & {
  example: unknown;
  pricedBy?: { name: string; text?: string; count(input: never): number };
  weighedBy?: { name: string; count(input: never): number };
  longIf?(input: never): boolean;
  paperUnits?(input: never): number;
  lines?: string;
  /** Set by `withTexts` for an operation that takes `texts: true`. */
  withTexts?: TextsBeside;
  compute(input: never, sky: Ephemeris): unknown;
};

/** Maps family and URL suffix to an entry. The place of an entry is its identity: no name or path is written twice. */
export type Catalog = Record<string, Record<string, AnyOperation>>;
