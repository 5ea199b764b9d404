import { restartableCluster, type RestartableCluster } from '@graha/dev-stack/test-context';
import { NIL_TENANT_ID } from '@graha/domain/core/event';
import { userStream } from '@graha/domain/core/streams';
import { randomUUID } from 'node:crypto';
import { Client, type PoolClient } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { runAudit } from '../audit/audit-run.ts';
import { consumeFeed } from '../log/event-feed.ts';
import type { Recorded } from '../log/event-store.ts';
import { query, queryChecked } from '../postgres/query.ts';
import { chargeBatch } from './metering.ts';
import { createPostgresEventStore } from '../log/postgres-event-store.ts';
import { runProjections } from '../read-models/usage-by-day.ts';
import { BY, calls, ENGINE, openPools, openWorkspace, type Pools } from '../testing/testing.ts';

let old: RestartableCluster;
let fresh: RestartableCluster;
let pools: Pools;
let restored: Pools;

beforeAll(async () => {
  [old, fresh] = await Promise.all([restartableCluster(), restartableCluster()]);
  [pools, restored] = [openPools(old), openPools(fresh)];
});
afterAll(async () => {
  await Promise.all([pools.close(), restored.close()]);
  await Promise.all([old.remove(), fresh.remove()]);
});

/** Dumps and restores the data of every table of the ledger and the log, including transaction ids and checkpoints. */
async function dumpAndRestore(): Promise<void> {
  const [from, to] = [old, fresh].map(({ superuserUrl }) => new Client({ connectionString: superuserUrl }));
  if (!from || !to) throw new Error('There are two clusters.');
  await Promise.all([from.connect(), to.connect()]);
  const { rows: tables } = await query(
    from,
    `SELECT oid::regclass::text AS name FROM pg_class
     WHERE relnamespace = 'graha'::regnamespace AND relkind IN ('r', 'p') AND NOT relispartition`,
  );
  for (const { name } of tables) {
    const rows = await queryChecked(from, `SELECT to_jsonb(t) AS row FROM ${name} t`, z.object({ row: z.unknown() }));
    await to.query(`DELETE FROM ${name}`);
    await to.query(
      `INSERT INTO ${name} OVERRIDING SYSTEM VALUE SELECT * FROM jsonb_populate_recordset(null::${name}, $1)`,
      [JSON.stringify(rows.map(({ row }) => row))],
    );
  }
  await to.query("SELECT setval(pg_get_serial_sequence('graha.event', 'pos'), (SELECT max(pos) FROM graha.event))");
  await Promise.all([from.end(), to.end()]);
}

const transactions = async ({ owner }: Pools): Promise<number> => {
  const { rows } = await query(owner, 'SELECT pg_current_xact_id()::text AS xid');
  return Number(rows[0]?.xid);
};

async function append({ app }: Pools): Promise<string> {
  const stream = userStream(randomUUID());
  const context = { tenantId: NIL_TENANT_ID, ...BY, correlationId: 'c', causationId: null, requestId: null };
  await createPostgresEventStore(app, []).append(stream, 0, [{ type: 'UserRegistered', data: {} }], context);
  return stream;
}

/** Streams delivered to a consumer in this database until none is left. */
async function read({ worker }: Pools, consumer: string): Promise<string[]> {
  const seen: string[] = [];
  const note = async (_tx: PoolClient, { streamId }: Recorded) => seen.push(streamId);
  await consumeFeed({ db: worker }, { name: consumer, handle: note });
  return seen;
}

test('a dump restored into a new cluster: every consumer goes on where it stood, and the ledger is whole', async () => {
  const superuser = new Client({ connectionString: old.superuserUrl });
  await superuser.connect(); // The old cluster is in use, so its transaction ids are far ahead of a new cluster's.
  await superuser.query('DO $$ BEGIN FOR n IN 1 .. 20000 LOOP PERFORM pg_current_xact_id(); COMMIT; END LOOP; END $$');
  await superuser.end();
  const workspace = await openWorkspace(pools, { credits: 100 });
  await chargeBatch({ db: pools.api }, { charges: calls(5, workspace), engineVersion: ENGINE });
  await append(pools);
  expect((await read(pools, 'ahead')).length).toBeGreaterThan(1);
  const unread = await append(pools);

  await dumpAndRestore();
  expect(await transactions(restored)).toBeLessThan(await transactions(pools));
  const first = await append(restored);
  expect(await read(restored, 'ahead')).toEqual([unread, first]);
  const later = [await append(restored), await append(restored)];
  expect(await read(restored, 'ahead')).toEqual(later);
  expect((await read(restored, 'from the beginning')).slice(-4)).toEqual([unread, first, ...later]);

  await chargeBatch({ db: restored.api }, { charges: calls(5, workspace), engineVersion: ENGINE });
  await runProjections({ db: restored.worker });
  expect(await runAudit({ db: restored.worker })).toMatchObject({ tenants: 1, entries: 12, differences: 0 });
});
