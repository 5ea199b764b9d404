import type { PoolClient } from 'pg';
import { NIL_TENANT_ID } from '@graha/domain/core/event';
import type { TenantContext } from '../postgres/context.ts';
import { query, required } from '../postgres/query.ts';
import { withTenant } from '../postgres/tenant-transaction.ts';
import type { RequestFilter } from './request-spans.ts';

/** Grouping: by time slot, by operation, key or status, or both. */
export type CountedBy = {
  /** Starts of the slots, in order, the first at the start of the range; each slot ends at the start of the next. */
  slots?: readonly Date[];
  by?: 'operation' | 'key' | 'status';
};

/** Filters without counts are left out: an error code is counted under its status. */
export type CountFilter = Omit<RequestFilter, 'codes' | 'slowerThanMs' | 'requestId'>;

export type RequestCount = {
  /** Start of the slot; null without slots. */
  at: Date | null;
  /** The operation, the key id or the status; null without grouping, and for requests without a key. */
  group: string | null;
  requests: number;
  /** Counts by the first digit of the status. */
  succeeded: number;
  redirected: number;
  refused: number;
  failed: number;
  replayed: number;
  /** Calls with a new answer, not a replay: the number that the ledger counts. */
  answered: number;
  /** Credits reported in the responses, including charges reversed later. */
  credits: number;
};

const GROUPS = {
  operation: 'operation',
  key: `nullif(key_id, '${NIL_TENANT_ID}')::text`,
  status: 'status::text',
  all: 'NULL::text',
} as const;

const HOUR_MS = 3_600_000;

/**
 * The part of the range `$2` to `$3` that has counts: the hours from `first` up to `last`. The last of them may be counted in part;
 * rows from `rest` on are not in any of these hours. One statement reads the bounds and the counts, because the worker counts on.
 */
const BOUNDS = `
  WITH bounds AS MATERIALIZED (
    SELECT first, last, greatest(first, last) AS rest FROM (
      SELECT least($3::timestamptz, date_trunc('hour', greatest($2::timestamptz, since) + interval '1 hour' - interval '1 microsecond', 'UTC')) AS first,
        CASE WHEN $3 >= counted_until THEN counted_until ELSE date_trunc('hour', $3, 'UTC') END AS last
      FROM graha.request_count_start
    ) counted
  )`;
const FIRST = '(SELECT first FROM bounds)';
const LAST = '(SELECT last FROM bounds)';
const REST = '(SELECT rest FROM bounds)';

const MATCHES = `($4::uuid IS NULL OR key_id = $4) AND ($5::text IS NULL OR operation = $5)
  AND ($6::int IS NULL OR status / 100 = $6) AND ($7::int IS NULL OR status = $7)`;
const ROWS = `SELECT at, operation, key_id, status, 1 AS requests, is_replay::int AS replays, credits`;
const OF_LOG = `FROM graha.request_log WHERE tenant_id = $1 AND ${MATCHES}` as const;

/** Hours split by the start of a slot: those counted from their parts, and those counted from rows. */
type CutHours = { inParts: Date[]; byRows: Date[] };

const WHOLE_HOURS = `
  SELECT hour AS at, operation, key_id, status, requests, replays, credits FROM graha.request_count
  WHERE tenant_id = $1 AND hour >= ${FIRST} AND hour < ${LAST} AND hour <> ALL ($9::timestamptz[] || $10::timestamptz[]) AND ${MATCHES}` as const;
const ENDS =
  `${ROWS} ${OF_LOG} AND at >= $2 AND at < ${FIRST} UNION ALL ${ROWS} ${OF_LOG} AND at >= ${REST} AND at < $3` as const;
const AND_PARTS = ` UNION ALL
  SELECT part.at, operation, key_id, status, part.requests, part.replays, part.credits
  FROM graha.request_count c, LATERAL (VALUES
    (hour, requests_15, replays_15, credits_15),
    (hour + interval '15 minutes', requests_30 - requests_15, replays_30 - replays_15, credits_30 - credits_15),
    (hour + interval '30 minutes', c.requests - requests_30, c.replays - replays_30, c.credits - credits_30)
  ) part (at, requests, replays, credits)
  WHERE tenant_id = $1 AND hour = ANY ($9) AND hour >= ${FIRST} AND hour < ${LAST} AND part.requests > 0 AND ${MATCHES}` as const;
