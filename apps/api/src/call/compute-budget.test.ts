import { createEphemeris } from '@graha/ephemeris-packed/packed-ephemeris';
import type { ListedOperation } from '@graha/catalog/list/list-operations';
import { LONG_CALL_MS, mayTakeLong } from '@graha/catalog/list/long-call';
import { expect, test } from 'vitest';
import { BODY_BYTES_MAX } from './read-body.ts';
import { operations } from '../testing/app-with.ts';
import { extremeInputs } from '../testing/extreme-inputs.ts';

/**
 * The CPU time that one call may take in a compute thread. Here, code takes four times as long, because each import is
 * looked up at each use.
 */
const BUDGET_MS = 1_000;
/** A year of days. */
const LIST_BUDGET_MS = 5_000;
const TEST_MS = 120_000;
/** The number of tries. The shortest counts, so that garbage collection and other load do not matter. */
const TRIES = 30;
const ANSWER_BYTES_MAX = 1_000_000;
const LIST_BYTES_MAX = 8_000_000;

const sky = await createEphemeris();

/**
 * Twice the limit of the thread that answers requests: the slowest months take nearly as long here as the limit, and a busy
 * machine must not fail them. `npm run bench -- worst` holds the limit itself.
 */
const SHORT_BUDGET_MS = 2 * LONG_CALL_MS;

function budgetMsOf(operation: ListedOperation): number {
  if (!mayTakeLong(operation)) return SHORT_BUDGET_MS;
  return operation.lines === undefined ? BUDGET_MS : LIST_BUDGET_MS;
}

test.each(operations.map((operation) => [operation.id, budgetMsOf(operation), operation] as const))(
  '%s answers its most expensive inputs within %i ms, by its schema',
  { timeout: TEST_MS },
  (_, budgetMs, operation) => {
    const inputs = extremeInputs(operation);
    expect(inputs.length).toBeGreaterThan(1);
    const problems: { input: unknown; problem: string }[] = [];
    const worst = { bytes: 0, sent: 0 };
    for (const input of inputs) {
      const answer = answerWithin(operation, input, budgetMs);
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

/**
 * The answer of the first try within the limit of CPU time; null if every try took longer. On a busy machine the time of the
 * clock has the time of other programs in it.
 */
function answerWithin(operation: ListedOperation, input: unknown, limitMs: number): unknown {
  const parsed = operation.input.parse(input);
  for (let tries = 0; tries < TRIES; tries += 1) {
    const before = process.cpuUsage();
    // Safe: parsed above by the operation's own schema.
    const answer = operation.compute(parsed as never, sky);
    const { user, system } = process.cpuUsage(before);
    if ((user + system) / 1_000 < limitMs) return answer;
  }
  return null;
}
