import type { PoolClient } from 'pg';
import { query } from '../postgres/query.ts';
import { inTransaction } from '../postgres/tenant-transaction.ts';
import type { Db } from '../postgres/context.ts';
import { addArchived, addNews, type UsageTable } from './add-usage.ts';

/** Usage of every tenant by UTC day. */
export const USAGE_BY_DAY = 'usage-by-day';
/** Usage by day of the tenant's own time zone, if it is not UTC. */
export const USAGE_BY_LOCAL_DAY = 'usage-by-local-day';
export type UsageName = typeof USAGE_BY_DAY | typeof USAGE_BY_LOCAL_DAY;

const ENTRIES_PER_STEP = 20_000;

/** `upTo` selects, per tenant, the last entry to count and the time zone of its days. */
export const LIVE_USAGE = {
  [USAGE_BY_DAY]: {
    table: 'graha.usage_by_day',
    checkpoint: USAGE_BY_DAY,
    upTo: 'SELECT tenant_id, seq, NULL AS timezone FROM graha.credit_account',
  },
  [USAGE_BY_LOCAL_DAY]: {
    table: 'graha.usage_by_local_day',
    checkpoint: USAGE_BY_LOCAL_DAY,
    upTo: `SELECT a.tenant_id, a.seq, k.timezone FROM graha.credit_account a
      JOIN graha.tenant_card k USING (tenant_id) WHERE k.timezone <> 'UTC'`,
  },
} as const satisfies Record<UsageName, UsageTable & { upTo: string }>;

type LiveCheckpoint<Name extends string> =
  `SELECT tenant_id, seq, timezone FROM graha.projection_checkpoint WHERE projection = '${Name}'`;
type UpTo = (typeof LIVE_USAGE)[UsageName]['upTo'] | LiveCheckpoint<UsageName>;

/** Entries of a tenant are missing: nothing after them can be counted. */
export class LedgerGap extends Error {
  override readonly name = 'LedgerGap';
  readonly tenantId: string;

  constructor(tenantId: string, afterSeq: string, upToSeq: string) {
    super(`The ledger of tenant ${tenantId} has a gap between entries ${afterSeq} and ${upToSeq}.`);
    this.tenantId = tenantId;
  }
}

/**
 * Counts new ledger entries (role: worker). Returns the number of entries; entries of tenants with their own time zone count
 * twice. Per tenant `seq` is dense and assigned under the account's lock, so the visible entries after the checkpoint are
 * complete up to the last. A tenant with a gap in its ledger is skipped until the gap is closed; `report` is called each time.
 * Without it the error is thrown.
 */
export async function runProjections(
  ctx: Db,
  { report = refuse }: { report?: (gaps: readonly LedgerGap[]) => void } = {},
): Promise<number> {
  const gaps = new Map<string, LedgerGap>();
  let counted = 0;
  for (const { upTo, ...live } of Object.values(LIVE_USAGE)) {
    for await (const entries of steps(ctx, live, await tenantsBehind(ctx, live.checkpoint, upTo), gaps)) {
      counted += entries;
    }
  }
  report([...gaps.values()]);
  return counted;
}

function refuse(gaps: readonly LedgerGap[]): void {
  if (gaps.length > 0) throw new AggregateError(gaps, gaps.map(String).join('; '));
}

/** Fills a copy of a table up to the checkpoints of the live one. @throws LedgerGap */
export const fillUsageCopy = (name: UsageName) =>
  async function* fill(ctx: Db, copy: UsageTable): AsyncGenerator<number> {
    const gaps = new Map<string, LedgerGap>();
    const live =
      `SELECT tenant_id, seq, timezone FROM graha.projection_checkpoint WHERE projection = '${name}'` as const;
    yield* steps(ctx, copy, await tenantsBehind(ctx, copy.checkpoint, live), gaps);
    refuse([...gaps.values()]);
  };

type Behind = { tenantId: string; upToSeq: string; timezone: string | null };

/** Includes tenants whose days are counted in another time zone than their current one. */
async function tenantsBehind({ db }: Db, checkpoint: string, upTo: UpTo): Promise<Behind[]> {
  const { rows } = await query(
    db,
    `SELECT a.tenant_id AS "tenantId", a.seq AS "upToSeq", a.timezone FROM (${upTo}) a
     LEFT JOIN graha.projection_checkpoint c ON c.tenant_id = a.tenant_id AND c.projection = $1
     WHERE a.seq > coalesce(c.seq, 0) OR a.timezone IS DISTINCT FROM c.timezone`,
    [checkpoint],
  );
  return rows;
}

/** Yields the number of entries in each step, after its commit. A failure in one tenant does not stop the others. */
async function* steps(
  ctx: Db,
  into: UsageTable,
  tenants: Behind[],
  gaps: Map<string, LedgerGap>,
): AsyncGenerator<number> {
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
      if (error instanceof LedgerGap) gaps.set(tenant.tenantId, error);
      else failures.push(error);
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, failures.map(String).join('; '));
}

/**
 * If a month is archived between two reads of the ledger, only the first read sees a gap. A count that has stopped inside that
 * month sees it permanently and starts again from the beginning.
 */
