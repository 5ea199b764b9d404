import { expect, test, vi } from 'vitest';
import { createSharedCheck, PASSED_MS } from './shared-check.ts';

const at = (nowMs: () => number) => ({ nowMs, after: () => () => undefined });

test('callers share a running check, and one that passed until its time is over', async () => {
  let nowMs = 0;
  let pass = (): void => undefined;
  const check = vi.fn<() => Promise<void>>(() => new Promise((resolve) => (pass = resolve)));
  const ask = createSharedCheck(
    check,
    at(() => nowMs),
  );
  const both = Promise.all([ask(), ask()]);
  nowMs = 5 * PASSED_MS; // A check that hangs is not begun again beside itself.
  const late = ask();
  expect(check).toHaveBeenCalledTimes(1);
  pass();
  await Promise.all([both, late]);

  const second = ask();
  expect(check).toHaveBeenCalledTimes(2);
  pass();
  await second;
  nowMs += PASSED_MS - 1;
  await ask();
  expect(check).toHaveBeenCalledTimes(2);
  nowMs += 1;
  void ask();
  expect(check).toHaveBeenCalledTimes(3);
});

test('a failure reaches all that wait for it and no later caller', async () => {
  const check = vi.fn<() => Promise<void>>(() => Promise.reject(new Error('away')));
  const ask = createSharedCheck(
    check,
    at(() => 0),
  );
  const answers = await Promise.allSettled([ask(), ask()]);
  expect(answers.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(check).toHaveBeenCalledTimes(1);
  check.mockResolvedValueOnce(undefined);
  await ask();
  expect(check).toHaveBeenCalledTimes(2);
});
