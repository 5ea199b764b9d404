import { createTestDatabase } from '@graha/dev-stack/test-context';
import { NIL_TENANT_ID } from '@graha/domain/core/event';
import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { logRequests } from './request-log.ts';
import { recordStatus, statusByDay, statusNow } from './status.ts';
import { ensureRequestLogPartitions } from '../ledger/sweeps.ts';
import { moveClock, useDatabase } from '../testing/testing.ts';

const { pools } = useDatabase(createTestDatabase);

beforeEach(() => pools.owner.query('TRUNCATE graha.status_minute, graha.request_log'));
afterEach(() => moveClock(pools.owner, new Date()));

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const minuteOf = (at: Date) => new Date(Math.floor(at.getTime() / MINUTE_MS) * MINUTE_MS);
const ago = (ms: number) => minuteOf(new Date(Date.now() - ms));
const up = (minute: Date) => ({ minute, isUp: true, probeMs: 5 });
const down = (minute: Date) => ({ minute, isUp: false, probeMs: null });
const today = () => new Date().toISOString().slice(0, 10);

const logCalls = (minute: Date, statuses: readonly number[], fields: { operation?: string } = {}) =>
  logRequests(
    { db: pools.api },
    statuses.map((status, index) => ({
      tenantId: status === 401 ? NIL_TENANT_ID : randomUUID(),
      keyId: null,
      requestId: randomUUID(),
      at: new Date(minute.getTime() + index),
      operation: 'panchang/full',
      method: 'GET',
      status,
      code: null,
      latencyMs: (index + 1) * 10,
      credits: 0,
      isReplay: false,
      ...fields,
    })),
  );

test('a minute shows whether the API was up, how many calls it answered and how fast, health checks aside', async () => {
  const minute = ago(2 * MINUTE_MS);
  await logCalls(minute, [200, 401, 503, 200, 500]);
  await logCalls(minute, [200, 200], { operation: 'health/ready' });
  await logCalls(ago(3 * MINUTE_MS), [200]);
  expect(await recordStatus({ db: pools.worker }, [up(minute)])).toBe(1);
  expect(await statusNow({ db: pools.app })).toEqual({
    minute,
    isUp: true,
    probeMs: 5,
    calls: 5,
    failed: 2,
    p50Ms: 30,
    p95Ms: 48,
  });
});

test('a minute without calls has no latency, and minutes of an outage are written when it is over', async () => {
  expect(await statusNow({ db: pools.app })).toBeNull();
  const minutes = [4, 3, 2].map((n) => ago(n * MINUTE_MS));
  expect(await recordStatus({ db: pools.worker }, minutes.map(down))).toBe(3);
  expect(await statusNow({ db: pools.app })).toEqual({
    ...down(ago(2 * MINUTE_MS)),
    calls: 0,
    failed: 0,
    p50Ms: null,
    p95Ms: null,
  });
});

test('a minute that two workers watched was up if one of them says so', async () => {
  const minute = ago(2 * MINUTE_MS);
  await recordStatus({ db: pools.worker }, [down(minute)]);
  await recordStatus({ db: pools.worker }, [up(minute)]);
  await recordStatus({ db: pools.worker }, [down(minute)]);
  expect(await statusNow({ db: pools.app })).toMatchObject({ isUp: true, probeMs: 5 });
});

test('days count their minutes, one that nobody watched has none, and today is the last', async () => {
  await moveClock(pools.owner, `${today()}T12:00:00Z`);
  const noon = (daysAgo: number) => new Date(new Date(`${today()}T11:00:00Z`).getTime() - daysAgo * DAY_MS);
  const offsetMs = new Date(`${today()}T12:00:00Z`).getTime() - Date.now();
  const watched = (at: Date) => minuteOf(new Date(at.getTime() - offsetMs));
  await recordStatus({ db: pools.worker }, [up(watched(noon(0))), down(watched(noon(2))), up(watched(noon(3)))]);
  const days = await statusByDay({ db: pools.app }, { days: 3 });
  expect(days.map(({ upMinutes, downMinutes }) => [upMinutes, downMinutes])).toEqual([
    [0, 1],
    [0, 0],
    [1, 0],
  ]);
  expect(days.at(-1)).toMatchObject({ day: today() });
});

test('where the ledger’s clock was moved, a minute finds the calls of that minute', async () => {
  await moveClock(pools.owner, '2029-05-05T10:00:30Z');
  await ensureRequestLogPartitions({ db: pools.worker });
  await logCalls(new Date('2029-05-05T10:00:31Z'), [200, 200]);
  await recordStatus({ db: pools.worker }, [up(new Date())]);
  expect(await statusNow({ db: pools.app })).toMatchObject({ minute: new Date('2029-05-05T10:00:00Z'), calls: 2 });
});

test('ninety days are kept', async () => {
  await recordStatus({ db: pools.worker }, [up(ago(91 * DAY_MS)), up(ago(89 * DAY_MS))]);
  const { rows } = await pools.app.query('SELECT FROM graha.status_minute');
  expect(rows).toHaveLength(1);
});

test('the portal reads it and writes nothing, the API does not see it', async () => {
  await expect(recordStatus({ db: pools.app }, [up(new Date())])).rejects.toMatchObject({ code: '42501' });
  await expect(statusNow({ db: pools.api })).rejects.toMatchObject({ code: '42501' });
});
