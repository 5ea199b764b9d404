import { expect, test } from 'vitest';
import { virtualClock } from '../testing/virtual-clock.ts';
import { createBreaker } from './breaker.ts';

function breaking(awayAfterMs = 1_000) {
  const { clock, pass } = virtualClock();
  const breaker = createBreaker(awayAfterMs, clock);
  return { ...breaker, pass, failed: (afterMs = 0) => breaker.failed(clock.nowMs() - afterMs) };
}

test('a database is away once attempts have failed for so long, and not while one connection is broken', async () => {
  const { away, admits, failed, pass } = breaking();
  failed();
  await pass(999);
  expect([away(), admits()]).toEqual([false, true]);
  await pass(1);
  expect(away()).toBe(true);
});

test('an attempt that was slow has failed for that long', () => {
  const { away, failed } = breaking();
  failed(999);
  expect(away()).toBe(false);
  const slow = breaking();
  slow.failed(1_000);
  expect(slow.away()).toBe(true);
});

test('while it is away one caller in 200 ms asks it, counted from the last that asked', async () => {
  const { admits, failed, pass } = breaking(0);
  failed();
  expect(admits()).toBe(false);
  await pass(199);
  expect(admits()).toBe(false);
  await pass(1);
  expect([admits(), admits()]).toEqual([true, false]);
  await pass(100);
  failed();
  await pass(199);
  expect(admits()).toBe(false);
});

test('a later failure does not move when it went away, and one success ends it', async () => {
  const { away, admits, failed, succeeded, pass } = breaking();
  failed();
  await pass(500);
  failed();
  await pass(500);
  expect(away()).toBe(true);
  succeeded();
  expect([away(), admits(), admits()]).toEqual([false, true, true]);
});

test('after more than ten seconds without a caller it is forgotten that it was away', async () => {
  const { away, admits, failed, pass } = breaking(0);
  failed();
  await pass(10_000);
  expect([admits(), away()]).toEqual([true, true]);
  await pass(10_001);
  expect([admits(), away(), admits()]).toEqual([true, false, true]);
});
