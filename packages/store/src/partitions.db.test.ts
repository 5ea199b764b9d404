import { createTestDatabase, type TestDatabase } from '@graha/dev-stack/test-context';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { auditTenant } from './audit.ts';
import { setClockOffset } from './ledger-clock.ts';
import { chargeBatch } from './metering.ts';
import { keepPartitionsAhead, partitionsAhead } from './partitions.ts';
import { call, ENGINE, moveClock, openPools, openWorkspace, type Pools } from './testing.ts';

let database: TestDatabase;
let pools: Pools;

beforeAll(async () => {
  database = await createTestDatabase();
  pools = openPools(database);
});
afterEach(() => moveClock(pools.owner, new Date()));
afterAll(async () => {
  await pools.close();
  await database.stop();
});

/** The middle of the month so many months from now, by which no partition was made yet. */
async function jump(months: number): Promise<void> {
  const now = new Date();
  const then = Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + months, 15);
  await setClockOffset(pools.owner, (then - now.getTime()) / 1000);
}

test('thirteen months ahead have their partition, everybody can see how many, and a hole ends the count', async () => {
  for (const pool of [pools.owner, pools.worker, pools.api]) expect(await partitionsAhead(pool)).toBe(13);
  await jump(3);
  expect(await partitionsAhead(pools.worker)).toBe(10);
  expect(await keepPartitionsAhead(pools.worker)).toBe(3);
  expect(await partitionsAhead(pools.worker)).toBe(13);
  const { rows } = await pools.owner.query<{ name: string }>(
    "SELECT 'graha.ledger_entry_' || to_char(graha.ledger_now() + interval '2 months', 'YYYY_MM') AS name",
  );
  await pools.owner.query(`ALTER TABLE graha.ledger_entry DETACH PARTITION ${rows[0]?.name}`);
  expect(await partitionsAhead(pools.worker)).toBe(1);
});

test('where too few can be made, whoever keeps them is told so and how to mend it', async () => {
  const short = await createTestDatabase();
  const shortPools = openPools(short);
  try {
    await shortPools.owner.query(
      `CREATE OR REPLACE FUNCTION graha.ensure_partitions() RETURNS int LANGUAGE sql AS 'SELECT 0'`,
    );
    await setClockOffset(shortPools.owner, 12 * 31 * 86_400);
    await expect(keepPartitionsAhead(shortPools.worker)).rejects.toThrow(/partitions for [01] months ahead/);
  } finally {
    await shortPools.close();
    await short.stop();
  }
});

test('a call in a month without a partition is refused as a whole, and charged once it has one', async () => {
  const workspace = await openWorkspace(pools, { plan: 'free' });
  await jump(20);
  expect(await partitionsAhead(pools.worker)).toBe(-1);
  await expect(chargeBatch(pools.api, [call(workspace)], ENGINE)).rejects.toThrow(
    'no partition of relation "ledger_entry"',
  );
  await keepPartitionsAhead(pools.worker);
  expect(await chargeBatch(pools.api, [call(workspace)], ENGINE)).toMatchObject([
    { outcome: 'charged', callsRemaining: 9_999 },
  ]);
  expect(await auditTenant(pools.worker, workspace.tenantId)).toEqual([]);
});
