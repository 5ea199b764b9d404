import { queryOther } from '../postgres/query.ts';
import { NotArchived } from './export.ts';
import type { Manifest } from './manifest.ts';
import { firstDay, partitionOf, type MonthTable } from './months.ts';
import type { Db } from '../postgres/context.ts';

/** Detaches a partition. Only the owner of the table may do it, and `CONCURRENTLY` fails inside a transaction or function. */
export async function detach({ db }: Db, { month, state }: MonthTable): Promise<void> {
  const partition = `graha.${partitionOf(month)}`;
  const detaching = `ALTER TABLE graha.ledger_entry DETACH PARTITION ${partition}`;
  // Charges continue: the command waits for older transactions and does not block newer ones.
  if (state === 'attached') await db.query(`${detaching} CONCURRENTLY`);
  if (state === 'leaving') await db.query(`${detaching} FINALIZE`);
}

/** Drops a detached month after checking that the table has exactly the entries of the verified file. */
export async function drop({ db }: Db, { month, entries, ranges }: Manifest): Promise<void> {
  const table = `graha.${partitionOf(month)}`;
  // The detached table keeps its forced policies, which hide every row; it is no longer part of the ledger.
  await db.query(`ALTER TABLE ${table} NO FORCE ROW LEVEL SECURITY`);
  const { rows } = await queryOther(
    db,
    ['graha.ledger_entry', table],
    `SELECT count(*)::float8 AS entries, count(*) FILTER (WHERE s.hash IS NOT NULL)::float8 AS ends
     FROM graha.ledger_entry e LEFT JOIN graha.archived_range s
       ON s.month = $1 AND (s.tenant_id, s.last_seq, s.hash) = (e.tenant_id, e.seq, e.hash)`,
    [firstDay(month)],
  );
  if (rows[0]?.entries !== entries || rows[0].ends !== ranges.length) {
    throw new NotArchived(
      `${month} stays, detached: its table ${table} has ${rows[0]?.entries} entries, its file ${entries}. ` +
        'Something wrote to it meanwhile; compare the two before either is dropped.',
    );
  }
  await db.query(`DROP TABLE ${table}`);
  await db.query('UPDATE graha.ledger_archive SET dropped_at = clock_timestamp() WHERE month = $1', [firstDay(month)]);
}
