import { createTestDatabase } from '@graha/dev-stack/test-context';
import { NIL_TENANT_ID } from '@graha/domain/core/event';
import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { ledgerNow } from '../postgres/ledger-clock.ts';
import { query } from '../postgres/query.ts';
import { requestCounts } from './request-counts.ts';
import { requestLatencies } from './request-latencies.ts';
import { listRequests, logRequests, requestById, type RequestRow } from './request-log.ts';
import { countClosedRequests, ensureRequestLogPartitions, sortRequestCounts } from '../ledger/sweeps.ts';
import { moveClock, useLedger } from '../testing/testing.ts';

const ledger = useLedger(createTestDatabase);

const HOUR_MS = 3_600_000;
const row = (tenantId: string, fields: Partial<RequestRow> = {}): RequestRow => ({
  tenantId,
  keyId: null,
  requestId: `req_${randomUUID()}`,
  at: new Date(),
  operation: 'panchang/full',
  method: 'POST',
  status: 200,
  code: null,
  latencyMs: 12.5,
  credits: 1,
  isReplay: false,
  userAgent: null,
  problems: null,
  ...fields,
});
const log = (...rows: RequestRow[]) => logRequests({ db: ledger.pools.api }, rows);
const lately = () => ({ from: new Date(Date.now() - HOUR_MS), to: new Date(Date.now() + HOUR_MS) });
const list = async (tenantId: string, fields: object = {}) =>
  (await listRequests({ db: ledger.pools.app, tenantId }, { ...lately(), limit: 100, ...fields })).rows;
const dayOf = (daysAgo: number) => new Date(Date.now() - daysAgo * 24 * HOUR_MS).toISOString().slice(0, 10);
const partitions = async () =>
  (
    await query(
      ledger.pools.owner,
      "SELECT relname AS name FROM pg_inherits JOIN pg_class ON oid = inhrelid WHERE inhparent = 'graha.request_log'::regclass ORDER BY 1",
    )
  ).rows.map(({ name }) => name);

test('answers of several tenants and of unknown callers are written in one statement and read as they were', async () => {
  const [mine, other] = [randomUUID(), randomUUID()];
  const refused = {
    keyId: randomUUID(),
    status: 422,
    code: 'invalid_input',
    credits: 0,
    latencyMs: 0.75,
    problems: 'month missing',
  };
  const rows = [
    row(mine, refused),
    row(other, { isReplay: true, credits: 0, userAgent: 'graha-ts/1.0' }),
    row(NIL_TENANT_ID, { status: 401 }),
  ];
  await log(...rows);
  expect(await list(mine)).toEqual([rows[0]]);
  expect(await list(other)).toEqual([rows[1]]);
  expect(await list(NIL_TENANT_ID)).toEqual([]); // Requests without a tenant are visible to the worker alone.
  const { rows: unknown } = await ledger.pools.worker.query('SELECT FROM graha.request_log WHERE tenant_id = $1', [
    NIL_TENANT_ID,
  ]);
  expect(unknown).toHaveLength(1);
});

test('a batch that is sent twice is kept once', async () => {
  const tenantId = randomUUID();
  const rows = [row(tenantId), row(tenantId)];
  await log(...rows);
  await log(...rows, row(tenantId));
  expect(await list(tenantId)).toHaveLength(3);
});

test('a request is found by its id, whatever time the id names, and another tenant’s is not', async () => {
  const [mine, other] = [randomUUID(), randomUUID()];
  const asked = row(mine);
  await log(asked);
  expect(await requestById({ db: ledger.pools.app, tenantId: mine }, { requestId: asked.requestId })).toEqual(asked);
  expect(await requestById({ db: ledger.pools.app, tenantId: other }, { requestId: asked.requestId })).toBeNull();
  expect(await requestById({ db: ledger.pools.app, tenantId: mine }, { requestId: 'req_unheard' })).toBeNull();
  const idAt = (ms: number, version: string) =>
    `req_${ms.toString(16).padStart(12, '0')}${version}${randomUUID().replaceAll('-', '').slice(13)}`;
  for (const [ms, version] of [
    [Date.now(), '7'],
    [Date.now() - 400 * 24 * HOUR_MS, '7'], // The clock of the replica was wrong.
    [2 ** 48 - 1, '7'],
    [0, '4'],
  ] as const) {
    const timed = row(mine, { requestId: idAt(ms, version) });
    await log(timed);
    expect(await requestById({ db: ledger.pools.app, tenantId: mine }, { requestId: timed.requestId })).toEqual(timed);
    expect(await list(mine, { requestId: timed.requestId })).toEqual([timed]);
    const none = { to: new Date(Date.now() - HOUR_MS / 2), requestId: timed.requestId };
    expect(await list(mine, none)).toEqual([]);
  }
});

