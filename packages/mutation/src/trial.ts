import { PlainFailure } from '@graha/dev-stack/plain-failure';
import type { Mutant } from './mutant.ts';
import { mutantLine, mutatedText } from './mutant.ts';
import type { Nearest } from './nearest/nearest.ts';
import { openRunner, type Result } from './run/runner.ts';

/** The time limit of a test: five times its normal duration, plus a reserve for a busy machine. */
const LIMIT_FACTOR = 5;
const LIMIT_MORE_MS = 20_000;
/** The limit before the duration of the tests is known. */
const BASELINE_LIMIT_MS = 600_000;

export type Tried = {
  mutant: Mutant;
  outcome: 'killed' | 'survived' | 'invalid';
  /** The failing test, or another reason for the outcome. */
  because: string;
};

export type Trial = {
  mutants: readonly Mutant[];
  nearest: Nearest;
  textOf: (file: string) => string;
  jobs: number;
  say: (line: string) => void;
  signal: AbortSignal;
};

function asTried(mutant: Mutant, result: Result): Tried {
  if (result.kind === 'passed') return { mutant, outcome: 'survived', because: 'the nearest tests pass' };
  if (result.kind === 'failed') return { mutant, outcome: 'killed', because: result.by };
  if (result.kind === 'timeout') return { mutant, outcome: 'killed', because: 'the tests do not end' };
  return { mutant, outcome: 'invalid', because: result.because };
}

/** Distributes the work over the lanes, one item per lane at a time. */
async function inLanes<Work, Lane>(
  lanes: readonly Lane[],
  work: readonly Work[],
  each: (lane: Lane, work: Work) => Promise<void>,
) {
  const rest = [...work];
  await Promise.all(
    lanes.map(async (lane) => {
      for (let next = rest.shift(); next !== undefined; next = rest.shift()) await each(lane, next);
    }),
  );
}

/**
 * Runs the nearest tests against each mutant, after they have passed on the unchanged code.
 * @throws PlainFailure if one of them fails without a change
 */
export async function tryMutants({ mutants, nearest, textOf, jobs, say, signal }: Trial): Promise<Tried[]> {
  const files = [...new Set(mutants.map(({ file }) => file))];
  const testsOf = new Map(files.map((file) => [file, nearest(file)]));
  const lanes = Array.from({ length: Math.min(jobs, files.length) }, openRunner);
  const msOf = new Map<string, number>();
  const tried: Tried[] = [];

  async function passBaseline(runner: (typeof lanes)[number], file: string): Promise<void> {
    if (signal.aborted) return;
    const tests = (testsOf.get(file) ?? []).filter((test) => !msOf.has(test));
    if (tests.length === 0) return;
    const result = await runner.run({ changed: null, tests }, BASELINE_LIMIT_MS);
    if (result.kind === 'passed') {
      for (const test of tests) msOf.set(test, result.msByTest[test] ?? 0);
      return;
    }
    const why = result.kind === 'failed' ? `"${result.by}" fails` : 'they do not end';
    throw new PlainFailure(
      `The tests nearest to ${file} are red without any change: ${why}. Nothing can be measured with them; make them green ` +
        `first:\nnpx vitest run --config packages/config/vitest.config.ts ${tests.join(' ')}`,
    );
  }

  async function tryOne(runner: (typeof lanes)[number], mutant: Mutant): Promise<void> {
    if (signal.aborted) return;
    const tests = testsOf.get(mutant.file) ?? [];
    const limitMs = LIMIT_MORE_MS + LIMIT_FACTOR * tests.reduce((sum, test) => sum + (msOf.get(test) ?? 0), 0);
    const text = mutatedText(textOf(mutant.file), mutant);
    const result: Tried =
      tests.length === 0
        ? { mutant, outcome: 'survived', because: 'no test is near' }
        : asTried(mutant, await runner.run({ changed: { file: mutant.file, text }, tests }, limitMs));
    tried.push(result);
    if (result.outcome === 'invalid') say(`  invalid   ${mutantLine(mutant)}`);
    else say(`  ${result.outcome.padEnd(9)} ${mutantLine(mutant)}`);
  }

  try {
    await inLanes(lanes, files, passBaseline);
    await inLanes(lanes, mutants, tryOne);
  } finally {
    await Promise.all(lanes.map(({ close }) => close()));
  }
  return tried.toSorted((a, b) => a.mutant.file.localeCompare(b.mutant.file) || a.mutant.start - b.mutant.start);
}
