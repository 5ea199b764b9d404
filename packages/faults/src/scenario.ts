import type { PromiseId } from '@graha/domain/operations/promises';
import { type Findings, sumOf } from './findings.ts';
import type { Random } from './random.ts';
import type { Stage } from './stage.ts';

export type Trial = {
  tries: number;
  random: Random;
  stage: Stage;
  /** Aborted when the scenario takes too long or the run is stopped. A long scenario checks it between tries. */
  signal: AbortSignal;
};

/** The result of a scenario. All but `tried`, `acknowledged`, `unheard` and `notes` must be 0 or empty. */
export type Result = Findings & {
  tried: number;
  /** Measurements, such as the longest wait. */
  notes: string[];
  /** The reason why it could not be tried on this machine. */
  skipped?: string;
};

export type Scenario = {
  /** The number of the guarantee's test, with a letter if the test has two parts. */
  id: `T${number}` | `T${number}${'a' | 'b'}`;
  title: string;
  guarantee: PromiseId;
  tries: {
    /** Tries in `npm test`. */
    short: number;
    /** Tries in `npm run test:faults`. */
    long: number;
  };
  /** After this time the scenario counts as stuck, even on a busy machine; `SECONDS_MAX` of `play.ts` if omitted. */
  secondsMax?: number;
  run(trial: Trial): Promise<Result>;
};

/** Formats the median and the maximum of durations in milliseconds for a note. */
export function medianAndWorst(durationsMs: readonly number[]): string {
  const sorted = durationsMs.toSorted((a, b) => a - b).map((ms) => (ms / 1000).toFixed(2));
  return `${sorted[Math.floor(sorted.length / 2)]} s (median), ${sorted.at(-1)} s (worst)`;
}

export const resultOf = (tried: number, found: readonly Findings[], notes: string[] = []): Result => ({
  tried,
  notes,
  ...sumOf(found),
});
