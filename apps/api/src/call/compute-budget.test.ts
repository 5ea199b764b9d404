import { createEphemeris } from '@graha/ephemeris-packed/packed-ephemeris';
import { LONG_CALL_MS, mayTakeLong } from '@graha/catalog/long-call';
import { expect, test } from 'vitest';
import { BODY_BYTES_MAX } from './read-body.ts';
import { operations } from '../testing/app-with.ts';
import { extremeInputs } from '../testing/extreme-inputs.ts';

/** CPU time instead of the clock, because a busy machine does not slow it. The slowest call takes a twentieth of it. */
const BUDGET_MS = 1_000;
/** A short call is short in one of this many tries, whatever the garbage collector and the machine do in the others. */
const TRIES = 30;
const ANSWER_BYTES_MAX = 1_000_000;
/** A year of days. */
const LIST_BYTES_MAX = 8_000_000;

const sky = await createEphemeris();

test.each(operations.map((operation) => [operation.id, operation] as const))(
  '%s answers its most expensive inputs within its budget, by its schema',
  (_, operation) => {
    const inputs = extremeInputs(operation);
    expect(inputs.length).toBeGreaterThan(1);
    const worst = { ms: 0, bytes: 0, sent: 0 };
    for (const input of inputs) {
      const before = process.cpuUsage();
      // Safe: parsed on this line by the operation's own schema.
      const answer = operation.compute(operation.input.parse(input) as never, sky);
      const bytes = Buffer.byteLength(JSON.stringify(answer));
      const { user, system } = process.cpuUsage(before);
      worst.ms = Math.max(worst.ms, (user + system) / 1000);
      worst.bytes = Math.max(worst.bytes, bytes);
      worst.sent = Math.max(worst.sent, Buffer.byteLength(JSON.stringify(input)));
      expect({ input, problem: operation.output.safeParse(answer).error?.message }).toEqual({
        input,
        problem: undefined,
      });
    }
    expect(worst.ms).toBeLessThan(BUDGET_MS);
    expect(worst.bytes).toBeLessThan(operation.lines === undefined ? ANSWER_BYTES_MAX : LIST_BYTES_MAX);
    expect(worst.sent).toBeLessThan(BODY_BYTES_MAX / 4); // No valid request meets the limit on bodies.
  },
);

const inOwnThread = operations.filter((operation) => !mayTakeLong(operation));
test.each(inOwnThread.map((operation) => [operation.id, operation] as const))(
  '%s, computed in the server’s own thread, takes less than 5 ms on every input',
  (_, operation) => {
    const long = extremeInputs(operation).filter((input) => !isShort(operation, input));
    expect(long).toEqual([]);
  },
);

function isShort(operation: (typeof operations)[number], input: unknown): boolean {
  const parsed = operation.input.parse(input);
  for (let tries = 0; tries < TRIES; tries += 1) {
    const startedMs = performance.now();
    // Safe: parsed above by the operation's own schema.
    operation.compute(parsed as never, sky);
    if (performance.now() - startedMs < LONG_CALL_MS) return true;
  }
  return false;
}
