import type { Pool, PoolClient } from 'pg';
import { queryOther } from '../postgres/query.ts';
import { REBUILDABLE, type RebuildableName } from './rebuildable.ts';

/** Checksum of a table, independent of the order of its rows: the number of rows, and the sum of their hashes. */
export async function checksumOf(tx: Pool | PoolClient, table: string): Promise<string> {
  const { rows } = await queryOther(
    tx,
    [REBUILDABLE['key-list'].table, table],
    "SELECT count(*) || ':' || coalesce(sum(hashtextextended(row::text, 0)), 0) AS sum FROM graha.api_key row",
  );
  return rows[0]?.sum ?? '';
}

export const checksum = (tx: Pool | PoolClient, name: RebuildableName): Promise<string> =>
  checksumOf(tx, REBUILDABLE[name].table);
