import { alone } from '../postgres/alone.ts';
import { query } from '../postgres/query.ts';
import { runAudit, type AuditOptions, type AuditRun } from './audit-run.ts';
import { SLICES, slicesAfter } from './slices.ts';
import type { Db } from '../postgres/context.ts';

/**
 * Number of nights (from 02:00 UTC) since the newest nightly or full audit, null before the first; and the slice of tenants
 * that was read last.
 */
const NIGHTS = `
  SELECT (clock_timestamp() AT TIME ZONE 'utc' - interval '2 hours')::date
      - max((started_at AT TIME ZONE 'utc' - interval '2 hours')::date) AS nights,
    coalesce((array_agg(last_slice ORDER BY run_id DESC) FILTER (WHERE last_slice IS NOT NULL))[1], -1) AS "lastSlice"
  FROM graha.audit_run
  WHERE ended_at IS NOT NULL AND only_tenant IS NULL AND (from_genesis OR last_slice IS NOT NULL)`;

/** All audits take this lock, so that a nightly and a requested audit do not read the same entries at the same time. */
export const AUDIT_LOCK = 'graha.audit';

/**
 * Runs the audit of a night, from 02:00 UTC, in the first worker that asks; returns null if it is done or running. Visits the
 * tenants whose account differs from their checkpoint, and those with earlier differences. A checkpoint does not cover changes
 * of older entries, so each night a thirtieth of all tenants is read from the first entry.
 */
export function auditNightly(
  { db }: Db,
  options: Pick<AuditOptions, 'signal' | 'onDifference'> = {},
): Promise<AuditRun | null> {
  return alone(db, AUDIT_LOCK, async () => {
    const { rows } = await query(db, NIGHTS);
    if (!rows[0]) throw new Error('A sum without groups is one row.');
    const slices = slicesAfter(rows[0].lastSlice, rows[0].nights ?? SLICES);
    if (slices.length === 0) return null;
    // One tenant at a time leaves the other connections to daytime work.
    return runAudit({ db }, { ...options, slices, parallel: 1 });
  });
}
