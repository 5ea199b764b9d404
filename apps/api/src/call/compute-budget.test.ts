import { type Ephemeris, EphemerisRangeError } from '@graha/astro-engine/core/ephemeris';
import { createEphemeris } from '@graha/ephemeris-packed/packed-ephemeris';
import type { ListedOperation } from '@graha/catalog/list/list-operations';
import { LONG_CALL_MS, mayTakeLong } from '@graha/catalog/list/long-call';
import { expect, test } from 'vitest';
import { BODY_BYTES_MAX } from './read-body.ts';
import { operations } from '../testing/app-with.ts';
import { combinedInputs } from '../testing/combined-inputs.ts';
import { extremeInputs } from '../testing/extreme-inputs.ts';

/** The CPU time that one call may take in a compute thread. Here, code takes a tenth more time than in a server. */
const BUDGET_MS = 1_000;
/** A year of days. */
const LIST_BUDGET_MS = 5_000;
const TEST_MS = 120_000;
/**
 * The number of tries. The shortest counts, so that garbage collection and other load do not matter. Each try of an input
 * has its own ephemeris: an ephemeris keeps results, and the second call of the same input may take a hundredth.
 */
const TRIES = 30;
const WARM_UP_CALLS = 10;
const ANSWER_BYTES_MAX = 1_000_000;
const LIST_BYTES_MAX = 8_000_000;

/** One in each of the files of old years, and one in that of present years. */
const ERA_JDS_UT = [1_950_000, 2_000_000, 2_300_000, 2_450_000];
const skies: Ephemeris[] = [];

/** Returns the ephemeris of a try, after the work that it does once in a process: opening files, loading stars. */
async function skyOf(tryIndex: number): Promise<Ephemeris> {
  const made = skies[tryIndex];
  if (made !== undefined) return made;
  const sky = await createEphemeris();
  for (const jdUt of ERA_JDS_UT) {
    sky.longitudeDeg('sun', jdUt);
    sky.position('mars', jdUt, 'geocentre');
    sky.ayanamsaDeg('true_mula', jdUt);
  }
  skies[tryIndex] = sky;
  return sky;
}

/**
 * A fifth more than the limit of the thread that answers requests, because code takes a tenth more time here than in a
 * server, and more on a busy machine. `npm run bench -- worst` holds the limit itself.
 */
const SHORT_BUDGET_MS = 1.2 * LONG_CALL_MS;

function budgetMsOf(operation: ListedOperation, parsed: unknown): number {
  if (!mayTakeLong(operation, parsed)) return SHORT_BUDGET_MS;
  return operation.lines === undefined ? BUDGET_MS : LIST_BUDGET_MS;
}

/** Long calls of a year of days are many seconds in total, and their budget is wide. */
const COMBINED_MAX_OF_LONG = 4;

function inputsOf(operation: ListedOperation): unknown[] {
  const combined = combinedInputs(operation);
  const isAlwaysLong = mayTakeLong(operation) && operation.longIf === undefined;
  return [...extremeInputs(operation), ...combined.slice(0, isAlwaysLong ? COMBINED_MAX_OF_LONG : combined.length)];
}

test.each(operations.map((operation) => [operation.id, operation] as const))(
  '%s answers its most expensive inputs within its budget, by its schema',
  { timeout: TEST_MS },
  async (_, operation) => {
    const inputs = inputsOf(operation);
    expect(inputs.length).toBeGreaterThan(1);
    const example = operation.input.parse(operation.example);
    for (let call = 0; call < WARM_UP_CALLS && !mayTakeLong(operation, example); call += 1)
      await answerOf(operation, example, call % 2);
    const problems: { input: unknown; problem: string }[] = [];
    const worst = { bytes: 0, sent: 0 };
    for (const input of inputs) {
      const answer = await answerWithin(operation, input);
      if (answer === OUT_OF_RANGE) continue;
      const problem = answer === null ? 'takes too long' : operation.output.safeParse(answer).error?.message;
      if (problem !== undefined) problems.push({ input, problem });
      worst.bytes = Math.max(worst.bytes, Buffer.byteLength(JSON.stringify(answer)));
      worst.sent = Math.max(worst.sent, Buffer.byteLength(JSON.stringify(input)));
    }
    expect(problems).toEqual([]);
    expect(worst.bytes).toBeLessThan(operation.lines === undefined ? ANSWER_BYTES_MAX : LIST_BYTES_MAX);
    expect(worst.sent).toBeLessThan(BODY_BYTES_MAX / 4); // No valid request reaches the limit on bodies.
  },
);

/** The API refuses a call for Chiron before 675. */
const OUT_OF_RANGE = Symbol('the ephemeris lacks a body at the instant');

async function answerOf(operation: ListedOperation, parsed: unknown, tryIndex: number) {
  const sky = await skyOf(tryIndex);
  const before = process.cpuUsage();
  try {
    // Safe: parsed by the operation's own schema.
    const answer = operation.compute(parsed as never, sky);
    const { user, system } = process.cpuUsage(before);
    return { answer, ms: (user + system) / 1_000 };
  } catch (error) {
    if (error instanceof EphemerisRangeError && error.missing !== null) return { answer: OUT_OF_RANGE, ms: 0 };
    throw error;
  }
}

/**
 * The answer of the first try within the budget of CPU time; null if every try took longer. On a busy machine the time of the
 * clock has the time of other programs in it.
 */
async function answerWithin(operation: ListedOperation, input: unknown): Promise<unknown> {
  const parsed = operation.input.parse(input);
  for (let tryIndex = 0; tryIndex < TRIES; tryIndex += 1) {
    const { answer, ms } = await answerOf(operation, parsed, tryIndex);
    if (ms < budgetMsOf(operation, parsed)) return answer;
  }
  return null;
}
