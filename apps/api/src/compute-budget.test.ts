import { createSwissEphemeris } from '@graha/ephemeris-swiss/swiss-ephemeris';
import { expect, test } from 'vitest';
import { BODY_BYTES_MAX } from './read-body.ts';
import { operations } from './testing/app-with.ts';
import { extremeInputs } from './testing/extreme-inputs.ts';

/**
 * Of processor time, not of the clock: a busy machine makes no operation slower. The worst takes a twentieth of it, so that
 * operations need no threads of their own to be stopped in: what they are given is what bounds them.
 */
const BUDGET_MS = 1_000;
const ANSWER_BYTES_MAX = 1_000_000;

const sky = await createSwissEphemeris();

test.each(operations.map((operation) => [operation.id, operation] as const))(
  '%s answers the worst that it can be asked within its budget, by its schema',
  (_, operation) => {
    const inputs = extremeInputs(operation);
    expect(inputs.length).toBeGreaterThan(1);
    const worst = { ms: 0, bytes: 0, sent: 0 };
    for (const input of inputs) {
      const before = process.cpuUsage();
      // Safe: parsed by the operation's own schema in this very line.
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
    expect(worst.bytes).toBeLessThan(ANSWER_BYTES_MAX);
    expect(worst.sent).toBeLessThan(BODY_BYTES_MAX / 4); // The limit on bodies stands in nobody's way.
  },
);
