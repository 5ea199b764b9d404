import { performance } from 'node:perf_hooks';
import { expect, test, vi } from 'vitest';
import { createTurns } from './turns.ts';

/** Blocks the thread. */
function busy(ms: number): void {
  const endMs = performance.now() + ms;
  while (performance.now() < endMs);
}

test('a tenant with one call waits for one call of each other tenant, and not for all of them', async () => {
  const turns = createTurns();
  const order: string[] = [];
  const call = async (tenantId: string, ms: number) => {
    await turns.take(tenantId);
    busy(ms);
    order.push(tenantId);
  };
  await Promise.all([
    ...Array.from({ length: 40 }, () => call('busy', 3)),
    ...Array.from({ length: 40 }, () => call('busier', 3)),
    call('quiet', 0),
  ]);
  expect(order.indexOf('quiet')).toBe(2);
  expect(order).toHaveLength(81);
});

test('a call that arrives later is read and served between the calls of a busy tenant', async () => {
  const turns = createTurns();
  const order: string[] = [];
  const calls = Array.from({ length: 20 }, async (_, index) => {
    await turns.take('busy');
    busy(2);
    order.push(`busy ${index}`);
  });
  const later = new Promise<void>((resolve) =>
    setImmediate(() => setImmediate(() => void turns.take('quiet').then(() => resolve(void order.push('quiet'))))),
  );
  await Promise.all([...calls, later]);
  expect(order.indexOf('quiet')).toBeLessThan(5);
});

test.each([
  ['short calls share a series, so that each costs no round of the event loop', 0, 1],
  ['after a millisecond the sockets are read before the next call', 1, 20],
])('%s', async (_guarantee, callMs, series) => {
  let nowMs = 1_000;
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => nowMs);
  try {
    const turns = createTurns();
    let rounds = 0;
    let isOver = false;
    const count = (): void => void (isOver || setImmediate(() => ((rounds += 1), count())));
    const seen = new Set<number>();
    const calls = Array.from({ length: 20 }, async () => {
      await turns.take('one');
      seen.add(rounds);
      nowMs += callMs;
    });
    count();
    await Promise.all(calls);
    isOver = true;
    expect(seen.size).toBe(series);
  } finally {
    clock.mockRestore();
  }
});

test('a tenant is served in the order of its calls, also after everybody has been served', async () => {
  const turns = createTurns();
  const order: number[] = [];
  for (const round of [0, 10, 20]) {
    await Promise.all([1, 2, 3].map((number) => turns.take('one').then(() => order.push(round + number))));
  }
  expect(order).toEqual([1, 2, 3, 11, 12, 13, 21, 22, 23]);
});

test('a computation that throws takes no turn of anybody else', async () => {
  const turns = createTurns();
  const failing = turns.take('one').then(() => {
    throw new Error('out of range');
  });
  await expect(failing).rejects.toThrow('out of range');
  await expect(turns.take('two')).resolves.toBeUndefined();
});
