import { NIL_TENANT_ID } from '@graha/domain/event';
import type { PoolClient } from 'pg';
import { inTransaction } from '../postgres/tenant-transaction.ts';
import type { Db } from '../postgres/context.ts';

export const USAGE_BY_DAY = 'usage-by-day';

const ENTRIES_PER_STEP = 20_000;

/** The table that is counted into, and under which name its checkpoints stand. */
export type UsageTable = { table: string; checkpoint: string };
const LIVE: UsageTable = { table: 'graha.usage_by_day', checkpoint: USAGE_BY_DAY };

/** Of a tenant's entries one or more are not there: nothing after them can be counted. */
export class LedgerGap extends Error {
  override readonly name = 'LedgerGap';
  readonly tenantId: string;

  constructor(tenantId: string, afterSeq: string, upToSeq: string) {
    super(`The ledger of tenant ${tenantId} has a gap between entries ${afterSeq} and ${upToSeq}.`);
    this.tenantId = tenantId;
  }
}

/**
 * Counts the entries that are news to `usage_by_day`, as worker; returns how many there were. Per tenant `seq` is dense and
 * given out under the account's lock, so whatever is visible beyond the checkpoint is all that there is up to it. A tenant
 * whose ledger has a gap is passed over until it has none; `report` is called each time; without it the error is thrown.
 */
export async function runProjections(
  ctx: Db,
  { report = refuse }: { report?: (gaps: readonly LedgerGap[]) => void } = {},
): Promise<number> {
  const gaps: LedgerGap[] = [];
  let counted = 0;
  for await (const entries of steps(ctx, LIVE, await tenantsBehind(ctx, LIVE.checkpoint, ACCOUNTS), gaps)) {
    counted += entries;
  }
  report(gaps);
  return counted;
}

function refuse(gaps: readonly LedgerGap[]): void {
  if (gaps.length > 0) throw new AggregateError(gaps, gaps.map(String).join('; '));
}

/** Brings a copy of the table to where the live one stands, no further. @throws LedgerGap */
export async function* fillUsageCopy(ctx: Db, copy: UsageTable): AsyncGenerator<number> {
  const gaps: LedgerGap[] = [];
  yield* steps(ctx, copy, await tenantsBehind(ctx, copy.checkpoint, LIVE_CHECKPOINTS), gaps);
  refuse(gaps);
}

type Behind = { tenantId: string; upToSeq: string };

const ACCOUNTS = 'SELECT tenant_id, seq FROM graha.credit_account';
const LIVE_CHECKPOINTS = `SELECT tenant_id, seq FROM graha.projection_checkpoint WHERE projection = '${USAGE_BY_DAY}'`;

async function tenantsBehind({ db }: Db, checkpoint: string, ahead: string): Promise<Behind[]> {
  const { rows } = await db.query<Behind>(
    `SELECT a.tenant_id AS "tenantId", a.seq AS "upToSeq" FROM (${ahead}) a
     LEFT JOIN graha.projection_checkpoint c ON c.tenant_id = a.tenant_id AND c.projection = $1
     WHERE a.seq > coalesce(c.seq, 0)`,
    [checkpoint],
  );
  return rows;
}

