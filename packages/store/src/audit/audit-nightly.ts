import { alone } from '../postgres/alone.ts';
import { runAudit, type AuditOptions, type AuditRun } from './audit-run.ts';
import type { Db } from '../postgres/context.ts';

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

/** All audits take this lock, so that a night's and one that was asked for do not read the same twice at once. */
export const AUDIT_LOCK = 'graha.audit';

/** The audit of a night, from 02:00 UTC on, by whichever worker asks first; null if it is done or under way. */
export function auditNightly(
  { db }: Db,
  options: Pick<AuditOptions, 'signal' | 'onDifference'> = {},
): Promise<AuditRun | null> {
  return alone(db, AUDIT_LOCK, async () => {
    const { rows } = await db.query<{ isDue: boolean; fromGenesis: boolean }>(DUE);
    if (!rows[0]?.isDue) return null;
    // One tenant at a time: the other connections are for those who work by day.
    return runAudit({ db }, { ...options, fromGenesis: rows[0].fromGenesis, parallel: 1 });
  });
}
