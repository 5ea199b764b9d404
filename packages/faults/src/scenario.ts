import type { PromiseId } from '@graha/domain/operations/promises';
import { type Findings, sumOf } from './findings.ts';
import type { Random } from './random.ts';
import type { Stage } from './stage.ts';

export type Trial = {
  tries: number;
  random: Random;
  stage: Stage;
  /** Aborted when the scenario takes too long or the run is stopped: a long one checks it between its tries. */
  signal: AbortSignal;
};

/** The result of a scenario. All but `tried`, `acknowledged`, `unheard` and `notes` must be 0 or empty. */
export type Result = Findings & {
  tried: number;
  /** What was measured, such as the longest wait. */
  notes: string[];
  /** Why it could not be tried on this machine. */
  skipped?: string;
};

export type Scenario = {
  /** As the tests of the promises are numbered, with a letter where one has two parts. */
  id: `T${number}` | `T${number}${'a' | 'b'}`;
  title: string;
  guarantee: PromiseId;
  tries: {
    /** In `npm test`. */
    short: number;
    /** In `npm run test:faults`. */
    long: number;
  };
  /** Beyond this time it is stuck, even on a busy machine; `SECONDS_MAX` of `play.ts` where it says nothing. */
  secondsMax?: number;
  run(trial: Trial): Promise<Result>;
};

/** Of durations in milliseconds, as a note says it. */
export function medianAndWorst(durationsMs: readonly number[]): string {
  const sorted = durationsMs.toSorted((a, b) => a - b).map((ms) => (ms / 1000).toFixed(2));
  return `${sorted[Math.floor(sorted.length / 2)]} s (median), ${sorted.at(-1)} s (worst)`;
}

export const resultOf = (tried: number, found: readonly Findings[], notes: string[] = []): Result => ({
  tried,
  notes,
  ...sumOf(found),
});
