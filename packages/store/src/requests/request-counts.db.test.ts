import { createTestDatabase } from '@graha/dev-stack/test-context';
import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { beforeEach, expect, test } from 'vitest';
import { query } from '../postgres/query.ts';
import { countClosedRequests } from '../ledger/sweeps.ts';
import { moveClock, useLedger } from '../testing/testing.ts';
import { requestCounts, type CountFilter, type CountedBy } from './request-counts.ts';
import { requestLatencies } from './request-latencies.ts';
import { logRequests, type RequestRow } from './request-log.ts';

const ledger = useLedger(createTestDatabase);
const HOUR_MS = 3_600_000;
const KEYS = [null, randomUUID(), randomUUID()];
const OPERATIONS = ['panchang/full', 'western/natal', 'kundali/basic'];
const STATUSES = [200, 201, 304, 400, 429, 500, 503];

const countFrom = (since: Date, partsSince = since) =>
  ledger.pools.owner.query('UPDATE graha.request_count_start SET since = $1, parts_since = $2', [since, partsSince]);

const QUARTER_MS = HOUR_MS / 4;
const quarterOf = (ms: number) => new Date(Math.floor(ms / QUARTER_MS) * QUARTER_MS);

/** Moves the mark without counting. */
const countedUntil = (at: Date) =>
  ledger.pools.owner.query('UPDATE graha.request_count_start SET counted_until = $1', [at]);

beforeEach(async () => {
  await countFrom(new Date(0));
  await countedUntil(quarterOf(Date.now() - 2 * HOUR_MS)); // Nothing of a test's rows is counted when they are logged.
});

/** Counts as the worker does, up to the quarter of an hour of an instant; then the clock is right again. */
async function countUpTo(at: Date): Promise<number> {
  await moveClock(ledger.pools.owner, new Date(quarterOf(at.getTime()).getTime() + 90_000));
  let quarters = 0;
  while ((await countClosedRequests({ db: ledger.pools.worker })) > 0) quarters += 1;
  await moveClock(ledger.pools.owner, new Date());
  return quarters;
}

const ROW = fc.record({
  agoMs: fc.integer({ min: -50 * 60_000, max: 55 * 60_000 }),
  keyId: fc.constantFrom(...KEYS),
  operation: fc.constantFrom(...OPERATIONS),
  status: fc.constantFrom(...STATUSES),
  latencyMs: fc.integer({ min: 1, max: 40_000 }).map((tenths) => tenths / 8),
  isReplay: fc.boolean(),
  credits: fc.integer({ min: 0, max: 9 }),
});
const ROWS = fc.array(ROW, { minLength: 1, maxLength: 60 });

async function logged(tenantId: string, drafts: readonly (typeof ROW extends fc.Arbitrary<infer Row> ? Row : never)[]) {
  const nowMs = Date.now();
  const rows = drafts.map(({ agoMs, ...draft }): RequestRow => ({
    ...draft,
    tenantId,
    requestId: randomUUID(),
    at: new Date(nowMs - agoMs),
    method: 'POST',
    code: null,
  }));
  await logRequests({ db: ledger.pools.api }, rows);
  return rows;
}

const hourOf = (instant: Date) => new Date(Math.floor(instant.getTime() / HOUR_MS) * HOUR_MS);
const slotsOf = ({ from, to }: { from: Date; to: Date }, minutes: number) =>
  Array.from(
    { length: Math.ceil((to.getTime() - from.getTime()) / (minutes * 60_000)) },
    (_, index) => new Date(from.getTime() + index * minutes * 60_000),
  );

const SAMPLE = { numRuns: 40, endOnFailure: true };
const classOf = (rows: readonly RequestRow[], first: number) =>
  rows.filter(({ status }) => Math.floor(status / 100) === first).length;

