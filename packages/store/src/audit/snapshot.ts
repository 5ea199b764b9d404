import type { Pool, PoolClient } from 'pg';

export const LEDGER = ['graha.ledger_entry'];

/**
 * One moment of the ledger for all that is read in it, while traffic goes on. The lock comes before the first query, which
 * fixes the moment: a month that is being archived is then seen either in the database or among the archived, never in neither.
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
