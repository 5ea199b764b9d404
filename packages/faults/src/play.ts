import { isNothing, sumOf } from './findings.ts';
import { randomOf } from './random.ts';
import type { Result, Scenario } from './scenario.ts';
import { type TestBed, onStage, type Stage } from './stage.ts';

export type Played = { scenario: Scenario; result: Result; seconds: number };

/** Most scenarios end within one or two minutes on a quiet machine. */
const SECONDS_MAX = 600;

type Run = {
  seed: number;
  tries: number;
  /** Aborted when the run is stopped. */
  signal?: AbortSignal;
};

/** Runs one scenario. An error that it throws is a problem found. */
export async function play(scenario: Scenario, testBed: TestBed, { seed, tries, signal }: Run): Promise<Played> {
  const startedMs = performance.now();
  const random = randomOf(seed, scenario.id);
  const secondsMax = scenario.secondsMax ?? SECONDS_MAX;
  const tooLong = AbortSignal.timeout(secondsMax * 1_000);
  const either = signal ? AbortSignal.any([signal, tooLong]) : tooLong;
  const inTime = (stage: Stage): Promise<Result> =>
    Promise.race([
      scenario.run({ tries, random, stage, signal: either }).catch(brokenOff),
      abortOf(either, () =>
        brokenOff(new Error(tooLong.aborted ? `It took longer than ${secondsMax} s.` : 'The run was stopped.')),
      ),
    ]);
  const withFallen = async (stage: Stage): Promise<Result> => {
    const result = await inTime(stage);
    return { ...result, problems: [...result.problems, ...stage.fallen] };
  };
  const result = await onStage(testBed, withFallen).catch(brokenOff);
  return { scenario, result, seconds: (performance.now() - startedMs) / 1000 };
}

const abortOf = <Value>(signal: AbortSignal, value: () => Value): Promise<Value> =>
  new Promise((resolve) => {
    if (signal.aborted) resolve(value());
    else signal.addEventListener('abort', () => resolve(value()), { once: true });
  });

function brokenOff(error: unknown): Result {
  const problem = error instanceof Error ? (error.stack ?? error.message) : String(error);
  return { tried: 0, notes: [], ...sumOf([]), problems: [problem] };
}

export const isKept = ({ result }: Played): boolean => isNothing(result);
