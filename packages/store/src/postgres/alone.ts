import type { Pool } from 'pg';
import { inTransaction } from './tenant-transaction.ts';

/**
 * Does what only one process may do at a time; null if another is at it. The lock is held by a transaction that does nothing
 * else, since behind a pooler a session may not be the same from one statement to the next.
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
