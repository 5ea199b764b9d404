import { sumOf } from './findings.ts';
import { randomOf } from './random.ts';
import type { Result, Scenario } from './scenario.ts';
import { type House, onStage } from './stage.ts';

export type Played = { scenario: Scenario; result: Result; seconds: number };

/** One scenario from its beginning to its end; an error that it throws is a problem that it found. */
export async function play(scenario: Scenario, house: House, seed: number, tries: number): Promise<Played> {
  const startedMs = performance.now();
  const random = randomOf(seed, scenario.id);
  const result = await onStage(house, (stage) => scenario.run({ tries, random, stage })).catch(brokenOff);
  return { scenario, result, seconds: (performance.now() - startedMs) / 1000 };
}

function brokenOff(error: unknown): Result {
  const problem = error instanceof Error ? (error.stack ?? error.message) : String(error);
  return { tried: 0, notes: [], ...sumOf([]), problems: [problem] };
}

export const isKept = ({ result }: Played): boolean =>
  result.creditsLost + result.creditsDoubled + result.creditsOverspent === 0 && result.problems.length === 0;
