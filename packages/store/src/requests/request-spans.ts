import type { PoolClient } from 'pg';
import { query, required } from '../postgres/query.ts';

/** `to` is exclusive. Omitted members do not filter. */
export type RequestFilter = {
  from: Date;
  to: Date;
  keyId?: string;
  operation?: string;
  statusClass?: 2 | 3 | 4 | 5;
  status?: number;
  /** Any of these error codes; an empty list matches no request. */
  codes?: readonly string[];
  /** Only requests that took longer. */
  slowerThanMs?: number;
  /** The request with this id. */
  requestId?: string;
};

/** A part of a range; `to` is exclusive. */
export type Span = { from: Date; to: Date };

/** The upper bound of the next page, and the number of rows that it reads. */
type Page = { before: Date | null; rowsMax: number };

/**
 * `$2` and `$3` are the range, `$8` the rows of the page, or null if the rows of an hour may not match the filter. Counts are those of
 * the hours from `counted` on, up to `until`; older and newer time is one span each. The range may include a part of the newest
 * hour, so the count of that hour does not prove that the page is full.
 */
const SPANS = `
  WITH bounds AS MATERIALIZED (
    SELECT counted, counted_until AS until, greatest(counted, counted_until) AS rest,
      date_trunc('hour', $3::timestamptz - interval '1 millisecond', 'UTC') AS newest
    FROM graha.request_count_start,
      date_trunc('hour', greatest($2::timestamptz, since) + interval '1 hour' - interval '1 microsecond', 'UTC') counted
  ), hours AS (
    SELECT hour, sum(requests) FILTER (WHERE hour < (SELECT newest FROM bounds)) AS requests FROM graha.request_count
    WHERE tenant_id = $1 AND hour >= (SELECT counted FROM bounds) AND hour < least($3, (SELECT until FROM bounds))
      AND ($4::uuid IS NULL OR key_id = $4) AND ($5::text IS NULL OR operation = $5)
      AND ($6::int IS NULL OR status / 100 = $6) AND ($7::int IS NULL OR status = $7)
    GROUP BY hour
  ), running AS (
    SELECT hour, coalesce(sum(requests) OVER (ORDER BY hour DESC ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING), 0) AS newer
    FROM hours
  )
  SELECT hour AS "from", least(hour + interval '1 hour', until) AS "to" FROM running, bounds WHERE $8::bigint IS NULL OR newer < $8
  UNION ALL SELECT $2, least($3, counted) FROM bounds WHERE $2 < least($3, counted)
    AND ($8 IS NULL OR coalesce((SELECT sum(requests) FROM hours), 0) < $8)
  UNION ALL SELECT rest, $3 FROM bounds WHERE rest < $3
  ORDER BY 1 DESC`;

/** One below `graha.latency_bucket`, so that a difference in rounding the last bit hides no request. */
const bucketBelow = (ms: number): number => Math.floor(8 * Math.log2(Math.max(ms, 0.001))) - 1;

/** Days with a request in a latency bucket from `$6` on; as in `SPANS`, time without counts is one span. */
const SLOW_DAYS = `
  WITH bounds AS MATERIALIZED (
    SELECT counted, counted_until AS until, greatest(counted, counted_until) AS rest FROM graha.request_count_start,
      date_trunc('day', greatest($2::timestamptz, since) + interval '1 day' - interval '1 microsecond', 'UTC') counted
  )
  SELECT day AS "from", least(day + interval '1 day', until) AS "to" FROM graha.request_latency, bounds
  WHERE tenant_id = $1 AND day >= (SELECT counted FROM bounds) AND day < least($3, (SELECT until FROM bounds)) AND bucket >= $6::int
    AND ($4::uuid IS NULL OR key_id = $4) AND ($5::text IS NULL OR operation = $5)
  GROUP BY day, until
  UNION ALL SELECT $2, least($3, counted) FROM bounds WHERE $2 < least($3, counted)
  UNION ALL SELECT rest, $3 FROM bounds WHERE rest < $3
  ORDER BY 1 DESC`;

/**
 * Finds the spans with the rows of a page from hourly counts: as many hours, newest first, as the page needs. Without them, a
 * search for rare rows would read thirty days. Slow requests have daily counts. Returns null if every hour may have matching
 * rows, or if an index finds them (by error code or id).
 */
export async function spansOf(
  tx: PoolClient,
  tenantId: string,
  { from, to, before, rowsMax, ...kind }: RequestFilter & Page,
): Promise<Span[] | null> {
  const { keyId, operation, statusClass, status, codes, slowerThanMs, requestId } = kind;
  if (codes !== undefined || requestId !== undefined) return null;
  const until = before !== null && before < to ? new Date(before.getTime() + 1) : to;
  const shared = [tenantId, from, until, keyId ?? null, operation ?? null] as const;
  if (statusClass === undefined && status === undefined) {
    if (slowerThanMs !== undefined) {
      return required((await query(tx, SLOW_DAYS, [...shared, bucketBelow(slowerThanMs)])).rows, 'from', 'to');
    }
    if (keyId === undefined && operation === undefined) return null;
  }
  const { rows } = await query(tx, SPANS, [
    ...shared,
    statusClass ?? null,
    status ?? null,
    slowerThanMs === undefined ? rowsMax : null, // The count of an hour includes all requests, not only the slow ones.
  ]);
  return required(rows, 'from', 'to');
}