async function countStepAgain({ db }: Db, into: UsageTable, tenant: Behind): Promise<Step> {
  try {
    return await inTransaction(db, (tx) => countStep(tx, into, tenant));
  } catch (error) {
    if (!(error instanceof LedgerGap)) throw error;
    return inTransaction(db, async (tx) => {
      if (await isCutByArchive(tx, into, tenant)) await beginAnew(tx, into, tenant);
      return countStep(tx, into, tenant);
    });
  }
}

async function isCutByArchive(tx: PoolClient, { checkpoint }: UsageTable, { tenantId }: Behind): Promise<boolean> {
  const { rows } = await tx.query(
    `SELECT FROM graha.projection_checkpoint c JOIN graha.archived_range s USING (tenant_id)
     WHERE c.projection = $1 AND tenant_id = $2 AND s.first_seq <= c.seq AND c.seq < s.last_seq
       AND NOT EXISTS (SELECT FROM graha.ledger_entry e
         WHERE e.tenant_id = s.tenant_id AND e.period_start >= c.period_start AND e.seq > c.seq AND e.seq <= s.last_seq)`,
    [checkpoint, tenantId],
  );
  return rows.length > 0;
}

type Step = { entries: number; isDone: boolean };

/** Counts one step of one tenant; a second runner waits for the lock on the checkpoint and then reads its new position. */
async function countStep(tx: PoolClient, into: UsageTable, { tenantId, upToSeq, timezone }: Behind): Promise<Step> {
  const { checkpoint } = into;
  const found = await lockedCheckpoint(tx, checkpoint, tenantId);
  const place = found.timezone === timezone ? found : await beginAnew(tx, into, { tenantId, timezone });
  const { periodStart, seq, month, firstSeq, lastSeq: endSeq } = place;
  if (month !== null && Number(firstSeq) === Number(seq) + 1) {
    await addArchived(tx, into, { tenantId, month });
    return { entries: 0, isDone: Number(endSeq) >= Number(upToSeq) };
  }
  const until = month === null ? Number(upToSeq) : Math.min(Number(upToSeq), Number(firstSeq) - 1);
  const expected = Math.min(ENTRIES_PER_STEP, Math.max(0, until - Number(seq)));
  if (expected === 0) return { entries: 0, isDone: true };
  const { entries, lastSeq, lastPeriod } = await addNews(tx, into, { tenantId, periodStart, seq, expected, timezone });
  if (entries !== expected || Number(lastSeq) - Number(seq) !== entries) {
    throw new LedgerGap(tenantId, seq, lastSeq ?? upToSeq);
  }
  await tx.query(
    'UPDATE graha.projection_checkpoint SET period_start = $3, seq = $4 WHERE projection = $1 AND tenant_id = $2',
    [checkpoint, tenantId, lastPeriod, lastSeq],
  );
  return { entries, isDone: Number(lastSeq) >= Number(upToSeq) };
}

/** The position of the count, and the next archived range of the tenant's entries. */
type Place = { periodStart: string; seq: string; timezone: string | null } & Record<
  'month' | 'firstSeq' | 'lastSeq',
  string | null
>;

const AT_GENESIS: Place = {
  periodStart: '-infinity',
  seq: '0',
  timezone: null,
  month: null,
  firstSeq: null,
  lastSeq: null,
};

async function lockedCheckpoint(tx: PoolClient, checkpoint: string, tenantId: string): Promise<Place> {
  await tx.query(
    `INSERT INTO graha.projection_checkpoint (projection, tenant_id, period_start, seq)
     VALUES ($1, $2, '-infinity', 0) ON CONFLICT DO NOTHING`,
    [checkpoint, tenantId],
  );
  const { rows } = await query(
    tx,
    `SELECT c.period_start::text AS "periodStart", seq, timezone, month::text, first_seq AS "firstSeq", last_seq AS "lastSeq"
     FROM graha.projection_checkpoint c
     LEFT JOIN LATERAL (SELECT * FROM graha.archived_range s WHERE s.tenant_id = c.tenant_id AND s.first_seq > c.seq
       ORDER BY s.first_seq LIMIT 1) s ON true
     WHERE c.projection = $1 AND c.tenant_id = $2 FOR UPDATE OF c`,
    [checkpoint, tenantId],
  );
  return rows[0] ?? AT_GENESIS;
}

/** Restarts the count, because days of another time zone begin at other times. */
async function beginAnew(
  tx: PoolClient,
  { table, checkpoint }: UsageTable,
  { tenantId, timezone }: Pick<Behind, 'tenantId' | 'timezone'>,
): Promise<Place> {
  await tx.query(`DELETE FROM ${table} WHERE tenant_id = $1`, [tenantId]);
  await tx.query(
    `UPDATE graha.projection_checkpoint SET period_start = '-infinity', seq = 0, timezone = $3
     WHERE projection = $1 AND tenant_id = $2`,
    [checkpoint, tenantId, timezone],
  );
  return lockedCheckpoint(tx, checkpoint, tenantId);
}