/** The plain sum over the rows. */
function expected(rows: readonly RequestRow[], { from, to, ...filter }: CountFilter, { slots = [], by }: CountedBy) {
  const groups = new Map<string, RequestRow[]>();
  for (const row of rows) {
    const isIn = row.at >= from && row.at < to;
    const matches =
      (filter.keyId ?? row.keyId) === row.keyId &&
      (filter.operation ?? row.operation) === row.operation &&
      (filter.status ?? row.status) === row.status &&
      (filter.statusClass ?? Math.floor(row.status / 100)) === Math.floor(row.status / 100);
    if (!isIn || !matches) continue;
    const at = slots.findLast((start) => start <= row.at)?.toISOString() ?? '';
    const name = `${at} ${by === 'key' ? row.keyId : by === 'operation' ? row.operation : ''}`;
    groups.set(name, [...(groups.get(name) ?? []), row]);
  }
  const counts = [...groups].map(([name, of]) => [
    name,
    of.length,
    ...[2, 3, 4, 5].map((first) => classOf(of, first)),
    of.filter(({ isReplay }) => isReplay).length,
    classOf(
      of.filter(({ isReplay }) => !isReplay),
      2,
    ),
    of.reduce((sum, { credits }) => sum + credits, 0),
  ]);
  return counts.toSorted((one, other) => String(one[0]).localeCompare(String(other[0])));
}

test('whole hours by their counts and the rest by rows are what the rows add up to, wherever counts begin', async () => {
  const minute = fc.integer({ min: -120, max: 120 });
  const asked = fc.record({
    minutes: fc.tuple(minute, minute),
    since: minute,
    partsSince: minute,
    counted: minute,
    slotMinutes: fc.constantFrom(15, 30, 45, 60, 1_440, null),
    begin: fc.constantFrom('at once', 'with an hour'),
    by: fc.constantFrom('operation' as const, 'key' as const, undefined),
    filter: fc.constantFrom({}, { operation: 'panchang/full' }, { statusClass: 4 as const }, { status: 500 }),
  });
  await fc.assert(
    fc.asyncProperty(
      ROWS,
      minute,
      fc.array(asked, { minLength: 3, maxLength: 6 }),
      async (drafts, before, questions) => {
        const tenantId = randomUUID();
        await countedUntil(quarterOf(Date.now() + before * 60_000));
        const rows = await logged(tenantId, drafts);
        const instant = (minutes: number) => new Date(Date.now() + minutes * 60_000);
        for (const { minutes, since, partsSince, slotMinutes, begin, by, filter, counted: mark } of questions) {
          await countUpTo(instant(mark));
          const [first, last] = minutes.toSorted((one, other) => one - other);
          const from = begin === 'at once' ? instant(first ?? 0) : hourOf(instant(first ?? 0));
          const range = { from, to: instant(last ?? 0), ...filter };
          const counted = { ...(slotMinutes ? { slots: slotsOf(range, slotMinutes) } : {}), ...(by ? { by } : {}) };
          await countFrom(instant(since), instant(Math.max(since, partsSince)));
          const counts = await requestCounts({ db: ledger.pools.app, tenantId }, { ...range, ...counted });
          const found = counts.map((row) => [
            `${row.at?.toISOString() ?? ''} ${by ? row.group : ''}`,
            row.requests,
            row.succeeded,
            row.redirected,
            row.refused,
            row.failed,
            row.replayed,
            row.answered,
            row.credits,
          ]);
          expect(found.toSorted((one, other) => String(one[0]).localeCompare(String(other[0])))).toEqual(
            expected(rows, range, counted),
          );
        }
      },
    ),
    SAMPLE,
  );
});

test('hours that begin at 15 or 30 minutes past need no row of the log', async () => {
  const tenantId = randomUUID();
  const rows = await logged(tenantId, fc.sample(ROW, 60));
  await countUpTo(new Date(Date.now() + 2 * HOUR_MS));
  await ledger.pools.owner.query('DELETE FROM graha.request_log WHERE tenant_id = $1', [tenantId]);
  const hour = hourOf(new Date()).getTime();
  const range = { from: new Date(hour - 2 * HOUR_MS), to: new Date(hour + 3 * HOUR_MS) };
  for (const minutes of [15, 30]) {
    const slots = [range.from, ...slotsOf(range, 60).map((start) => new Date(start.getTime() + minutes * 60_000))];
    const counts = await requestCounts({ db: ledger.pools.app, tenantId }, { ...range, slots });
    expect(counts.map(({ at, requests }) => [at, requests])).toEqual(
      slots
        .map((at, index) => [at, rows.filter((row) => row.at >= at && row.at < (slots[index + 1] ?? range.to)).length])
        .filter(([, requests]) => requests !== 0),
    );
  }
});

