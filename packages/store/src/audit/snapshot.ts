import type { Pool, PoolClient } from 'pg';

export const LEDGER = ['graha.ledger_entry'];

/**
 * Runs queries in one snapshot of the ledger, under traffic. The lock precedes the first query, which takes the snapshot: a
 * month that is being archived is then visible either in the database or in the archive, never in neither.
 */
export async function inSnapshot<Result>(
  pool: Pool,
  work: (client: PoolClient) => Promise<Result>,
  tables: readonly string[] = LEDGER,
): Promise<Result> {
  const client = await pool.connect();
  let broken: Error | undefined;
  try {
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
    for (const table of tables) await client.query(`LOCK TABLE ONLY ${table} IN ACCESS SHARE MODE`);
    return await work(client);
  } finally {
    await client.query('ROLLBACK').catch((failure: Error) => {
      broken = failure;
    });
    client.release(broken);
  }
}
