import { expect, test } from 'vitest';
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