test('pages go from the newest to the oldest without a row twice or missing, also while others are logged', async () => {
  const tenantId = randomUUID();
  const at = new Date(Date.now() - 60_000); // Many at one instant: the id decides the order.
  await log(...Array.from({ length: 25 }, () => row(tenantId, { at })), row(tenantId));
  const seen: string[] = [];
  let before: string | undefined;
  for (;;) {
    const page = await listRequests(
      { db: ledger.pools.app, tenantId },
      {
        ...lately(),
        limit: 10,
        ...(before ? { before } : {}),
      },
    );
    seen.push(...page.rows.map(({ requestId }) => requestId));
    await log(row(tenantId));
    if (page.next === null) break;
    before = page.next;
  }
  expect(seen).toHaveLength(26);
  expect(new Set(seen).size).toBe(26);
  await expect(async () =>
    listRequests({ db: ledger.pools.app, tenantId }, { ...lately(), limit: 1, before: 'x' }),
  ).rejects.toThrow('begin without one');
});

test('each filter leaves just the rows that it names', async () => {
  const [tenantId, keyId] = [randomUUID(), randomUUID()];
  await log(
    row(tenantId, { keyId }),
    row(tenantId, { status: 404, code: 'not_found', operation: 'unknown' }),
    row(tenantId, { status: 429, code: 'rate_limited' }),
    row(tenantId, { status: 503, code: 'metering_unavailable', at: new Date(Date.now() - 60_000) }),
  );
  const statuses = async (fields: object) => (await list(tenantId, fields)).map(({ status }) => status).toSorted();
  expect(await statuses({ keyId })).toEqual([200]);
  expect(await statuses({ operation: 'unknown' })).toEqual([404]);
  expect(await statuses({ statusClass: 4 })).toEqual([404, 429]);
  expect(await statuses({ status: 503 })).toEqual([503]);
  expect(await statuses({ codes: ['rate_limited'] })).toEqual([429]);
  expect(await statuses({ codes: ['rate_limited', 'not_found'] })).toEqual([404, 429]);
  expect(await statuses({ codes: [] })).toEqual([]);
  expect(await statuses({ slowerThanMs: 12.5 })).toEqual([]);
  expect(await statuses({ slowerThanMs: 12 })).toHaveLength(4);
  expect(await statuses({ statusClass: 4, operation: 'panchang/full' })).toEqual([429]);
  expect(await statuses({ to: new Date(Date.now() - 30_000) })).toEqual([503]);
});

test('requests are counted by status, by hour, by operation and by key, with what half and nearly all stay below', async () => {
  const [tenantId, keyId] = [randomUUID(), randomUUID()];
  const now = new Date();
  const earlier = new Date(now.getTime() - HOUR_MS + 60_000);
  const slow = Array.from({ length: 20 }, (_, index) => row(tenantId, { at: now, keyId, latencyMs: (index + 1) * 10 }));
  await log(...slow, row(tenantId, { at: earlier, operation: 'western/natal', status: 503 }));
  const counts = (fields: object) => requestCounts({ db: ledger.pools.app, tenantId }, { ...lately(), ...fields });
  expect(await counts({})).toEqual([
    expect.objectContaining({ at: null, group: null, requests: 21, succeeded: 20, failed: 1, refused: 0 }),
  ]);
  expect(await counts({ by: 'operation' })).toEqual([
    expect.objectContaining({ group: 'panchang/full', requests: 20 }),
    expect.objectContaining({ group: 'western/natal', requests: 1 }),
  ]);
  expect(await requestLatencies({ db: ledger.pools.app, tenantId }, { ...lately(), by: 'operation' })).toEqual([
    { group: 'panchang/full', p50Ms: 105, p95Ms: 190.5, p99Ms: expect.closeTo(198.1), isApproximate: false },
    { group: 'western/natal', p50Ms: 12.5, p95Ms: 12.5, p99Ms: 12.5, isApproximate: false },
  ]);
  expect((await counts({ by: 'key' })).map(({ group, requests }) => [group, requests])).toEqual([
    [keyId, 20],
    [null, 1],
  ]);
  const hourMs = Math.floor(now.getTime() / HOUR_MS) * HOUR_MS;
  const slots = [new Date(hourMs - HOUR_MS), new Date(hourMs)];
  const hours = await counts({ from: slots[0], slots, by: 'operation', statusClass: 2 });
  expect(hours.map(({ at, requests }) => [at?.toISOString().slice(11, 13), requests])).toEqual([
    [now.toISOString().slice(11, 13), 20],
  ]);
});

