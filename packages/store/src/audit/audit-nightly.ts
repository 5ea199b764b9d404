import { alone } from '../postgres/alone.ts';
import { runAudit, type AuditOptions, type AuditRun } from './audit-run.ts';
import { SLICES, slicesAfter } from './slices.ts';
import type { Db } from '../postgres/context.ts';

/**
 * How many nights, which begin at 02:00 UTC, have come since the newest audit of a night or of every entry; null before the
 * first. And which part of the tenants was read last.
 */
const NIGHTS = `
  SELECT (clock_timestamp() AT TIME ZONE 'utc' - interval '2 hours')::date
      - max((started_at AT TIME ZONE 'utc' - interval '2 hours')::date) AS nights,
    coalesce((array_agg(last_slice ORDER BY run_id DESC) FILTER (WHERE last_slice IS NOT NULL))[1], -1) AS "lastSlice"
  FROM graha.audit_run
  WHERE ended_at IS NOT NULL AND only_tenant IS NULL AND (from_genesis OR last_slice IS NOT NULL)`;

/** All audits take this lock, so that a night's and one that was asked for do not read the same twice at once. */
export const AUDIT_LOCK = 'graha.audit';

/**
 * The audit of a night, from 02:00 UTC on, by whichever worker asks first; null if it is done or under way. It follows what is
 * new: it visits tenants whose account is not as their checkpoint has it, and those that differed. A checkpoint says nothing of
 * entries that were changed before it, so each night a thirtieth of all tenants is read from the first entry on.
 */
export function auditNightly(
  { db }: Db,
  options: Pick<AuditOptions, 'signal' | 'onDifference'> = {},
): Promise<AuditRun | null> {
  return alone(db, AUDIT_LOCK, async () => {
    const { rows } = await db.query<{ nights: number | null; lastSlice: number }>(NIGHTS);
    if (!rows[0]) throw new Error('A sum without groups is one row.');
    const slices = slicesAfter(rows[0].lastSlice, rows[0].nights ?? SLICES);
    if (slices.length === 0) return null;
    // One tenant at a time: the other connections are for those who work by day.
    return runAudit({ db }, { ...options, slices, parallel: 1 });
  });
}
