import { randomUUID } from 'node:crypto';
import { createTestDatabase, throwawayRedis } from '@graha/dev-stack/test-context';
import { PLANS } from '@graha/domain/billing/plans';
import { openWorkspace, tally, useDatabase } from '@graha/store/testing/testing';
import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { FAILURES_PER_MINUTE } from './address-guard.ts';
import { localCounters, sharedCounters } from './counters.ts';
import { createRateLimit } from './rate-limit.ts';
import { systemClock } from './clock.ts';
import { openRedis, REDIS_WAITS } from './redis.ts';
import { newTestKey } from '../testing/app-with.ts';
import { startApi } from '../testing/real-api.ts';

const redis = await throwawayRedis({ stoppable: true });
afterAll(async () => redis?.remove());

const ends: (() => Promise<void> | void)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).toReversed()) await end();
});

/** Redis is slow on a busy machine, so tests wait long, except the test about waiting. */
const PATIENT_MS = 60_000;
const SHIPPED_MS = REDIS_WAITS.commandMs;
REDIS_WAITS.commandMs = PATIENT_MS;

const RATE = PLANS.free.ratePerMinute;
const caller = () => ({ tenantId: randomUUID(), env: 'live', plan: 'free' }) as const;

async function replica(url: string, replicas = 2, clock = systemClock) {
  let fallbacks = 0;
  const connection = await openRedis(url, { lost: () => undefined, restored: () => undefined });
  ends.push(connection.close);
  const fellBack = (): void => void (fallbacks += 1);
  const limit = createRateLimit(sharedCounters(connection.redis, localCounters(replicas), { fellBack }, clock));
  await expect.poll(() => connection.redis.status).toMatch(/ready|reconnecting|close/);
  return { limit, redis: connection.redis, fallbacks: () => fallbacks };
}

const admitted = async (limits: (() => Promise<unknown>)[]): Promise<number> =>
  (await Promise.allSettled(limits.map((limit) => limit()))).filter(({ status }) => status === 'fulfilled').length;
const times = <T>(count: number, one: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => one(index));

