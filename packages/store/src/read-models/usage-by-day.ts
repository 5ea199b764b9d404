import { NIL_TENANT_ID } from '@graha/domain/event';
import type { Pool, PoolClient } from 'pg';
import { inTransaction } from '../tenant-transaction.ts';

export const USAGE_BY_DAY = 'usage-by-day';

const ENTRIES_PER_STEP = 20_000;

/**
 * Counts the entries that are news to `usage_by_day`, as worker; returns how many there were. Per tenant `seq` is dense and
 * given out under the account's lock, so whatever is visible beyond the checkpoint is all that there is up to it.
 */
export async function runProjections(pool: Pool): Promise<number> {
  const { rows } = await pool.query<{ tenantId: string }>(TENANTS_BEHIND, [USAGE_BY_DAY]);
  let counted = 0;
  const failures: unknown[] = [];
  for (const { tenantId } of rows) {
    try {
      counted += await untilShort(() => inTransaction(pool, (tx) => countStep(tx, tenantId)));
    } catch (error) {
      failures.push(error); // One tenant's trouble does not hold up the others.
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, failures.map(String).join('; '));
  return counted;
}

/** From the first entry on, in the caller's transaction, which has emptied the table and holds its lock. */
export async function countEverything(tx: PoolClient): Promise<void> {
  await tx.query('DELETE FROM graha.projection_checkpoint WHERE projection = $1', [USAGE_BY_DAY]);
  const { rows } = await tx.query<{ tenantId: string }>(TENANTS_BEHIND, [USAGE_BY_DAY]);
  for (const { tenantId } of rows) await untilShort(() => countStep(tx, tenantId));
}

async function untilShort(step: () => Promise<number>): Promise<number> {
  let counted = 0;
  for (;;) {
    const entries = await step();
    counted += entries;
    if (entries < ENTRIES_PER_STEP) return counted;
  }
}

const TENANTS_BEHIND = `
  SELECT a.tenant_id AS "tenantId" FROM graha.credit_account a
  LEFT JOIN graha.projection_checkpoint c ON c.tenant_id = a.tenant_id AND c.projection = $1
  WHERE a.seq > coalesce(c.seq, 0)`;

/** One step of one tenant; a second runner waits for the checkpoint and finds it moved. */
async function countStep(tx: PoolClient, tenantId: string): Promise<number> {
  await tx.query(
    `INSERT INTO graha.projection_checkpoint (projection, tenant_id, period_start, seq)
     VALUES ($1, $2, '-infinity', 0) ON CONFLICT DO NOTHING`,
    [USAGE_BY_DAY, tenantId],
  );
  const { rows: checkpoints } = await tx.query<{ periodStart: string; seq: string }>(
    `SELECT period_start::text AS "periodStart", seq FROM graha.projection_checkpoint
     WHERE projection = $1 AND tenant_id = $2 FOR UPDATE`,
    [USAGE_BY_DAY, tenantId],
  );
  const { periodStart = '-infinity', seq = '0' } = checkpoints[0] ?? {};
  const { rows } = await tx.query<{ entries: number; lastSeq: string | null; lastPeriod: string | null }>(COUNT_NEWS, [
    tenantId,
    periodStart,
    seq,
    ENTRIES_PER_STEP,
    NIL_TENANT_ID,
  ]);
  const { entries = 0, lastSeq = null, lastPeriod = null } = rows[0] ?? {};
  if (lastSeq === null) return 0;
  if (Number(lastSeq) - Number(seq) !== entries) {
    throw new Error(`The ledger of tenant ${tenantId} has a gap between entries ${seq} and ${lastSeq}.`);
  }
  await tx.query(
    'UPDATE graha.projection_checkpoint SET period_start = $3, seq = $4 WHERE projection = $1 AND tenant_id = $2',
    [USAGE_BY_DAY, tenantId, lastPeriod, lastSeq],
  );
  return entries;
}

/** A reversal is taken off the day, the operation and the key of the call that it reverses. */
const COUNT_NEWS = `
  WITH news AS (
    SELECT * FROM graha.ledger_entry
    WHERE tenant_id = $1 AND period_start >= $2 AND (period_start, seq) > ($2, $3)
    ORDER BY period_start, seq LIMIT $4
  ), calls AS (
    SELECT operation, coalesce(key_id, $5) AS key_id, cost, CASE kind WHEN 'CallCharged' THEN 1 ELSE -1 END AS sign,
      CASE kind WHEN 'CallCharged' THEN at ELSE (data ->> 'ofAt')::timestamptz END AS called_at
    FROM news WHERE kind IN ('CallCharged', 'ChargeReversed')
  ), counted AS (
    INSERT INTO graha.usage_by_day AS u (tenant_id, day, operation, key_id, calls, credits, last_at)
    SELECT $1, (called_at AT TIME ZONE 'utc')::date, operation, key_id, sum(sign), sum(sign * cost), max(called_at)
    FROM calls GROUP BY 2, 3, 4
    ON CONFLICT (tenant_id, day, operation, key_id) DO UPDATE SET calls = u.calls + excluded.calls,
      credits = u.credits + excluded.credits, last_at = greatest(u.last_at, excluded.last_at)
  )
  SELECT count(*)::float8 AS entries, max(seq) AS "lastSeq", max(period_start)::text AS "lastPeriod" FROM news`;
