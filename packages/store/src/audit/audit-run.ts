import { NIL_TENANT_ID } from '@graha/domain/core/event';
import { narrowed, query } from '../postgres/query.ts';
import { ENTRIES_PER_MARK, keepCheckpoint, keepMarks } from './checkpoints.ts';
import type { Difference } from './difference.ts';
import { compareTotals } from './running-sums.ts';
import { SLICES } from './slices.ts';
import { everyTenant, tenantsOfNight, totalsDiffered, type Tenant } from './tenants.ts';
import { auditOne, type TenantAudit } from './tenant.ts';
import type { Db, TenantContext } from '../postgres/context.ts';

export type AuditOptions = {
  /** Audits this tenant alone; if omitted, every tenant. */
  tenantId?: string | undefined;
  /** Reads every entry; otherwise the entries up to a checkpoint count as verified. */
  fromGenesis?: boolean;
  /** Reads every entry of these slices, and only the new entries of other tenants. All slices together are all tenants. */
  slices?: readonly number[] | undefined;
  /** Number of tenants audited in parallel; each needs a connection. */
  parallel?: number;
  signal?: AbortSignal | undefined;
  /** Called for each difference, at most 100 per tenant. */
  onDifference?: (difference: Difference) => void;
};

type AuditSums = { tenants: number; entries: number; differences: number };
export type AuditRun = AuditSums & { runId: number };

const PARALLEL_MAX = 4;
/** The sums over all tenants belong to no slice; they are compared in this one. */
const TOTALS_SLICE = 0;

/**
 * Audits the ledger under traffic and records the result (role: worker or owner). Keeps a checkpoint for each tenant without a
 * difference, from which the next run continues.
 */
export async function runAudit({ db }: Db, options: AuditOptions = {}): Promise<AuditRun> {
  const { tenantId, slices, parallel = PARALLEL_MAX, signal, onDifference } = options;
  const fromGenesis = options.fromGenesis === true || slices?.length === SLICES;
  const runId = await beginRun(
    { db },
    { fromGenesis, lastSlice: slices?.at(-1) ?? null, onlyTenant: tenantId ?? null },
  );
  const sums: AuditSums = { tenants: 0, entries: 0, differences: 0 };
  const tenants = tenantsOf({ db }, { tenantId, fromGenesis, slices });

  const auditNext = async () => {
    for await (const { tenantId: tenant, ...how } of tenants) {
      signal?.throwIfAborted();
      const audit = await auditOne({ db, tenantId: tenant }, { ...how, signal });
      sums.tenants += 1;
      sums.entries += audit.entries;
      sums.differences += audit.differences;
      audit.listed.forEach((difference) => onDifference?.(difference));
      await keep({ db, tenantId: tenant }, runId, audit);
    }
  };
  await Promise.all(Array.from({ length: Math.min(parallel, PARALLEL_MAX) }, auditNext));
  if (
    tenantId === undefined &&
    (fromGenesis || slices?.includes(TOTALS_SLICE) || (slices && (await totalsDiffered({ db }))))
  ) {
    const totals = await compareTotals({ db });
    sums.differences += totals.count();
    totals.listed.forEach((difference) => onDifference?.(difference));
    await writeDifferences({ db, tenantId: NIL_TENANT_ID }, runId, totals.listed);
  }
  await endRun({ db }, runId, sums);
  return { runId: Number(runId), ...sums };
}

async function* tenantsOf(ctx: Db, { tenantId, fromGenesis = false, slices }: AuditOptions): AsyncGenerator<Tenant> {
  if (tenantId !== undefined) yield { tenantId, fromGenesis };
  else if (slices) yield* tenantsOfNight(ctx, slices);
  else for await (const id of everyTenant(ctx)) yield { tenantId: id, fromGenesis };
}

async function keep(
  { db, tenantId }: TenantContext,
  runId: string,
  { differences, listed, ...clean }: TenantAudit,
): Promise<void> {
  if (differences === 0) await keepClean({ db, tenantId }, clean);
  else await writeDifferences({ db, tenantId }, runId, listed);
}

