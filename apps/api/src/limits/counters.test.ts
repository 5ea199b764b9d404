import { Redis } from 'ioredis';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { virtualClock } from '../testing/virtual-clock.ts';
import { localCounters, sharedCounters } from './counters.ts';

const isTaken = (taken: Promise<unknown>): Promise<boolean> =>
  taken.then(
    () => true,
    () => false,
  );
const times = async (count: number, one: () => Promise<unknown>): Promise<boolean[]> => {
  const all: boolean[] = [];
  for (let time = 0; time < count; time += 1) all.push(await isTaken(one()));
  return all;
};

describe('counts of one process', () => {
  test.each([
    [1, 5, 5],
    [2, 5, 3],
    [3, 5, 2],
    [9, 5, 1],
  ])(
    'of %i replicas with a limit of %i admit %i each, so that together they admit the limit',
    async (replicas, limit, share) => {
      for (const windowSeconds of [60, 86_400]) {
        const limiter = localCounters(replicas).limiter(limit, windowSeconds);
        const taken = await times(limit + 1, () => limiter.consume('a'));
        expect(taken.filter(Boolean)).toHaveLength(share);
        expect((await limiter.get('a'))?.remainingPoints).toBe(0);
        expect(await isTaken(limiter.consume('b'))).toBe(true);
      }
    },
  );

  test('a call that weighs more than the share of a replica takes all of it, and what was counted before is not counted again', async () => {
    const limiter = localCounters(2).limiter(10);
    expect(await limiter.consume('a', 8)).toMatchObject({ consumedPoints: 5, remainingPoints: 0 });
    await limiter.consume('b', 2);
    expect(await limiter.consume('b', 5, 2)).toMatchObject({ consumedPoints: 5 });
    expect(await isTaken(limiter.consume('c', 9, 9))).toBe(true);
  });
});

describe('counts of one process while the time of its machine is set back', () => {
  afterEach(() => void vi.useRealTimers());

  test.each([60, 86_400])('still end after a window of %i seconds, and name no longer wait', async (windowSeconds) => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const { clock, pass } = virtualClock();
    const limiter = localCounters(1, clock).limiter(1, windowSeconds);
    await limiter.consume('a');
    vi.setSystemTime(Date.now() - 3_600_000);
    await expect(limiter.consume('a')).rejects.toMatchObject({ msBeforeNext: windowSeconds * 1000 });
    expect(await limiter.get('a')).toMatchObject({ msBeforeNext: windowSeconds * 1000 });
    await pass(windowSeconds * 1000);
    expect(await limiter.consume('a')).toMatchObject({ isFirstInDuration: true });
  });
});

describe('shared counts of which the server is away', () => {
  const redis = new Redis({ lazyConnect: true });
  afterEach(() => redis.disconnect());

  test('are counted here at once, and the server is asked again now and then, each time with the reason', async () => {
    const { clock, pass } = virtualClock();
    const reasons: unknown[] = [];
    const counters = sharedCounters(redis, localCounters(), { fellBack: (error) => reasons.push(error) }, clock);
    const limiter = counters.limiter(2);
    expect(await times(3, () => limiter.consume('a'))).toEqual([true, true, false]);
    expect(reasons).toEqual([expect.any(Error)]);
    expect((await limiter.get('a'))?.remainingPoints).toBe(0);
    await pass(200);
    expect(await isTaken(limiter.consume('b', 2))).toBe(true);
    expect(reasons).toHaveLength(2);
    expect(redis.status).toBe('wait'); // No call waits for a connection or opens one.
  });
});
