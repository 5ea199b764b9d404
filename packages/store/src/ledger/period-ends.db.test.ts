import { createTestDatabase } from '@graha/dev-stack/test-context';
import { monthsAfter } from '@graha/domain/billing/period';
import { randomUUID } from 'node:crypto';
import type { Pool } from 'pg';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { auditTenant } from '../audit/audit.ts';
import { query } from '../postgres/query.ts';
import { chargeBatch } from './metering.ts';
import {
  ENGINE,
  freezeClock,
  openPools,
  playgroundCall,
  putClock,
  tally,
  useLedger,
  type Pools,
} from '../testing/testing.ts';

const ledger = useLedger(createTestDatabase);

const TENANTS = 1_000;
const PERIODS = 4; // To the end of April: 31, 28 or 29, 31 and 30 days.
const TIMES = ['00:00:00.000', '04:59:59.999', '12:30:00.001', '23:00:00.000', '23:59:59.999'];

type Group = { anchorMs: number; tenantIds: string[] };

/** Twenty instants at the end of a December, shared by a thousand tenants. */
const groupsOf = (year: number): Group[] =>
  [28, 29, 30, 31].flatMap((day) =>
    TIMES.map((time) => ({
      anchorMs: Date.parse(`${year}-12-${day}T${time}Z`),
      tenantIds: Array.from({ length: TENANTS / 4 / TIMES.length }, () => randomUUID()),
    })),
  );

async function openAll(owner: Pool, { anchorMs, tenantIds }: Group): Promise<void> {
  await putClock(owner, anchorMs);
  await owner.query(
    `SELECT graha.open_account(t, 'internal'),
       graha.set_plan(t, 'starter', 100, null, 'anchored', $2::timestamptz, 1) FROM unnest($1::uuid[]) t`,
    [tenantIds, new Date(anchorMs)],
  );
}

async function callAt(api: Pool, tenantIds: readonly string[], atMs: number): Promise<void> {
  await putClock(api, atMs);
  const results = await chargeBatch({ db: api }, { charges: tenantIds.map(playgroundCall), engineVersion: ENGINE });
  expect(tally(results.map(({ outcome }) => outcome))).toEqual({ charged: tenantIds.length });
}

type Periods = { tenantId: string; opened: number[]; callsAt: (number[] | null)[]; allowances: number };

/** Per tenant: the starts of its periods, the times of the calls in each, and the number of allowances granted. */
async function periodsOf(owner: Pool, tenantIds: readonly string[]): Promise<Periods[]> {
  const { rows } = await query(
    owner,
    `WITH period AS (
       SELECT tenant_id, (extract(epoch FROM period_start) * 1000)::float8 AS start,
         jsonb_agg((extract(epoch FROM at) * 1000)::float8 ORDER BY seq) FILTER (WHERE kind = 'CallCharged') AS calls,
         count(*) FILTER (WHERE kind = 'PeriodOpened' AND data ->> 'plan' = 'starter') AS opened
       FROM graha.ledger_entry WHERE tenant_id = ANY ($1) GROUP BY 1, 2
     )
     SELECT p.tenant_id AS "tenantId", jsonb_agg(start ORDER BY start) FILTER (WHERE opened = 1) AS opened,
       jsonb_agg(calls ORDER BY start) FILTER (WHERE opened = 1) AS "callsAt",
       (SELECT count(*)::float8 FROM graha.credit_grant g WHERE g.tenant_id = p.tenant_id AND source_type = 'period') AS allowances
     FROM period p GROUP BY p.tenant_id`,
    [tenantIds],
  );
  return rows.map(({ opened, callsAt, ...row }) => ({
    ...row,
    opened: z.array(z.number()).parse(opened),
    callsAt: z.array(z.array(z.number()).nullable()).parse(callsAt),
  }));
}

test.each([
  ['a common year', 2026],
  ['a leap year', 2027],
])(
  'a thousand tenants anchored on the 28th to the 31st have each call in one period and one allowance in each, in %s',
  async (_name, year) => {
    const groups = groupsOf(year);
    await freezeClock(ledger.pools.owner, groups[0]?.anchorMs ?? 0);
    const pools: Pools = openPools(ledger.database, 1); // Each session has its own clock.
    try {
      for (const group of groups) await openAll(pools.owner, group);
      for (let month = 1; month <= PERIODS; month += 1) {
        for (const { anchorMs, tenantIds } of groups) {
          const endMs = monthsAfter(anchorMs, month);
          for (const atMs of [endMs - 1, endMs, endMs + 1]) await callAt(pools.api, tenantIds, atMs);
        }
      }
      for (const { anchorMs, tenantIds } of groups) {
        const starts = Array.from({ length: PERIODS + 1 }, (_, month) => monthsAfter(anchorMs, month));
        const calls = starts.map((startMs, index) => [
          ...(index === 0 ? [] : [startMs, startMs + 1]),
          ...(index === PERIODS ? [] : [(starts[index + 1] ?? 0) - 1]),
        ]);
        const periods = await periodsOf(pools.owner, tenantIds);
        expect(periods).toHaveLength(tenantIds.length);
        for (const { opened, callsAt, allowances } of periods) {
          expect({ opened, callsAt, allowances }).toEqual({ opened: starts, callsAt: calls, allowances: PERIODS + 1 });
        }
        expect(await auditTenant({ db: pools.worker, tenantId: tenantIds[0] ?? '' })).toEqual([]);
      }
    } finally {
      await pools.close();
    }
  },
);

test('two replicas and two workers that meet the end of a thousand periods open each next one once', async () => {
  const [anchorMs, tenantIds] = [
    Date.parse('2027-01-31T10:00:00Z'),
    Array.from({ length: TENANTS }, () => randomUUID()),
  ];
  await freezeClock(ledger.pools.owner, monthsAfter(anchorMs, 1)); // Sessions that never set it use this time.
  const first = openPools(ledger.database, 1);
  await openAll(first.owner, { anchorMs, tenantIds });
  await first.close();

  const charge = async (api: Pool, order: readonly string[]) => {
    for (let from = 0; from < order.length; from += 20) {
      const results = await chargeBatch(
        { db: api },
        { charges: order.slice(from, from + 20).map(playgroundCall), engineVersion: ENGINE },
      );
      expect(tally(results.map(({ outcome }) => outcome))).toEqual({ charged: 20 });
    }
  };
  const sweep = async ({ worker }: Pools) => {
    for (let time = 0; time < 40; time += 1) await worker.query('SELECT graha.settle_due(10)');
  };
  const [a, b] = [ledger.pools, ledger.replica];
  await Promise.all([charge(a.api, tenantIds), charge(b.api, tenantIds.toReversed()), sweep(a), sweep(b)]);

  const periods = await periodsOf(a.owner, tenantIds);
  expect(periods).toHaveLength(TENANTS);
  const whole = periods.filter(
    ({ opened, callsAt, allowances }) => opened.length === 2 && callsAt[1]?.length === 2 && allowances === 2,
  );
  expect(whole).toHaveLength(TENANTS);
});
