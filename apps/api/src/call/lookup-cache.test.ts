import type { KeyRecord } from '@graha/store/ledger/metering';
import { expect, test } from 'vitest';
import { systemClock } from '../limits/clock.ts';
import { createLookupCache, LOOKUP_LIMITS } from './lookup-cache.ts';
import { newTestKey } from '../testing/app-with.ts';

const { record, publicId } = newTestKey();

function cacheOf(answer: (publicId: string) => KeyRecord | null = () => record, limits = LOOKUP_LIMITS) {
  const clock = { ms: 0 };
  const asked: string[] = [];
  const held: (() => void)[] = [];
  const options = { hold: false };
  const cache = createLookupCache(
    async (id) => {
      asked.push(id);
      const now = answer(id);
      if (options.hold) await new Promise<void>((resolve) => held.push(resolve));
      return now;
    },
    () => undefined,
    { clock: { ...systemClock, nowMs: () => clock.ms }, limits },
  );
  return { cache, clock, asked, held, options };
}

test('a key is asked for once a second at most, and never served older than that', async () => {
  const { cache, clock, asked } = cacheOf();
  await cache.find(publicId);
  clock.ms = 499;
  await cache.find(publicId);
  expect(asked).toHaveLength(1);
  clock.ms = 1_000;
  await cache.find(publicId);
  expect(asked).toHaveLength(2);
});

test('the second counts from the question, not from its answer', async () => {
  const { cache, clock, asked, held, options } = cacheOf();
  options.hold = true;
  const slow = cache.find(publicId);
  clock.ms = 900;
  held.shift()?.();
  await slow;
  clock.ms = 1_001;
  options.hold = false;
  await cache.find(publicId);
  expect(asked).toHaveLength(2);
});

test('a key in use is refreshed behind its callers: nobody waits', async () => {
  const { cache, clock, asked, options } = cacheOf();
  await cache.find(publicId);
  options.hold = true;
  clock.ms = 600;
  expect(cache.find(publicId)).toBe(record);
  expect(asked).toHaveLength(2);
});

test('concurrent questions for one key are one question', async () => {
  const { cache, asked } = cacheOf();
  await Promise.all(Array.from({ length: 50 }, () => cache.find(publicId)));
  expect(asked).toHaveLength(1);
});

test('a caller joins no query that has run for half a second: its answer would be too old', async () => {
  const { cache, clock, asked, options } = cacheOf();
  await cache.find(publicId);
  options.hold = true;
  clock.ms = 600;
  cache.find(publicId); // Begins a refresh that does not end.
  clock.ms = 1_099;
  void cache.find(publicId);
  expect(asked).toHaveLength(2);
  clock.ms = 1_100;
  options.hold = false;
  expect(await cache.find(publicId)).toBe(record);
  expect(asked).toHaveLength(3);
});

test('an answer may take no longer than an entry may be old', async () => {
  const waitsMs: number[] = [];
  const after = (ms: number, run: () => void) => {
    waitsMs.push(ms);
    run();
    return () => undefined;
  };
  const never = () => new Promise<never>(() => undefined);
  const cache = createLookupCache(never, () => undefined, { clock: { nowMs: () => 0, after } });
  await expect(cache.find(publicId)).rejects.toThrow('could not be recorded');
  expect(waitsMs).toEqual([LOOKUP_LIMITS.ttlMs]);
});

test('after news about a key nothing that was asked before is believed, not even an answer under way', async () => {
  let status: KeyRecord['status'] = 'active';
  const { cache, held, options } = cacheOf(() => ({ ...record, status }));
  options.hold = true;
  const before = cache.find(publicId);
  status = 'revoked';
  cache.forget(publicId);
  held.shift()?.();
  expect(await before).toMatchObject({ status: 'active' });
  options.hold = false;
  expect(await cache.find(publicId)).toMatchObject({ status: 'revoked' });
});

test('a flood of unknown ids is remembered briefly, within bounds, and pushes no real key out', async () => {
  const limits = { ...LOOKUP_LIMITS, unknownMax: 10, knownMax: 10 };
  const { cache, asked } = cacheOf((id) => (id === publicId ? record : null), limits);
  await cache.find(publicId);
  for (let index = 0; index < 100; index += 1) await cache.find(`fake${index}`);
  expect(asked).toHaveLength(101);
  expect(await cache.find('fake99')).toBeNull();
  expect(await cache.find(publicId)).toBe(record);
  expect(asked).toHaveLength(101);
  await cache.find('fake0');
  expect(asked).toHaveLength(102);
});

test('while the database is away callers hear so at once, and are asked for again a moment later', async () => {
  let up = false;
  const { cache, clock, asked } = cacheOf(() => {
    if (!up) throw new Error('away');
    return record;
  });
  await expect(cache.find(publicId)).rejects.toMatchObject({ code: 'metering_unavailable' });
  await expect(cache.find(publicId)).rejects.toMatchObject({ code: 'metering_unavailable' });
  expect(asked).toHaveLength(1);
  up = true;
  clock.ms += LOOKUP_LIMITS.failMs;
  expect(await cache.find(publicId)).toBe(record);
});

test.each([null, publicId])('news about %s makes a known key be asked for again, and it stays known', async (news) => {
  const { cache, asked } = cacheOf();
  await cache.find(publicId);
  cache.forget(news);
  expect(cache.knows(publicId)).toBe(true);
  await cache.find(publicId);
  expect(asked).toHaveLength(2);
});

test.each([null, 'fake'])('news about %s makes an unknown id be asked for again', async (news) => {
  const { cache, asked } = cacheOf(() => null);
  await cache.find('fake');
  expect(cache.knows('fake')).toBe(false);
  cache.forget(news);
  await cache.find('fake');
  expect(asked).toHaveLength(2);
});

test('news about one key leaves the entries of others', async () => {
  const { cache, asked } = cacheOf((id) => (id === publicId ? record : null));
  await cache.find(publicId);
  await cache.find('fake');
  cache.forget('another');
  await cache.find(publicId);
  await cache.find('fake');
  expect(asked).toHaveLength(2);
});

test('an unknown id is not refreshed while it is served', async () => {
  const { cache, clock, asked } = cacheOf(() => null);
  await cache.find('fake');
  clock.ms = 600;
  expect(cache.find('fake')).toBeNull();
  expect(asked).toHaveLength(1);
});

test('the metrics hear of each lookup, and of a hit below one second of age', async () => {
  const hits: boolean[] = [];
  const clock = { ms: 0 };
  const cache = createLookupCache(
    async () => record,
    (hit) => hits.push(hit),
    { clock: { ...systemClock, nowMs: () => clock.ms } },
  );
  for (const ms of [0, 499, 1_000]) {
    clock.ms = ms;
    await cache.find(publicId);
  }
  expect(hits).toEqual([false, true, false]);
});
