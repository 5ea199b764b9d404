import type { Pool } from 'pg';
import { inTransaction } from './tenant-transaction.ts';

/**
 * Runs work that only one process may do at a time; returns null if another process is doing it. An otherwise idle transaction
 * holds the advisory lock, because behind a pooler a session can change between statements.
 */
export function alone<Result>(pool: Pool, name: string, work: () => Promise<Result>): Promise<Result | null> {
  return inTransaction(pool, async (holder) => {
    await holder.query('SET LOCAL idle_in_transaction_session_timeout = 0');
    const { rows } = await holder.query<{ isOurs: boolean }>(
      'SELECT pg_try_advisory_xact_lock(hashtext($1)) AS "isOurs"',
      [name],
    );
    return rows[0]?.isOurs ? work() : null;
  });
}
