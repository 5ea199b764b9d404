import type { PoolClient } from 'pg';
import { query, required } from '../postgres/query.ts';
import { inTransaction } from '../postgres/tenant-transaction.ts';
import type { Db } from '../postgres/context.ts';

/** The root hash of a closed period, which proves that nothing in or before that period was changed since. */
export type ClosedPeriod = { tenantId: string; period: string; seq: string; hash: string };

const TENANTS_PER_RUN = 500;

type Behind = { tenantId: string; periodStart: string; closedSeq: string; toldPeriod: string; toldSeq: string };

/** The predecessor of the entry that opened an account's period closed the last one, so the account row shows new closings. */
const BEHIND = `
  SELECT a.tenant_id AS "tenantId", a.period_start::text AS "periodStart", a.opened_seq - 1 AS "closedSeq",
    coalesce(t.period_start, '-infinity')::text AS "toldPeriod", coalesce(t.seq, 0) AS "toldSeq"
  FROM graha.credit_account a LEFT JOIN graha.announced_period t USING (tenant_id)
  WHERE a.opened_seq - 1 > coalesce(t.seq, 0) LIMIT $1`;

/** Steps from period to period along the primary key. */
const LAST_BEFORE = `
  SELECT to_char(period_start AT TIME ZONE 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') AS period, seq,
    encode(hash, 'hex') AS hash
  FROM graha.ledger_entry
  WHERE tenant_id = $1 AND period_start < $2 AND period_start >= $3 AND seq > $4
  ORDER BY period_start DESC, seq DESC LIMIT 1`;

/**
 * Announces the root of every period closed since the last run, oldest first (role: worker). The announcement precedes its
 * record, so a crash between the two repeats it and omits none.
 *
 * @returns the number of tenants with closed periods
 */
export function announceClosedPeriods(
  { db }: Db,
  { announce }: { announce: (closed: ClosedPeriod) => void },
): Promise<number> {
  return inTransaction(db, async (tx) => {
    const { rows: locks } = await query(
      tx,
      `SELECT pg_try_advisory_xact_lock(hashtext('graha.announced_period')) AS "isOurs"`,
    );
    if (!locks[0]?.isOurs) return 0;
    const { rows } = await query(tx, BEHIND, [TENANTS_PER_RUN]);
    for (const tenant of rows) {
      (await closedSince(tx, tenant)).forEach(announce);
      await tx.query(
        `INSERT INTO graha.announced_period (tenant_id, period_start, seq) VALUES ($1, $2, $3)
         ON CONFLICT (tenant_id) DO UPDATE SET period_start = excluded.period_start, seq = excluded.seq`,
        [tenant.tenantId, tenant.periodStart, tenant.closedSeq],
      );
    }
    return rows.length;
  });
}

async function closedSince(tx: PoolClient, { tenantId, ...behind }: Behind): Promise<ClosedPeriod[]> {
  const closed: ClosedPeriod[] = [];
  for (let before = behind.periodStart; ;) {
    const { rows } = await query(tx, LAST_BEFORE, [tenantId, before, behind.toldPeriod, behind.toldSeq]);
    const [last] = required(rows, 'hash');
    if (!last) return closed.toReversed();
    closed.push({ ...last, tenantId });
    before = last.period;
  }
}