test('a replica whose clock is wrong loses no batch: the database’s time is written instead', async () => {
  const tenantId = randomUUID();
  await log(
    row(tenantId, { at: new Date('2001-01-01') }),
    row(tenantId, { at: new Date('2101-01-01') }),
    row(tenantId),
  );
  const now = await ledgerNow(ledger.pools.worker);
  for (const { at } of await list(tenantId)) expect(Math.abs(at.getTime() - now.getTime())).toBeLessThan(60_000);
  expect(await list(tenantId)).toHaveLength(3);
});

test('partitions stand two weeks ahead, and go when their day is thirty days over', async () => {
  const tenantId = randomUUID();
  await log(row(tenantId));
  const nameOf = (day: string) => `request_log_${day.replaceAll('-', '_')}`;
  expect(await partitions()).toEqual(Array.from({ length: 17 }, (_, index) => nameOf(dayOf(2 - index))));
  expect(await ensureRequestLogPartitions({ db: ledger.pools.worker })).toBe(0);
  await moveClock(ledger.pools.owner, new Date(Date.now() + 30 * 24 * HOUR_MS));
  await ensureRequestLogPartitions({ db: ledger.pools.worker });
  expect(await list(tenantId)).toHaveLength(1);
  expect(await partitions()).toContain(nameOf(dayOf(0)));
  await moveClock(ledger.pools.owner, new Date(Date.now() + 31 * 24 * HOUR_MS));
  await ensureRequestLogPartitions({ db: ledger.pools.worker });
  expect(await list(tenantId)).toEqual([]);
  expect(await partitions()).not.toContain(nameOf(dayOf(0)));
});

test('the counts of a day are sorted by workspace once nothing more is logged on it, and stay the same', async () => {
  const { owner, worker } = ledger.pools;
  const sortAll = async () => {
    let sorted = 0;
    while ((await sortRequestCounts({ db: worker })) > 0) sorted += 1;
    return sorted;
  };
  const countAll = async () => {
    while ((await countClosedRequests({ db: worker })) > 0);
  };
  const today = Date.now() - (Date.now() % (24 * HOUR_MS));
  await moveClock(owner, new Date(today + 12 * HOUR_MS));
  // Rows count themselves before it, so that the counts are stored batch by batch.
  await owner.query('UPDATE graha.request_count_start SET counted_until = $1', [new Date(today + 13 * HOUR_MS)]);
  await ensureRequestLogPartitions({ db: worker });
  await sortAll();
  const tenants = Array.from({ length: 200 }, () => randomUUID());
  for (const operation of ['panchang/full', 'kundali/basic', 'dasha/yogini'])
    await log(...tenants.map((tenantId) => row(tenantId, { operation, at: new Date(today + 12 * HOUR_MS) })));
  const stored = async (order: string) =>
    (await worker.query(`SELECT * FROM graha.request_latency WHERE day = $1 ORDER BY ${order}`, [new Date(today)]))
      .rows;
  const SORTED = 'tenant_id, day, operation, key_id, bucket';
  const before = await stored(SORTED);
  await moveClock(owner, new Date(today + 24.9 * HOUR_MS));
  await countAll();
  expect(await sortAll()).toBe(0); // A request of the last hour may still be written to it.
  expect(await stored('ctid')).not.toEqual(before);
  await moveClock(owner, new Date(today + 25.1 * HOUR_MS));
  await owner.query('UPDATE graha.request_count_start SET counted_until = $1', [new Date(today + 23 * HOUR_MS)]);
  expect(await sortAll()).toBe(0); // The worker has not counted the whole day.
  await countAll();
  const backup = await worker.connect();
  await backup.query('BEGIN; SELECT count(*) FROM graha.request_latency');
  expect(await sortAll()).toBe(1); // Sorts the other table; later queries do not wait for this one.
  await backup.query('COMMIT');
  backup.release();
  expect(await stored('ctid')).not.toEqual(before);
  expect(await sortAll()).toBe(1);
  expect(await stored('ctid')).toEqual(before);
  expect(await sortAll()).toBe(0);
});
