import { join } from 'node:path';
import type { PoolClient } from 'pg';
import { pagesOfQuery } from '../audit/cursor.ts';
import { ENTRY_COLUMNS, instant } from '../audit/entries.ts';
import { query } from '../postgres/query.ts';
import { inTransaction } from '../postgres/tenant-transaction.ts';
import { readArchive, type ArchivedEntry } from './archive-file.ts';
import { underArchiveLock } from './lock.ts';
import { manifestsIn, NoArchive, type Manifest } from './manifest.ts';
import { firstDay, inMonth, partitionOf } from './months.ts';
import { entriesProblems, fileProblems } from './verify.ts';
import type { Db } from '../postgres/context.ts';

const ENTRIES_PER_INSERT = 2_000;

/**
 * Restores months from their files (role: owner of the tables): the named months, or all in the folder that have left this
 * database. Each month is restored in one transaction, which verifies its chains again from the rows in the database.
 */
export async function restoreMonths(
  ctx: Db,
  { dir, months }: { dir: string; months?: readonly string[] | undefined },
): Promise<Manifest[]> {
  const manifests = manifestsIn(dir).filter(({ month }) => !months || months.includes(month));
  const absent = months?.find((month) => !manifests.some((manifest) => manifest.month === month));
  if (absent) throw new NoArchive(`${dir} holds no archive of ${absent}.`);
  return underArchiveLock(ctx, async () => {
    const restored: Manifest[] = [];
    for (const manifest of manifests) {
      if (await isGone(ctx, manifest)) {
        await restoreMonth(ctx, dir, manifest);
        restored.push(manifest);
      } else if (months) throw new NoArchive(`${manifest.month} is in the database: there is nothing to restore.`);
    }
    return restored;
  });
}

async function isGone({ db }: Db, { month, sha256, root }: Manifest): Promise<boolean> {
  const { rows } = await query(
    db,
    'SELECT sha256, root, dropped_at IS NOT NULL AS "isDropped" FROM graha.ledger_archive WHERE month = $1',
    [firstDay(month)],
  );
  if (!rows[0]?.isDropped) return false;
  if (rows[0].sha256 === sha256 && rows[0].root === root) return true;
  throw new NoArchive(
    `The archive of ${month} is not the one that this database wrote: its root is ${root}, not ${rows[0].root}.`,
  );
}

async function restoreMonth({ db }: Db, dir: string, manifest: Manifest): Promise<void> {
  const [problem] = await fileProblems(dir, manifest);
  if (problem) throw new NoArchive(`${problem}. Fetch it from a copy.`);
  const { month } = manifest;
  const partition = `graha.${partitionOf(month)}`;
  await inTransaction(db, async (tx) => {
    await tx.query(`CREATE TABLE ${partition} (LIKE graha.ledger_entry INCLUDING ALL)`);
    await fill(tx, partition, readArchive(join(dir, manifest.file)));
    await tx.query('SELECT graha.seal_partition($1::regclass)', [partition]);
    await tx.query(
      `DO $$ BEGIN EXECUTE format('ALTER TABLE graha.ledger_entry ATTACH PARTITION ${partition} FOR VALUES FROM (%L) TO (%L)',
         timestamp '${firstDay(month)}' AT TIME ZONE 'utc',
         (timestamp '${firstDay(month)}' + interval '1 month') AT TIME ZONE 'utc'); END $$`,
    );
    for (const table of ['archived_range', 'archived_usage', 'ledger_archive']) {
      await tx.query(`DELETE FROM graha.${table} WHERE month = $1`, [firstDay(month)]);
    }
    const [wrong] = await entriesProblems(entriesOf(tx, month), manifest);
    if (wrong) throw new NoArchive(`${month} was not restored: as the database has it, ${wrong}.`);
  });
}

async function fill(tx: PoolClient, partition: string, entries: AsyncIterable<ArchivedEntry>): Promise<void> {
  let batch: ArchivedEntry[] = [];
  for await (const entry of entries) {
    batch.push(entry);
    if (batch.length < ENTRIES_PER_INSERT) continue;
    await insert(tx, partition, batch);
    batch = [];
  }
  await insert(tx, partition, batch);
}

/** In the order of the parameters. */
const COLUMNS = [
  'tenantId',
  'periodUs',
  'seq',
  'kind',
  'atUs',
  'cost',
  'calls',
  'keyId',
  'operation',
  'requestId',
  'burn',
  'data',
  'prevHash',
  'hash',
] as const satisfies (keyof ArchivedEntry)[];

async function insert(tx: PoolClient, partition: string, entries: readonly ArchivedEntry[]): Promise<void> {
  await tx.query(
    `INSERT INTO ${partition} (tenant_id, period_start, seq, kind, at, cost, calls, key_id, operation, request_id, burn, data,
       prev_hash, hash)
     SELECT tenant, ${instant('period')}, seq, kind, ${instant('at')}, cost, calls, key, operation, request, burn::jsonb,
       data::jsonb, prev, hash
     FROM unnest($1::uuid[], $2::bigint[], $3::bigint[], $4::text[], $5::bigint[], $6::bigint[], $7::int[], $8::uuid[],
       $9::text[], $10::text[], $11::text[], $12::text[], $13::bytea[], $14::bytea[])
       AS e (tenant, period, seq, kind, at, cost, calls, key, operation, request, burn, data, prev, hash)`,
    COLUMNS.map((name) => entries.map((entry) => entry[name])),
  );
}

/** Reads the restored entries through the ledger table, as other readers do. */
async function* entriesOf(tx: PoolClient, month: string): AsyncGenerator<ArchivedEntry> {
  const pages = pagesOfQuery(
    tx,
    'restored_month',
    `SELECT tenant_id AS "tenantId", ${ENTRY_COLUMNS} FROM graha.ledger_entry
     WHERE ${inMonth('$1', 'period_start')} ORDER BY tenant_id, seq`,
    [firstDay(month)],
  );
  for await (const page of pages) yield* page;
}