const AND_ROWS = ` UNION ALL
  SELECT r.* FROM unnest($10) cut,
    LATERAL (${ROWS} ${OF_LOG} AND at >= cut AND at < least(cut + interval '1 hour', ${LAST})) r
  WHERE cut >= ${FIRST} AND cut < ${LAST}` as const;

/**
 * `$2` and `$3` are the range, `$9` and `$10` the split hours. Without split hours their queries are left out, which saves planning
 * them over all partitions of a month.
 */
const counted = ({ inParts, byRows }: CutHours) =>
  `${WHOLE_HOURS} UNION ALL ${ENDS}${inParts.length > 0 ? AND_PARTS : ''}${byRows.length > 0 ? AND_ROWS : ''}` as const;

const sum = <const Condition extends string, const What extends string>(condition: Condition, what: What) =>
  `coalesce(sum(${what}) FILTER (WHERE ${condition}), 0)::float8` as const;

const PARTS_END_MS = [15 * 60_000, 30 * 60_000];

/** Finds the hours of the range that a slot begins within. Hours from `parts_since` on can be split at 15 and 30 minutes. */
async function cutHours(tx: PoolClient, slots: readonly Date[], from: Date): Promise<CutHours> {
  const hasWholeHour = (start: Date) => start.getTime() - (start.getTime() % HOUR_MS) >= from.getTime();
  const cuts = slots.filter((start) => start.getTime() % HOUR_MS !== 0 && hasWholeHour(start));
  if (cuts.length === 0) return { inParts: [], byRows: [] };
  const { rows } = await query(tx, 'SELECT parts_since AS "partsSince" FROM graha.request_count_start');
  const partsSinceMs = rows[0]?.partsSince.getTime() ?? Infinity;
  const isInParts = new Map<number, boolean>();
  for (const start of cuts) {
    const cutMs = start.getTime() % HOUR_MS;
    const hourMs = start.getTime() - cutMs;
    const hasParts = hourMs >= partsSinceMs && PARTS_END_MS.includes(cutMs);
    isInParts.set(hourMs, hasParts && (isInParts.get(hourMs) ?? true));
  }
  const hours = [...isInParts];
  return {
    inParts: hours.filter(([, hasParts]) => hasParts).map(([hourMs]) => new Date(hourMs)),
    byRows: hours.filter(([, hasParts]) => !hasParts).map(([hourMs]) => new Date(hourMs)),
  };
}

/**
 * Counts requests, for charts; `usageByDay` has credits and metered calls. Sorted by time, then busiest first. An hour costs
 * the same for any number of requests. Counted from rows are the last quarter of an hour or two, which the worker has not counted
 * yet, and hours split at other times than 15 or 30 minutes.
 */
export function requestCounts(
  { db, tenantId }: TenantContext,
  { slots = [], by, ...filter }: CountFilter & CountedBy,
): Promise<RequestCount[]> {
  return withTenant(db, tenantId, async (tx) => {
    const cut = await cutHours(tx, slots, filter.from);
    const { from, to, keyId, operation, statusClass, status } = filter;
    const matched = [keyId ?? null, operation ?? null, statusClass ?? null, status ?? null] as const;
    const { rows } = await query(
      tx,
      `${BOUNDS} SELECT width_bucket(at, $8::timestamptz[]) AS slot, ${GROUPS[by ?? 'all']} AS "group", sum(requests)::float8 AS requests,
         ${sum('status / 100 = 2', 'requests')} AS succeeded, ${sum('status / 100 = 3', 'requests')} AS redirected,
         ${sum('status / 100 = 4', 'requests')} AS refused, ${sum('status / 100 = 5', 'requests')} AS failed, ${sum('true', 'replays')} AS replayed,
         ${sum('status / 100 = 2', 'requests - replays')} AS answered, ${sum('true', 'credits')} AS credits
       FROM (${counted(cut)}) counted GROUP BY 1, 2 ORDER BY 1, 3 DESC, 2`,
      [tenantId, from, to, ...matched, slots, cut.inParts, cut.byRows],
    );
    return required(rows, 'slot').map(({ slot, ...count }) => ({ at: slots[slot - 1] ?? null, ...count }));
  });
}
