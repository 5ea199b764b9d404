import type { Db } from '../postgres/context.ts';
import { narrowed, query } from '../postgres/query.ts';
import type { Difference } from './difference.ts';

export type AuditRunRow = {
  runId: number;
  startedAt: Date;
  /** Null if the run is active or was interrupted. */
  endedAt: Date | null;
  fromGenesis: boolean;
  /** Null: every tenant. */
  onlyTenant: string | null;
  tenants: number;
  entries: number;
  differences: number;
};

/** Returns audit runs, newest first (role: operator, worker or owner). */
export async function auditRuns({ db }: Db, { max }: { max: number }): Promise<AuditRunRow[]> {
  const { rows } = await query(
    db,
    `SELECT run_id::float8 AS "runId", started_at AS "startedAt", ended_at AS "endedAt", from_genesis AS "fromGenesis",
       only_tenant AS "onlyTenant", tenants, entries::float8 AS entries, differences::float8 AS differences
     FROM graha.audit_run ORDER BY run_id DESC LIMIT $1`,
    [max],
  );
  return rows;
}

export type ListedDifference = Difference & { tenantName: string | null };

const LISTED_MAX = 200;

/** Returns the first differences of a run, ordered by tenant (role: operator or worker). */
export async function differencesOfRun({ db }: Db, { runId }: { runId: number }): Promise<ListedDifference[]> {
  const { rows } = await query(
    db,
    `SELECT d.tenant_id AS "tenantId", c.name AS "tenantName", d.seq, d.subject, d.problem
     FROM graha.audit_difference d LEFT JOIN graha.tenant_card c USING (tenant_id)
     WHERE d.run_id = $1 ORDER BY d.tenant_id, d.number LIMIT $2`,
    [runId, LISTED_MAX],
  );
  return narrowed<ListedDifference>(rows);
}
