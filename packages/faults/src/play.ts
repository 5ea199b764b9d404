import { setTimeout as sleep } from 'node:timers/promises';
import { sumOf } from './findings.ts';
import { randomOf } from './random.ts';
import type { Result, Scenario } from './scenario.ts';
import { type TestBed, onStage, type Stage } from './stage.ts';

export type Played = { scenario: Scenario; result: Result; seconds: number };

/** Beyond this time a scenario is stuck, even on a busy machine. */
const SECONDS_MAX = 1_800;

/** Runs one scenario; an error that it throws is a problem that it found. */
export async function play(scenario: Scenario, testBed: TestBed, seed: number, tries: number): Promise<Played> {
  const startedMs = performance.now();
  const random = randomOf(seed, scenario.id);
  const inTime = (stage: Stage): Promise<Result> =>
    Promise.race([scenario.run({ tries, random, stage }).catch(brokenOff), tooLong()]);
  const result = await onStage(testBed, inTime).catch(brokenOff);
  return { scenario, result, seconds: (performance.now() - startedMs) / 1000 };
}

const tooLong = (): Promise<Result> =>
  sleep(SECONDS_MAX * 1_000, brokenOff(new Error(`It took longer than ${SECONDS_MAX} s.`)), { ref: false });

function brokenOff(error: unknown): Result {
  const problem = error instanceof Error ? (error.stack ?? error.message) : String(error);
  return { tried: 0, notes: [], ...sumOf([]), problems: [problem] };
}

export const isKept = ({ result }: Played): boolean =>
  result.creditsLost + result.creditsDoubled + result.creditsOverspent === 0 && result.problems.length === 0;
