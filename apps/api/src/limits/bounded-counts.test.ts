import { expect, test } from 'vitest';
import { virtualClock } from '../testing/virtual-clock.ts';
import { createBoundedCounts } from './bounded-counts.ts';

const DAY_S = 86_400;
const isTaken = (taken: Promise<unknown>): Promise<boolean> =>
  taken.then(
    () => true,
    () => false,
  );

test('counts up to its number in a window, and from its end on anew', async () => {
  const { clock, pass } = virtualClock();
  const limiter = createBoundedCounts(clock)(2, DAY_S);
  expect(await limiter.consume('a')).toMatchObject({ remainingPoints: 1, isFirstInDuration: true });
  expect(await limiter.consume('a')).toMatchObject({ remainingPoints: 0, isFirstInDuration: false });
  expect(await isTaken(limiter.consume('a'))).toBe(false);
  await pass(DAY_S * 1000 - 1);
  await expect(limiter.consume('a')).rejects.toMatchObject({ msBeforeNext: 1, remainingPoints: 0 });
  expect(await limiter.get('a')).toMatchObject({ msBeforeNext: 1, consumedPoints: 2 });
  await pass(1);
  expect(await isTaken(limiter.consume('a'))).toBe(true);
});

test('a changed limit goes on with what was counted', async () => {
  const limiterOf = createBoundedCounts();
  await limiterOf(2, DAY_S).consume('a', 2);
  expect(await isTaken(limiterOf(2, DAY_S).consume('a'))).toBe(false);
  expect(await isTaken(limiterOf(3, DAY_S).consume('a'))).toBe(true);
  expect(await isTaken(limiterOf(1, DAY_S).consume('a'))).toBe(false);
});

test('what was counted of a weight before is not counted again', async () => {
  const limiter = createBoundedCounts()(10, DAY_S);
  await limiter.consume('a', 2);
  expect(await limiter.consume('a', 8, 2)).toMatchObject({ consumedPoints: 8, remainingPoints: 2 });
  expect(await isTaken(limiter.consume('a', 5, 2))).toBe(false);
});

test('a caller with ever new addresses takes no more memory, and only the oldest is forgotten', async () => {
  const limiter = createBoundedCounts(virtualClock().clock, { subjectsMax: 3 })(1, DAY_S);
  for (const address of ['a', 'b', 'c', 'd']) await limiter.consume(address);
  expect(await limiter.get('a')).toBeNull();
  for (const address of ['b', 'c', 'd']) expect((await limiter.get(address))?.remainingPoints).toBe(0);
});

test('a refused request takes its points where refused requests count', async () => {
  const { clock, pass } = virtualClock();
  const limiter = createBoundedCounts(clock, { countsRefused: true })(3, 60);
  await limiter.consume('a', 2);
  await expect(limiter.consume('a', 2)).rejects.toMatchObject({ consumedPoints: 4, remainingPoints: 0 });
  expect(await isTaken(limiter.consume('a', 1))).toBe(false);
  await pass(60_000);
  expect(await isTaken(limiter.consume('a', 3))).toBe(true);
});
