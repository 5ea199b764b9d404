import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { withLock } from './file-lock.ts';

const folder = mkdtempSync(join(tmpdir(), 'graha-lock-'));
afterAll(() => rmSync(folder, { recursive: true }));

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

test('two who want the same thing take turns, and a failure of the first does not keep the second waiting', async () => {
  const path = join(folder, 'shared.lock');
  const order: string[] = [];
  const first = withLock(path, 5_000, async () => {
    order.push('first begins');
    await pause(150);
    order.push('first ends');
    throw new Error('broken');
  });
  const second = withLock(path, 5_000, async () => void order.push('second'));
  await expect(first).rejects.toThrow('broken');
  await second;
  expect(order).toEqual(['first begins', 'first ends', 'second']);
});

test('a lock whose holder has died is taken over', async () => {
  const path = join(folder, 'dead.lock');
  writeFileSync(path, JSON.stringify({ launcher: `${process.pid} 1`, guard: null }));
  expect(await withLock(path, 5_000, () => Promise.resolve('mine'))).toBe('mine');
});