async function keepClean(ctx: TenantContext, { state, marks }: Pick<TenantAudit, 'state' | 'marks'>): Promise<void> {
  await keepMarks(ctx, marks);
  await keepCheckpoint(ctx, state);
}

const BEHIND = `
  SELECT tenant_id AS "tenantId" FROM graha.credit_account a WHERE seq >= $1
    AND seq - coalesce((SELECT max(c.seq) FROM graha.audit_checkpoint c WHERE c.tenant_id = a.tenant_id), 0) >= $1
  ORDER BY tenant_id LIMIT $2`;

/**
 * Verifies the new entries of the busiest tenants since their last checkpoint (role: worker), so that readers of their history
 * do not wait for the nightly audit. A tenant with a difference gets no checkpoint; the nightly audit lists the difference.
 *
 * @returns the number of tenants read
 */
export async function keepCheckpoints(
  { db }: Db,
  { max, signal }: { max: number; signal?: AbortSignal },
): Promise<number> {
  const { rows } = await query(db, BEHIND, [String(ENTRIES_PER_MARK), max]);
  for (const { tenantId } of rows) {
    const audit = await auditOne({ db, tenantId }, { fromGenesis: false, signal });
    if (audit.differences === 0) await keepClean({ db, tenantId }, audit);
  }
  return rows.length;
}

async function writeDifferences(
  { db, tenantId }: TenantContext,
  runId: string,
  listed: readonly Difference[],
): Promise<void> {
  const [seqs, subjects, problems] = [
    listed.map(({ seq }) => seq),
    listed.map(({ subject }) => subject),
    listed.map(({ problem }) => problem),
  ];
  await db.query(
    `INSERT INTO graha.audit_difference (run_id, tenant_id, number, seq, subject, problem)
     SELECT $1, $2, number, seq, subject, problem
     FROM unnest($3::bigint[], $4::text[], $5::text[]) WITH ORDINALITY AS listed (seq, subject, problem, number)`,
    [runId, tenantId, seqs, subjects, problems],
  );
}

type Begun = { fromGenesis: boolean; lastSlice: number | null; onlyTenant: string | null };

async function beginRun({ db }: Db, { fromGenesis, lastSlice, onlyTenant }: Begun): Promise<string> {
  const { rows } = await query(
    db,
    'INSERT INTO graha.audit_run (from_genesis, last_slice, only_tenant) VALUES ($1, $2, $3) RETURNING run_id AS "runId"',
    [fromGenesis, lastSlice, onlyTenant],
  );
  if (!rows[0]) throw new Error('The audit could not be begun.');
  return rows[0].runId;
}

async function endRun({ db }: Db, runId: string, { tenants, entries, differences }: AuditSums): Promise<void> {
  await db.query(
    `UPDATE graha.audit_run SET ended_at = clock_timestamp(), tenants = $2, entries = $3, differences = $4
     WHERE run_id = $1`,
    [runId, tenants, entries, differences],
  );
}

export type LastAudit = AuditSums & { startedAt: Date; endedAt: Date; fromGenesis: boolean; listed: Difference[] };

const LISTED_MAX = 200;

/** Returns the last finished audit of all tenants (role: worker or owner); null if there is none. */
export async function lastAudit({ db }: Db): Promise<LastAudit | null> {
  const { rows } = await query(
    db,
    `SELECT run_id AS "runId", started_at AS "startedAt", ended_at AS "endedAt", from_genesis AS "fromGenesis", tenants,
       entries::float8 AS entries, differences::float8 AS differences
     FROM graha.audit_run WHERE ended_at IS NOT NULL AND only_tenant IS NULL ORDER BY run_id DESC LIMIT 1`,
  );
  if (!rows[0]) return null;
  const { runId, ...run } = rows[0];
  const { rows: listed } = await query(
    db,
    `SELECT tenant_id AS "tenantId", seq, subject, problem FROM graha.audit_difference WHERE run_id = $1
     ORDER BY tenant_id, number LIMIT $2`,
    [runId, LISTED_MAX],
  );
  return { ...run, listed: narrowed<Difference>(listed) };
}
