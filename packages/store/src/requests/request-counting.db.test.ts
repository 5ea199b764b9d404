import { createTestDatabase } from '@graha/dev-stack/test-context';
import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { countClosedRequests, ensureRequestLogPartitions } from '../ledger/sweeps.ts';
import { query } from '../postgres/query.ts';
import { moveClock, useLedger } from '../testing/testing.ts';
import { requestCounts } from './request-counts.ts';
import { logRequests, type RequestRow } from './request-log.ts';

const ledger = useLedger(createTestDatabase);
const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
/** The start of an hour, at which all tests begin. */
const HOUR = Math.floor(Date.now() / DAY_MS) * DAY_MS + DAY_MS + 10 * 60 * MINUTE_MS;
const at = (minutes: number) => new Date(HOUR + minutes * MINUTE_MS);

beforeEach(async () => {
  await moveClock(ledger.pools.owner, at(0));
  await ensureRequestLogPartitions({ db: ledger.pools.worker });
  await ledger.pools.owner.query(
    "UPDATE graha.request_count_start SET since = '2000-01-01', parts_since = '2000-01-01', counted_until = $1",
    [at(0)],
  );
});

const row = (tenantId: string, minutes: number): RequestRow => ({
  tenantId,
  keyId: null,
  requestId: randomUUID(),
  at: at(minutes),
  operation: 'panchang/full',
  method: 'POST',
  status: 200,
  code: null,
  latencyMs: 1,
  credits: 2,
  isReplay: false,
});
const log = (rows: readonly RequestRow[]) => logRequests({ db: ledger.pools.api }, rows);
const count = () => countClosedRequests({ db: ledger.pools.worker });
const kept = async (tenantId: string) => {
  const { rows } = await query(
    ledger.pools.worker,
    `SELECT (SELECT coalesce(sum(requests), 0)::int FROM graha.request_count WHERE tenant_id = $1) AS requests,
       (SELECT coalesce(sum(requests), 0)::int FROM graha.request_latency WHERE tenant_id = $1) AS latencies`,
    [tenantId],
  );
  return rows[0];
};
const read = async (tenantId: string) => {
  const [found] = await requestCounts({ db: ledger.pools.app, tenantId }, { from: at(-600), to: at(600) });
  return found?.requests ?? 0;
};

test('a quarter of an hour is counted a minute after its end, once, and a row of it that comes later counts itself', async () => {
  const tenantId = randomUUID();
  await log([row(tenantId, 3), row(tenantId, 14.99), row(tenantId, 15)]);
  await moveClock(ledger.pools.owner, at(15.9));
  expect(await count()).toBe(0);
  expect(await kept(tenantId)).toEqual({ requests: 0, latencies: 0 });
  expect(await read(tenantId)).toBe(3);
  await moveClock(ledger.pools.owner, at(16.1));
  expect([await count(), await count()]).toEqual([1, 0]);
  expect(await kept(tenantId)).toEqual({ requests: 2, latencies: 2 });
  const late = row(tenantId, 14);
  await log([late, row(tenantId, 16)]);
  await log([late]);
  expect(await kept(tenantId)).toEqual({ requests: 3, latencies: 3 });
  expect(await read(tenantId)).toBe(5);
});

test('a count waits for rows that are being written, and they are in it', async () => {
  const tenantId = randomUUID();
  const writer = await ledger.pools.api.connect();
  await writer.query('BEGIN');
  // Safe: writing rows takes only a query from its pool.
  await logRequests({ db: writer as unknown as typeof ledger.pools.api }, [row(tenantId, 5)]);
  await moveClock(ledger.pools.owner, at(17));
  const counting = count();
  await expect
    .poll(
      async () =>
        (await ledger.pools.owner.query("SELECT FROM pg_locks WHERE locktype = 'advisory' AND NOT granted")).rowCount,
    )
    .toBe(1);
  expect(await count()).toBe(0); // Another worker leaves it to the first.
  await log([row(tenantId, 16)]); // A row of another quarter does not wait.
  await writer.query('COMMIT');
  writer.release();
  expect(await counting).toBe(1);
  expect(await kept(tenantId)).toEqual({ requests: 1, latencies: 1 });
});

test('rows written and read during counts are read once', async () => {
  const tenantId = randomUUID();
  await moveClock(ledger.pools.owner, at(58));
  const minutes = Array.from({ length: 58 }, (_, minute) => minute);
  await log(minutes.map((minute) => row(tenantId, minute)));
  let written = 58;
  const [reads] = await Promise.all([
    (async () => {
      const found: [before: number, read: number][] = [];
      for (let turn = 0; turn < 40; turn += 1) {
        const before = written;
        found.push([before, await read(tenantId)]);
      }
      return found;
    })(),
    (async () => {
      while ((await count()) > 0);
    })(),
    (async () => {
      for (const minute of minutes) {
        await log([row(tenantId, minute)]);
        written += 1;
      }
    })(),
  ]);
  for (const [before, found] of reads) {
    expect(found).toBeGreaterThanOrEqual(before);
    expect(found).toBeLessThanOrEqual(116);
  }
  expect(await read(tenantId)).toBe(116);
  const rows = minutes.filter((minute) => minute < 45).length * 2;
  expect(await kept(tenantId)).toEqual({ requests: rows, latencies: rows });
});

test('after a day without a worker, readers have counted rows, and the worker catches up', async () => {
  const tenantId = randomUUID();
  for (const hours of [0, 7, 20]) {
    await moveClock(ledger.pools.owner, at(hours * 60));
    await ensureRequestLogPartitions({ db: ledger.pools.worker });
    await log([row(tenantId, hours * 60 - 1), row(tenantId, hours * 60)]);
  }
  await moveClock(ledger.pools.owner, at(25 * 60));
  const whole = { from: at(-600), to: at(25 * 60) };
  const found = async () => (await requestCounts({ db: ledger.pools.app, tenantId }, whole))[0]?.requests;
  expect(await found()).toBe(6);
  let quarters = 0;
  while ((await count()) > 0) quarters += 1;
  expect(quarters).toBe(99);
  expect(await found()).toBe(6);
  expect(await kept(tenantId)).toEqual({ requests: 6, latencies: 6 });
});

test('days whose rows were dropped are passed over', async () => {
  await moveClock(ledger.pools.owner, new Date(HOUR + 365 * DAY_MS));
  expect(await count()).toBe(1);
  const { rows } = await query(ledger.pools.owner, 'SELECT counted_until AS until FROM graha.request_count_start');
  expect(rows[0]?.until.getTime()).toBe(Math.floor(HOUR / DAY_MS) * DAY_MS + 335 * DAY_MS + 15 * MINUTE_MS);
});

test('an erasure during a count leaves no count of the erased workspace', async () => {
  const tenantId = randomUUID();
  await log([row(tenantId, 5)]);
  await moveClock(ledger.pools.owner, at(17));
  const worker = await ledger.pools.worker.connect();
  await worker.query('BEGIN; SELECT graha.count_closed_requests()');
  const erasing = ledger.pools.worker.query('SELECT graha.erase_requests($1)', [tenantId]);
  await expect
    .poll(
      async () =>
        (await ledger.pools.owner.query("SELECT FROM pg_locks WHERE locktype = 'advisory' AND NOT granted")).rowCount,
    )
    .toBe(1);
  await worker.query('COMMIT');
  worker.release();
  await erasing;
  expect(await kept(tenantId)).toEqual({ requests: 0, latencies: 0 });
  expect(await read(tenantId)).toBe(0);
});