describe.skipIf(!redis?.server)('limits in Redis', () => {
  const { url = '', server } = redis ?? {};

  test('two replicas admit the limit together, to the last call, under keys that begin with the tenant’s id', async () => {
    const [one, two] = [await replica(url), await replica(url)];
    const who = caller();
    const calls = times(3 * RATE, (index) => () => (index % 2 ? one : two).limit(who));
    expect(await admitted(calls)).toBe(RATE);
    expect(await one.redis.keys(`${who.tenantId}*`)).toEqual([`${who.tenantId}:rate:live`]);
    const ttlMs = await one.redis.pttl(`${who.tenantId}:rate:live`);
    expect(ttlMs).toBeGreaterThan(0);
    expect(ttlMs).toBeLessThanOrEqual(60_000);
  });

  test.each([2, 5, 7])(
    'calls that count as %i are admitted until the limit is full, over both replicas',
    async (weight) => {
      const [one, two] = [await replica(url), await replica(url)];
      const who = caller();
      const calls = times(RATE, (index) => () => (index % 2 ? one : two).limit(who, weight));
      expect(await admitted(calls)).toBe(Math.floor(RATE / weight));
      await expect(one.limit(who, weight)).rejects.toMatchObject({ code: 'rate_limited' });
    },
  );

  test('a call that is counted in two steps counts as much as at once, and one that has nothing left to count too', async () => {
    const { limit, redis: store } = await replica(url);
    const who = caller();
    await limit(who, 2);
    expect(await limit(who, 15, 2)).toMatchObject({ 'x-ratelimit-remaining': String(RATE - 15) });
    await limit(who, RATE);
    expect(await limit(who, 2 * RATE, RATE)).toMatchObject({ 'x-ratelimit-remaining': String(RATE - 35) });
    expect(await store.get(`${who.tenantId}:rate:live`)).toBe('35');
  });

  test('killed: each replica counts its share, nobody waits until it is back; started again: they count together, without a restart of theirs', async () => {
    const [one, two] = [await replica(url), await replica(url)];
    await server?.kill();
    const who = caller();
    expect(await admitted(times(2 * RATE, (index) => () => (index % 2 ? one : two).limit(who)))).toBe(RATE);
    expect(one.fallbacks()).toBeGreaterThan(0);
    await server?.start();
    await expect.poll(() => [one.redis.status, two.redis.status]).toEqual(['ready', 'ready']);
    const countedTogether = async () => {
      const another = caller();
      await Promise.all([one.limit(another), two.limit(another)]);
      return one.redis.get(`${another.tenantId}:rate:live`);
    };
    await expect.poll(countedTogether).toBe('2');
  });

  test('paused: one call a while waits, for a tenth of a second, and the others not at all; resumed: counted together again', async () => {
    let nowMs = 1_000_000;
    REDIS_WAITS.commandMs = SHIPPED_MS;
    const one = await replica(url, 1, { ...systemClock, nowMs: () => nowMs });
    REDIS_WAITS.commandMs = PATIENT_MS;
    const who = caller();
    await one.limit(who);
    server?.pause();
    try {
      for (let count = 0; count < 20; count += 1) await one.limit(who);
      expect(one.fallbacks()).toBe(1); // The first call waited; no other call sent a command.
      nowMs += 1_000;
      await one.limit(who);
      expect(one.fallbacks()).toBe(2);
    } finally {
      server?.resume();
    }
    const another = caller();
    const counted = async () => {
      nowMs += 1_000;
      await one.limit(another);
      return Number(await one.redis.get(`${another.tenantId}:rate:live`).catch(() => 0));
    };
    await expect.poll(counted).toBeGreaterThan(0);
  });

  test('flushed: counts begin anew, and nothing fails', async () => {
    const one = await replica(url);
    const who = caller();
    await admitted(times(RATE, () => () => one.limit(who)));
    await expect(one.limit(who)).rejects.toMatchObject({ code: 'rate_limited' });
    await one.redis.flushall();
    expect(await one.limit(who)).toMatchObject({ 'x-ratelimit-remaining': String(RATE - 1) });
    expect(one.fallbacks()).toBe(0);
  });

  describe('behind two replicas of the API', () => {
    const ledger = useDatabase(createTestDatabase, 3);
    const { pools } = ledger;

    test('a workspace has its rate once; without Redis both go on; an address that guesses on one is known to the other', async () => {
      const { tenantId, key } = await openWorkspace(pools, { plan: 'free' });
      const more = { REDIS_URL: url, API_REPLICAS: '2', TRUSTED_PROXIES: '127.0.0.1' };
      const apis = [
        await startApi(ledger.database.apiUrl, undefined, more),
        await startApi(ledger.database.apiUrl, undefined, more),
      ];
      ends.push(async () => void (await Promise.all(apis.map(({ stop }) => stop()))));
      const call = (index: number, text = key.text, from = '192.0.2.1') =>
        apis[index % 2]?.call(text, undefined, { 'x-forwarded-for': from });
      const statuses: number[] = [];
      for (let index = 0; index < RATE + 10; index += 1) statuses.push((await call(index))?.status ?? 0);
      expect(tally(statuses.map(String))).toEqual({ 200: RATE, 429: 10 });

      const guesses = times(FAILURES_PER_MINUTE, () => () => call(0, newTestKey().text, '192.0.2.7'));
      for (const guess of guesses) await guess();
      expect((await call(1, newTestKey().text, '192.0.2.7'))?.status).toBe(429);
      expect((await call(1, newTestKey().text, '192.0.2.8'))?.status).toBe(401);

      await server?.kill();
      const other = await openWorkspace(pools, { plan: 'free' });
      for (let index = 0; index < 10; index += 1) expect((await call(index, other.key.text))?.status).toBe(200);
      await server?.start();
      const { rows } = await pools.worker.query(
        'SELECT count(*)::int AS calls FROM graha.ledger_entry WHERE tenant_id = $1 AND kind = $2',
        [tenantId, 'CallCharged'],
      );
      expect(rows).toEqual([{ calls: RATE }]); // Refused calls were not charged.
    });

    test('an API that starts while Redis is away serves, and finds it later', async () => {
      await server?.kill();
      const { tenantId, key } = await openWorkspace(pools, { plan: 'free' });
      const api = await startApi(ledger.database.apiUrl, undefined, { REDIS_URL: url });
      ends.push(api.stop);
      expect((await api.call(key.text)).status).toBe(200);
      await server?.start();
      const own = await replica(url);
      const isCounted = async () => {
        await api.call(key.text);
        return own.redis.exists(`${tenantId}:rate:live`);
      };
      await expect.poll(isCounted).toBe(1);
    });
  });
});
