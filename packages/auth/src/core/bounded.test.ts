import { expect, test } from 'vitest';
import { bounded, isBusy } from './throttle.ts';

test('so many run at once, so many wait in their order, and the rest is refused at once', async () => {
  const run = bounded({ runningMax: 2, waitingMax: 3 });
  const ends: (() => void)[] = [];
  const begun: number[] = [];
  let refused = 0;
  const all = Array.from({ length: 8 }, (_, index) =>
    run(() => {
      begun.push(index);
      return new Promise<void>((resolve) => ends.push(resolve));
    }).catch((error: unknown) => void (refused += Number(isBusy(error)))),
  );
  await Promise.resolve();
  expect(begun).toEqual([0, 1]);
  while (ends.length > 0) {
    ends.shift()?.();
    await new Promise((resolve) => setImmediate(resolve));
  }
  await Promise.all(all);
  expect([begun, refused]).toEqual([[0, 1, 2, 3, 4], 3]);
});

test('work that fails leaves its place to the next', async () => {
  const run = bounded({ runningMax: 1, waitingMax: 1 });
  const failing = run(() => Promise.reject(new Error('it broke')));
  const next = run(async () => 'done');
  await expect(failing).rejects.toThrow('it broke');
  expect(await next).toBe('done');
  expect(await run(async () => 'again')).toBe('again');
});