test('a batch that is sent twice is counted once', async () => {
  const tenantId = randomUUID();
  const rows = await logged(tenantId, fc.sample(ROW, 20));
  await logRequests({ db: ledger.pools.api }, rows);
  const range = { from: new Date(Date.now() - 3 * HOUR_MS), to: new Date(Date.now() + 3 * HOUR_MS) };
  expect(await requestCounts({ db: ledger.pools.app, tenantId }, range)).toMatchObject([{ requests: 20 }]);
});

test('requests since an instant are counted for operators as the rows are', async () => {
  const tenantId = randomUUID();
  const rows = await logged(tenantId, fc.sample(ROW, 50));
  for (const minutes of [-70, -31, -1, 0, 20, 60]) {
    const from = new Date(Date.now() + minutes * 60_000);
    for (const since of [new Date(0), new Date()]) {
      await countFrom(since);
      const { rows: counted } = await query(ledger.pools.worker, 'SELECT graha.count_requests($1, $2) AS count', [
        tenantId,
        from,
      ]);
      expect(Number(counted[0]?.count)).toBe(rows.filter(({ at }) => at >= from).length);
    }
  }
});

test('beyond 20,000 requests the buckets of whole days, and of what is beside them, come within five per cent of what sorting says', async () => {
  const tenantId = randomUUID();
  const rows = 20_400;
  await ledger.pools.owner.query(
    `SELECT graha.log_requests(array_agg($1::uuid), array_agg(graha.ledger_now()), array_agg(gen_random_uuid()::text),
       array_agg(NULL::uuid), array_agg((ARRAY['one', 'two'])[1 + n % 2]), array_agg('POST'::text), array_agg(200), array_agg(NULL::text),
       array_agg((1 + n % 97 * (1 + n % 2 * 3))::real), array_agg(1::bigint), array_agg(false))
     FROM generate_series(1, $2::int) n`,
    [tenantId, rows],
  );
  await countUpTo(new Date(Date.now() + HOUR_MS));
  const startMs = Math.floor(Date.now() / 86_400_000) * 86_400_000;
  const days = { from: new Date(startMs - 86_400_000), to: new Date(startMs + 2 * 86_400_000) };
  const ofKolkata = {
    from: new Date(days.from.getTime() - 5.5 * HOUR_MS),
    to: new Date(days.to.getTime() - 5.5 * HOUR_MS),
  };
  const running = { from: new Date(startMs), to: new Date(Date.now() + 2 * HOUR_MS) };
  const sorted = { from: new Date(Date.now() - 6 * HOUR_MS), to: new Date(Date.now() + HOUR_MS / 2) };
  for (const by of ['operation', 'key', undefined] as const) {
    const ask = (range: typeof days) =>
      requestLatencies({ db: ledger.pools.app, tenantId }, { ...range, ...(by ? { by } : {}) });
    const [near, exact] = [await ask(days), await ask(sorted)];
    expect(await ask(ofKolkata)).toEqual(near);
    expect(await ask(running)).toEqual(near);
    expect(near.map(({ group }) => group).toSorted()).toEqual(exact.map(({ group }) => group).toSorted());
    expect(exact.some(({ isApproximate }) => isApproximate)).toBe(false);
    expect(near.every(({ isApproximate }) => isApproximate)).toBe(true);
    for (const { group, p50Ms, p95Ms, p99Ms } of exact) {
      const other = near.find((row) => row.group === group);
      expect(Math.abs((other?.p50Ms ?? 0) / p50Ms - 1)).toBeLessThan(0.05);
      expect(Math.abs((other?.p95Ms ?? 0) / p95Ms - 1)).toBeLessThan(0.05);
      expect(Math.abs((other?.p99Ms ?? 0) / p99Ms - 1)).toBeLessThan(0.05);
      expect(other?.p50Ms).not.toBe(p50Ms); // It was computed from the buckets.
    }
  }
});