/** The number of entries in each step, when it is committed. One tenant's trouble does not hold up the others. */
async function* steps(ctx: Db, into: UsageTable, tenants: Behind[], gaps: LedgerGap[]): AsyncGenerator<number> {
  const failures: unknown[] = [];
  for (const tenant of tenants) {
    try {
      let isDone = false;
      while (!isDone) {
        const step = await countStepAgain(ctx, into, tenant);
        isDone = step.isDone;
        yield step.entries;
      }
    } catch (error) {
      if (error instanceof LedgerGap) gaps.push(error);
      else failures.push(error);
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, failures.map(String).join('; '));
}

/** A month that is archived between two looks at the ledger is a gap to the first of them alone. */
async function countStepAgain({ db }: Db, into: UsageTable, tenant: Behind): Promise<Step> {
  const count = () => inTransaction(db, (tx) => countStep(tx, into, tenant));
  try {
    return await count();
  } catch (error) {
    if (!(error instanceof LedgerGap)) throw error;
    return count();
  }
}

type Step = { entries: number; isDone: boolean };
type News = { entries: number; lastSeq: string | null; lastPeriod: string | null };

/** One step of one tenant; a second runner waits for the checkpoint and finds it moved. */
async function countStep(
  tx: PoolClient,
  { table, checkpoint }: UsageTable,
  { tenantId, upToSeq }: Behind,
): Promise<Step> {
  const { periodStart, seq, month, firstSeq, lastSeq: endSeq } = await lockedCheckpoint(tx, checkpoint, tenantId);
  if (month !== null && Number(firstSeq) === Number(seq) + 1) {
    await tx.query(addArchived(table), [checkpoint, tenantId, month]);
    return { entries: 0, isDone: Number(endSeq) >= Number(upToSeq) };
  }
  const until = month === null ? Number(upToSeq) : Math.min(Number(upToSeq), Number(firstSeq) - 1);
  const expected = Math.min(ENTRIES_PER_STEP, Math.max(0, until - Number(seq)));
  if (expected === 0) return { entries: 0, isDone: true };
  const values = [tenantId, periodStart, seq, expected, NIL_TENANT_ID];
  const { rows } = await tx.query<News>(countNews(table), values);
  const { entries = 0, lastSeq = null, lastPeriod = null } = rows[0] ?? {};
  if (entries !== expected || Number(lastSeq) - Number(seq) !== entries) {
    throw new LedgerGap(tenantId, seq, lastSeq ?? upToSeq);
  }
  await tx.query(
    'UPDATE graha.projection_checkpoint SET period_start = $3, seq = $4 WHERE projection = $1 AND tenant_id = $2',
    [checkpoint, tenantId, lastPeriod, lastSeq],
  );
  return { entries, isDone: Number(lastSeq) >= Number(upToSeq) };
}

/** Where the count stands, and the next range of the tenant's entries that lies in an archive. */
type Place = { periodStart: string; seq: string } & Record<'month' | 'firstSeq' | 'lastSeq', string | null>;

async function lockedCheckpoint(tx: PoolClient, checkpoint: string, tenantId: string): Promise<Place> {
  await tx.query(
    `INSERT INTO graha.projection_checkpoint (projection, tenant_id, period_start, seq)
     VALUES ($1, $2, '-infinity', 0) ON CONFLICT DO NOTHING`,
    [checkpoint, tenantId],
  );
  const { rows } = await tx.query<Place>(
    `SELECT c.period_start::text AS "periodStart", seq, month::text, first_seq AS "firstSeq", last_seq AS "lastSeq"
     FROM graha.projection_checkpoint c
     LEFT JOIN LATERAL (SELECT * FROM graha.archived_range s WHERE s.tenant_id = c.tenant_id AND s.first_seq > c.seq
       ORDER BY s.first_seq LIMIT 1) s ON true
     WHERE c.projection = $1 AND c.tenant_id = $2 FOR UPDATE OF c`,
    [checkpoint, tenantId],
  );
  return rows[0] ?? { periodStart: '-infinity', seq: '0', month: null, firstSeq: null, lastSeq: null };
}

/** Entries that lie in an archive count with the sums that were kept of them. */
const addArchived = (table: string): string => `
  WITH counted AS (
    INSERT INTO ${table} AS u (tenant_id, day, operation, key_id, calls, credits, last_at)
    SELECT tenant_id, day, operation, key_id, calls, credits, last_at FROM graha.archived_usage
    WHERE tenant_id = $2 AND month = $3
    ON CONFLICT (tenant_id, day, operation, key_id) DO UPDATE SET calls = u.calls + excluded.calls,
      credits = u.credits + excluded.credits, last_at = greatest(u.last_at, excluded.last_at)
  )
  UPDATE graha.projection_checkpoint c SET period_start = s.period_start, seq = s.last_seq
  FROM graha.archived_range s
  WHERE c.projection = $1 AND c.tenant_id = $2 AND s.tenant_id = $2 AND s.month = $3`;

/** A reversal is taken off the day, the operation and the key of the call that it reverses. */
const countNews = (table: string): string => `
  WITH news AS (
    SELECT * FROM graha.ledger_entry
    WHERE tenant_id = $1 AND period_start >= $2 AND (period_start, seq) > ($2, $3)
    ORDER BY period_start, seq LIMIT $4
  ), calls AS (
    SELECT operation, coalesce(key_id, $5) AS key_id, cost, CASE kind WHEN 'CallCharged' THEN 1 ELSE -1 END AS sign,
      CASE kind WHEN 'CallCharged' THEN at ELSE (data ->> 'ofAt')::timestamptz END AS called_at
    FROM news WHERE kind IN ('CallCharged', 'ChargeReversed')
  ), counted AS (
    INSERT INTO ${table} AS u (tenant_id, day, operation, key_id, calls, credits, last_at)
    SELECT $1, (called_at AT TIME ZONE 'utc')::date, operation, key_id, sum(sign), sum(sign * cost), max(called_at)
    FROM calls GROUP BY 2, 3, 4
    ON CONFLICT (tenant_id, day, operation, key_id) DO UPDATE SET calls = u.calls + excluded.calls,
      credits = u.credits + excluded.credits, last_at = greatest(u.last_at, excluded.last_at)
  )
  SELECT count(*)::float8 AS entries, max(seq) AS "lastSeq", max(period_start)::text AS "lastPeriod" FROM news`;
