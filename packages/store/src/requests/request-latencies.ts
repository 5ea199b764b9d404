import { NIL_TENANT_ID } from '@graha/domain/core/event';
import type { PoolClient } from 'pg';
import type { TenantContext } from '../postgres/context.ts';
import { query, required } from '../postgres/query.ts';
import { withTenant } from '../postgres/tenant-transaction.ts';

export type RequestLatency = {
  /** The operation or the key id; null without grouping, and for requests without a key. */
  group: string | null;
  /** 50th, 95th and 99th percentile. */
  p50Ms: number;
  p95Ms: number;
  p99Ms: number;
  /** True if computed from buckets: within five per cent. */
  isApproximate: boolean;
};

/** `to` is exclusive. */
export type LatencyRange = { from: Date; to: Date; by?: 'operation' | 'key' };

/** Maximum number of requests that are sorted; for more, full days are read from their buckets. */
const SORTED_MAX = 20_000;
const GROUPS = { operation: 'operation', key: `nullif(key_id, '${NIL_TENANT_ID}')::text`, all: 'NULL::text' } as const;

/**
 * Latency percentiles per group, busiest group first. Groups without requests are left out. Exact for up to 20,000 requests,
 * and for a range without a counted UTC day; otherwise within five per cent, and full days then cost the same for any number of
 * requests. The current day is full as far as it is counted, if the range ends later.
 */
export function requestLatencies(
  { db, tenantId }: TenantContext,
  { by, ...range }: LatencyRange,
): Promise<RequestLatency[]> {
  const group = GROUPS[by ?? 'all'];
  return withTenant(db, tenantId, async (tx) => {
    const asked = [tenantId, range.from, range.to] as const;
    const { rows } = (await isBucketed(tx, asked))
      ? await query(tx, ofBuckets(group), asked)
      : await query(tx, sortedRows(group), asked);
    return required(rows, 'p50Ms', 'p95Ms', 'p99Ms');
  });
}

/**
 * The part of the range `$2` to `$3` that is in buckets: the days from `first` up to `last`. The last of them may be counted in part.
 * One statement reads the bounds and the buckets, because the worker counts on.
 */
const BOUNDS = `
  WITH bounds AS MATERIALIZED (
    SELECT first, last, greatest(first, last) AS rest FROM (
      SELECT least($3::timestamptz, date_trunc('day', greatest($2::timestamptz, since) + interval '1 day' - interval '1 microsecond', 'UTC')) AS first,
        CASE WHEN $3 >= counted_until THEN counted_until ELSE date_trunc('day', $3, 'UTC') END AS last
      FROM graha.request_count_start
    ) counted
  )`;

/** True if these days have many requests. */
async function isBucketed(tx: PoolClient, asked: readonly [string, Date, Date]): Promise<boolean> {
  const { rows } = await query(
    tx,
    `${BOUNDS} SELECT (SELECT count(*) FROM (SELECT FROM graha.request_log
       WHERE tenant_id = $1 AND at >= (SELECT first FROM bounds) AND at < (SELECT last FROM bounds) LIMIT $4) r) >= $4 AS "isBucketed"`,
    [...asked, SORTED_MAX + 1],
  );
  return rows[0]?.isBucketed === true;
}

const sortedRows = <const Group extends string>(group: Group) =>
  `
  SELECT ${group} AS "group", percentile_cont(0.5) WITHIN GROUP (ORDER BY latency_ms) AS "p50Ms",
    percentile_cont(0.95) WITHIN GROUP (ORDER BY latency_ms) AS "p95Ms",
    percentile_cont(0.99) WITHIN GROUP (ORDER BY latency_ms) AS "p99Ms", false AS "isApproximate"
  FROM graha.request_log WHERE tenant_id = $1 AND at >= $2 AND at < $3
  GROUP BY 1 ORDER BY count(*) DESC, 1` as const;

const BUCKETED_ROWS = `
  SELECT operation, key_id, graha.latency_bucket(latency_ms), 1 FROM graha.request_log WHERE tenant_id = $1`;

/** Latencies are assumed to be evenly spread within a bucket. */
const ofBuckets = <const Group extends string>(group: Group) =>
  `${BOUNDS}, bucketed AS (
    SELECT operation, key_id, bucket, requests FROM graha.request_latency
    WHERE tenant_id = $1 AND day >= (SELECT first FROM bounds) AND day < (SELECT last FROM bounds)
    UNION ALL ${BUCKETED_ROWS} AND at >= $2 AND at < (SELECT first FROM bounds)
    UNION ALL ${BUCKETED_ROWS} AND at >= (SELECT rest FROM bounds) AND at < $3
  ), bucket AS (
    SELECT ${group} AS "group", bucket, sum(requests) AS requests FROM bucketed GROUP BY 1, 2
  ), running AS (
    SELECT *, sum(requests) OVER (PARTITION BY "group" ORDER BY bucket) AS up_to,
      sum(requests) OVER (PARTITION BY "group") AS total FROM bucket
  )
  SELECT "group", ${ofShare(0.5)} AS "p50Ms", ${ofShare(0.95)} AS "p95Ms", ${ofShare(0.99)} AS "p99Ms",
    true AS "isApproximate"
  FROM running GROUP BY "group", total ORDER BY total DESC, 1` as const;

const ofShare = <const Share extends number>(share: Share) =>
  `min(power(2, (bucket + least(1, greatest(0, ${within(share)}))) / 8.0::float8)) FILTER (WHERE up_to > ${share} * (total - 1))::float8` as const;

const within = <const Share extends number>(share: Share) =>
  `(${share} * (total - 1) - (up_to - requests) + 0.5) / requests` as const;
