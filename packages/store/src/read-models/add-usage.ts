import { NIL_TENANT_ID } from '@graha/domain/core/event';
import { daysFromTo } from '@graha/domain/core/days';
import { localDayOf, startOfLocalDay } from '@graha/domain/core/local-day';
import type { PoolClient } from 'pg';
import { query, queryOther } from '../postgres/query.ts';

/** A usage table, and the name of its checkpoints. */
export type UsageTable = { table: string; checkpoint: string };

const ADD = `ON CONFLICT (tenant_id, day, operation, key_id) DO UPDATE SET calls = u.calls + excluded.calls,
  credits = u.credits + excluded.credits, last_at = greatest(u.last_at, excluded.last_at)`;

/** Adds archived entries from their stored sums, which are by UTC day. */
export async function addArchived(
  tx: PoolClient,
  { table, checkpoint }: UsageTable,
  { tenantId, month }: { tenantId: string; month: string },
): Promise<void> {
  await tx.query(
    `WITH counted AS (
       INSERT INTO ${table} AS u (tenant_id, day, operation, key_id, calls, credits, last_at)
       SELECT tenant_id, day, operation, key_id, calls, credits, last_at FROM graha.archived_usage
       WHERE tenant_id = $2 AND month = $3 ${ADD}
     )
     UPDATE graha.projection_checkpoint c SET period_start = s.period_start, seq = s.last_seq
     FROM graha.archived_range s
     WHERE c.projection = $1 AND c.tenant_id = $2 AND s.tenant_id = $2 AND s.month = $3`,
    [checkpoint, tenantId, month],
  );
}

type News = { tenantId: string; periodStart: string; seq: string; expected: number; timezone: string | null };
/** The first five values of each statement. */
type NewsValues = readonly [tenantId: string, periodStart: string, seq: string, expected: number, noKey: string];
type Added = { entries: number; lastSeq: string | null; lastPeriod: string | null };

/** A reversal is subtracted from the day, operation and key of the call that it reverses. */
const CALLS = `
  news AS (
    SELECT * FROM graha.ledger_entry
    WHERE tenant_id = $1 AND period_start >= $2 AND (period_start, seq) > ($2, $3)
    ORDER BY period_start, seq LIMIT $4
  ), calls AS (
    SELECT operation, coalesce(key_id, $5) AS key_id, cost, CASE kind WHEN 'CallCharged' THEN 1 ELSE -1 END AS sign,
      CASE kind WHEN 'CallCharged' THEN at ELSE (data ->> 'ofAt')::timestamptz END AS called_at
    FROM news WHERE kind IN ('CallCharged', 'ChargeReversed')
  )`;
const UTC_DAY = "(called_at AT TIME ZONE 'utc')::date";
/** The day among those that begin at `$7`. */
const LOCAL_DAY = '$6::date + width_bucket(called_at, $7::timestamptz[]) - 1';

const added = <const Day extends string>(day: Day) =>
  `WITH ${CALLS}, counted AS (
     INSERT INTO graha.usage_by_day AS u (tenant_id, day, operation, key_id, calls, credits, last_at)
     SELECT $1, ${day}, operation, key_id, sum(sign), sum(sign * cost), max(called_at)
     FROM calls GROUP BY 2, 3, 4 ${ADD}
   )
   SELECT count(*)::float8 AS entries, max(seq) AS "lastSeq", max(period_start)::text AS "lastPeriod" FROM news` as const;

/** Adds the calls of the next entries to their days. */
export async function addNews(
  tx: PoolClient,
  { table }: UsageTable,
  { tenantId, periodStart, seq, expected, timezone }: News,
): Promise<Added> {
  const news: NewsValues = [tenantId, periodStart, seq, expected, NIL_TENANT_ID];
  const instead = ['graha.usage_by_day', table] as const;
  const { rows } =
    timezone === null
      ? await queryOther(tx, instead, added(UTC_DAY), news)
      : await queryOther(tx, instead, added(LOCAL_DAY), [...news, ...(await localDays(tx, news, timezone))]);
  return rows[0] ?? { entries: 0, lastSeq: null, lastPeriod: null };
}

/**
 * Returns the first day with one of these calls, and the starts of all days from it on. The program computes them, because the time
 * zone data of the database can differ from those by which the pages name days.
 */
async function localDays(tx: PoolClient, news: NewsValues, timezone: string): Promise<[string, Date[]]> {
  const { rows } = await query(
    tx,
    `WITH ${CALLS} SELECT min(called_at) AS first, max(called_at) AS last FROM calls`,
    news,
  );
  const { first = null, last = null } = rows[0] ?? {};
  if (first === null || last === null) return ['-infinity', []];
  const days = daysFromTo(localDayOf(first, timezone), localDayOf(last, timezone));
  return [days[0] ?? '', days.map((day) => startOfLocalDay(day, timezone))];
}
