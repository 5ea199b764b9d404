import type { Pool } from 'pg';
import { query } from '../postgres/query.ts';
import {
  feedFenceSeconds,
  projectionStatus,
  readersBehind,
  type Lag,
  type ProjectionStatus,
} from '../read-models/projection-status.ts';
import type { Db } from '../postgres/context.ts';

export type Measures = {
  projections: ProjectionStatus[];
  readers: (Lag & { name: string })[];
  feedFenceSeconds: number;
  /** Result of the last finished audit of all tenants; null before the first. */
  audit: { differences: number; ageSeconds: number } | null;
  /** Number of future months or days that already have a partition. */
  partitionsAhead: { ledger_entry: number; request_log: number };
};

/** Collects the measures for operators' alerts (role: worker). */
export async function measure({ db }: Db): Promise<Measures> {
  return {
    projections: await projectionStatus({ db }),
    readers: await readersBehind({ db }),
    feedFenceSeconds: await feedFenceSeconds({ db }),
    audit: await lastAudit(db),
    partitionsAhead: {
      ledger_entry: await partitionsAhead(db, 'ledger_entry', 'YYYY_MM'),
      request_log: await partitionsAhead(db, 'request_log', 'YYYY_MM_DD'),
    },
  };
}

async function lastAudit(pool: Pool): Promise<Measures['audit']> {
  const { rows } = await query(
    pool,
    `SELECT differences::float8 AS differences, extract(epoch FROM clock_timestamp() - ended_at)::float8 AS "ageSeconds"
     FROM graha.audit_run WHERE ended_at IS NOT NULL AND only_tenant IS NULL ORDER BY run_id DESC LIMIT 1`,
  );
  return rows[0] ?? null;
}

/** Counts partitions by name: the name of the table, then the time. */
async function partitionsAhead(pool: Pool, table: string, format: string): Promise<number> {
  const { rows } = await query(
    pool,
    `SELECT count(*)::int AS count FROM pg_inherits JOIN pg_class ON oid = inhrelid
     WHERE inhparent = $1::regclass AND relname > $2 || '_' || to_char((SELECT graha.ledger_now()) AT TIME ZONE 'utc', $3)`,
    [`graha.${table}`, table, format],
  );
  return rows[0]?.count ?? 0;
}
