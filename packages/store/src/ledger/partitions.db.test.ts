import { createTestDatabase } from '@graha/dev-stack/test-context';
import { expect, test } from 'vitest';
import { auditTenant } from '../audit/audit.ts';
import { setClockOffset } from '../postgres/ledger-clock.ts';
import { query } from '../postgres/query.ts';
import { chargeBatch } from './metering.ts';
import { keepPartitionsAhead, partitionsAhead } from './partitions.ts';
import { call, ENGINE, openPools, openWorkspace, useLedger } from '../testing/testing.ts';

const ledger = useLedger(createTestDatabase);

/** Moves the clock to the middle of a later month that has no partition yet. */
async function jump(months: number): Promise<void> {
  const now = new Date();
  const then = Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + months, 15);
  await setClockOffset(ledger.pools.owner, (then - now.getTime()) / 1000);
}

test('thirteen months ahead have their partition, everybody can see how many, and a hole ends the count', async () => {
  await keepPartitionsAhead({ db: ledger.pools.worker }); // The database may be of last month: it is a minute older.
  for (const pool of [ledger.pools.owner, ledger.pools.worker, ledger.pools.api])
    expect(await partitionsAhead({ db: pool })).toBe(13);
  await jump(3);
  expect(await partitionsAhead({ db: ledger.pools.worker })).toBe(10);
  expect(await keepPartitionsAhead({ db: ledger.pools.worker })).toBe(3);
  expect(await partitionsAhead({ db: ledger.pools.worker })).toBe(13);
  const { rows } = await query(
    ledger.pools.owner,
    "SELECT 'graha.ledger_entry_' || to_char(graha.ledger_now() + interval '2 months', 'YYYY_MM') AS name",
  );
  await ledger.pools.owner.query(`ALTER TABLE graha.ledger_entry DETACH PARTITION ${rows[0]?.name}`);
  expect(await partitionsAhead({ db: ledger.pools.worker })).toBe(1);
});

test('where too few can be made, the error says so and what to do', async () => {
  const short = await createTestDatabase();
  const shortPools = openPools(short);
  try {
    await shortPools.owner.query(
      `CREATE OR REPLACE FUNCTION graha.ensure_partitions() RETURNS int LANGUAGE sql AS 'SELECT 0'`,
    );
    await setClockOffset(shortPools.owner, 12 * 31 * 86_400);
    await expect(keepPartitionsAhead({ db: shortPools.worker })).rejects.toThrow(/partitions for [01] months ahead/);
  } finally {
    await shortPools.close();
    await short.stop();
  }
});

test('a call in a month without a partition is refused as a whole, and charged once it has one', async () => {
  const workspace = await openWorkspace(ledger.pools, { plan: 'free' });
  await jump(20);
  expect(await partitionsAhead({ db: ledger.pools.worker })).toBe(-1);
  await expect(
    chargeBatch({ db: ledger.pools.api }, { charges: [call(workspace)], engineVersion: ENGINE }),
  ).rejects.toThrow('no partition of relation "ledger_entry"');
  await keepPartitionsAhead({ db: ledger.pools.worker });
  expect(
    await chargeBatch({ db: ledger.pools.api }, { charges: [call(workspace)], engineVersion: ENGINE }),
  ).toMatchObject([{ outcome: 'charged', callsRemaining: 9_999 }]);
  expect(await auditTenant({ db: ledger.pools.worker, tenantId: workspace.tenantId })).toEqual([]);
});
