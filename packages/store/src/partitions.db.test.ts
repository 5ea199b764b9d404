import { createTestDatabase } from '@graha/dev-stack/test-context';
import { expect, test } from 'vitest';
import { auditTenant } from './audit.ts';
import { setClockOffset } from './ledger-clock.ts';
import { chargeBatch } from './metering.ts';
import { keepPartitionsAhead, partitionsAhead } from './partitions.ts';
import { call, ENGINE, openPools, openWorkspace, useLedger } from './testing.ts';

const ledger = useLedger(createTestDatabase);

/** The middle of the month so many months from now, by which no partition was made yet. */
async function jump(months: number): Promise<void> {
  const now = new Date();
  const then = Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + months, 15);
  await setClockOffset(ledger.pools.owner, (then - now.getTime()) / 1000);
}

test('thirteen months ahead have their partition, everybody can see how many, and a hole ends the count', async () => {
  for (const pool of [ledger.pools.owner, ledger.pools.worker, ledger.pools.api])
    expect(await partitionsAhead(pool)).toBe(13);
  await jump(3);
  expect(await partitionsAhead(ledger.pools.worker)).toBe(10);
  expect(await keepPartitionsAhead(ledger.pools.worker)).toBe(3);
  expect(await partitionsAhead(ledger.pools.worker)).toBe(13);
  const { rows } = await ledger.pools.owner.query<{ name: string }>(
    "SELECT 'graha.ledger_entry_' || to_char(graha.ledger_now() + interval '2 months', 'YYYY_MM') AS name",
  );
  await ledger.pools.owner.query(`ALTER TABLE graha.ledger_entry DETACH PARTITION ${rows[0]?.name}`);
  expect(await partitionsAhead(ledger.pools.worker)).toBe(1);
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
  const workspace = await openWorkspace(ledger.pools, { plan: 'free' });
  await jump(20);
  expect(await partitionsAhead(ledger.pools.worker)).toBe(-1);
  await expect(chargeBatch(ledger.pools.api, [call(workspace)], ENGINE)).rejects.toThrow(
    'no partition of relation "ledger_entry"',
  );
  await keepPartitionsAhead(ledger.pools.worker);
  expect(await chargeBatch(ledger.pools.api, [call(workspace)], ENGINE)).toMatchObject([
    { outcome: 'charged', callsRemaining: 9_999 },
  ]);
  expect(await auditTenant(ledger.pools.worker, workspace.tenantId)).toEqual([]);
});
