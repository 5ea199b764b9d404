import type { Pool, PoolClient } from 'pg';
import { REBUILDABLE, type RebuildableName } from './rebuildable.ts';

/** Checksum of a table, independent of the order of its rows: the number of rows, and the sum of their hashes. */
export async function checksumOf(tx: Pool | PoolClient, table: string): Promise<string> {
  const { rows } = await tx.query<{ sum: string }>(
    `SELECT count(*) || ':' || coalesce(sum(hashtextextended(row::text, 0)), 0) AS sum FROM ${table} row`,
  );
  return rows[0]?.sum ?? '';
}

export const checksum = (tx: Pool | PoolClient, name: RebuildableName): Promise<string> =>
  checksumOf(tx, REBUILDABLE[name].table);
