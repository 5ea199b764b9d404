import { createTestDatabase } from '@graha/dev-stack/test-context';
import { randomUUID } from 'node:crypto';
import { Client, type Pool } from 'pg';
import { expect, test } from 'vitest';
import { query } from '../postgres/query.ts';
import { playgroundCall, useDatabase } from '../testing/testing.ts';
import { chargeBatch, chargeOutcome } from './metering.ts';

const own = useDatabase(createTestDatabase);

const charge = (db: Pool, tenantIds: string[]) =>
  chargeBatch({ db }, { charges: tenantIds.map(playgroundCall), engineVersion: 'engine' });
const ask = (db: Pool, tenantIds: string[]) =>
  chargeOutcome({ db }, { tenantIds, requestIds: tenantIds.map(() => randomUUID()), since: new Date() });

test.each([
  ['charge_batch', charge],
  ['charge_outcome', ask],
] as const)('%s locks accounts in the order of their ids, whatever plan the database makes', async (name, run) => {
  const { owner, api } = own.pools;
  const tenantIds = Array.from({ length: 10 }, () => randomUUID())
    .toSorted()
    .toReversed();
  for (const tenantId of tenantIds) await owner.query("SELECT graha.open_account($1, 'free')", [tenantId]);
  const [smallest, ...others] = tenantIds.toReversed();
  const superuser = new Client({ connectionString: own.database.superuserUrl });
  const holder = new Client({ connectionString: own.database.ownerUrl });
  await Promise.all([superuser.connect(), holder.connect()]);
  try {
    const { rows } = await query(superuser, 'SELECT oid::regprocedure AS signature FROM pg_proc WHERE proname = $1', [
      name,
    ]);
    // Without the index on the ids, accounts come in insertion order. No lock wait times out.
    for (const setting of ['enable_indexscan = off', 'enable_sort = off', "lock_timeout = '0'"])
      await superuser.query(`ALTER FUNCTION ${rows[0]?.signature} SET ${setting}`);
    await holder.query('BEGIN');
    await holder.query('SELECT FROM graha.credit_account WHERE tenant_id = $1 FOR UPDATE', [smallest]);
    const waiting = run(api, tenantIds);
    const waits = `SELECT count(*)::int AS sessions FROM pg_stat_activity
      WHERE datname = current_database() AND wait_event_type = 'Lock' AND query LIKE '%graha.${name}(%'`;
    await expect.poll(async () => (await superuser.query(waits)).rows).toEqual([{ sessions: 1 }]);
    const free = 'SELECT FROM graha.credit_account WHERE tenant_id = ANY ($1) FOR UPDATE SKIP LOCKED';
    expect((await holder.query(free, [others])).rowCount).toBe(others.length);
    await holder.query('ROLLBACK');
    await waiting;
  } finally {
    await Promise.all([superuser.end(), holder.end()]);
  }
});
