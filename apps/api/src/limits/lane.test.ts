import { expect, test } from 'vitest';
import { createLane } from './lane.ts';

const full = () => new Error('full');

test('so many run at once, the rest in its order, and what fails makes room too', async () => {
  const lane = createLane(2, 10);
  const begun: number[] = [];
  const ends: (() => void)[] = [];
  const work = (nth: number) =>
    lane.run(() => {
      begun.push(nth);
      return new Promise<number>((resolve, reject) => {
        ends.push(() => (nth === 1 ? reject(new Error('broken')) : resolve(nth)));
      });
    }, full);
  const all = Promise.allSettled([0, 1, 2, 3].map(work));
  expect(begun).toEqual([0, 1]);
  for (let turn = 0; turn < 4; turn += 1) {
    ends[turn]?.();
    await new Promise((resolve) => void setTimeout(resolve));
  }
  expect(begun).toEqual([0, 1, 2, 3]);
  expect((await all).map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled', 'fulfilled']);
});

test('a job that ends makes room for the next, also after the line was empty', async () => {
  const lane = createLane(1, 1);
  expect(await lane.run(() => 'first', full)).toBe('first');
  expect(await lane.run(() => 'second', full)).toBe('second');
});

test('beyond what may wait nothing is taken', async () => {
  const lane = createLane(1, 1);
  let end = (): void => undefined;
  const first = lane.run(() => new Promise<void>((resolve) => (end = resolve)), full);
  const second = lane.run(() => 'second', full);
  await expect(lane.run(() => 'third', full)).rejects.toThrow('full');
  end();
  await first;
  expect(await second).toBe('second');
});
