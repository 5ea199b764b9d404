import type { Pool } from 'pg';
import { runAudit, type AuditOptions, type AuditSums } from './audit-run.ts';
import { inTransaction } from './tenant-transaction.ts';

/** What has not been read from the first entry on for a week is: a checkpoint says nothing of what was changed before it since. */
const DUE = `
  WITH clock AS (SELECT (clock_timestamp() AT TIME ZONE 'utc' - interval '2 hours')::date AS tonight),
  run AS (
    SELECT (started_at AT TIME ZONE 'utc' - interval '2 hours')::date AS night, from_genesis
    FROM graha.audit_run WHERE ended_at IS NOT NULL AND only_tenant IS NULL
  )
  SELECT NOT EXISTS (SELECT FROM run WHERE night >= tonight) AS "isDue",
    NOT EXISTS (SELECT FROM run WHERE from_genesis AND night > tonight - 7) AS "fromGenesis"
  FROM clock`;

/**
 * The audit of a night, from 02:00 UTC on, by whichever worker asks first; null if it is done or under way. The lock is held by
 * a transaction that does nothing else, since behind a pooler a session may not be the same from one statement to the next.
 */
export function auditNightly(
  pool: Pool,
  options: Pick<AuditOptions, 'signal' | 'onDifference'> = {},
): Promise<AuditSums | null> {
  return inTransaction(pool, async (holder) => {
    await holder.query('SET LOCAL idle_in_transaction_session_timeout = 0');
    const { rows: locks } = await holder.query<{ isOurs: boolean }>(
      `SELECT pg_try_advisory_xact_lock(hashtext('graha.audit')) AS "isOurs"`,
    );
    if (!locks[0]?.isOurs) return null;
    const { rows } = await holder.query<{ isDue: boolean; fromGenesis: boolean }>(DUE);
    if (!rows[0]?.isDue) return null;
    // One tenant at a time: the other connections are for those who work by day.
    return runAudit(pool, { ...options, fromGenesis: rows[0].fromGenesis, parallel: 1 });
  });
}
