import { NIL_TENANT_ID } from '@graha/domain/core/event';
import type { PoolClient } from 'pg';
import { ledgerNow } from '../postgres/ledger-clock.ts';
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
const DAY_MS = 86_400_000;
/** Maximum lead of a row's time over the ledger's; `log_requests` enforces it. */
const CLOCKS_DIFFER_MS = 3_600_000;

const GROUPS = { operation: 'operation', key: `nullif(key_id, '${NIL_TENANT_ID}')::text`, all: 'NULL::text' } as const;

/**
 * Latency percentiles per group, busiest group first. Groups without requests are left out. Exact for up to 20,000 requests,
 * and for a range without a full UTC day; otherwise within five per cent, and full days then cost the same for any number of
 * requests. The current day is full if the range ends more than an hour after now.
 */
export function requestLatencies(
  { db, tenantId }: TenantContext,
  { by, ...range }: LatencyRange,
): Promise<RequestLatency[]> {
  const group = GROUPS[by ?? 'all'];
  return withTenant(db, tenantId, async (tx) => {
    const days = wholeDays(range, await ledgerNow(tx));
    const asked = [tenantId, range.from, range.to] as const;
    const { rows } = (await isBucketed(tx, tenantId, days))
      ? await query(tx, ofBuckets(group), [...asked, days.from, days.to])
      : await query(tx, sortedRows(group), asked);
    return required(rows, 'p50Ms', 'p95Ms', 'p99Ms');
  });
}

/** Returns the UTC days that are completely in the range; none if `from` is not before `to`. */
function wholeDays({ from, to }: LatencyRange, now: Date): LatencyRange {
  const round = to.getTime() > now.getTime() + CLOCKS_DIFFER_MS ? Math.ceil : Math.floor;
  return {
    from: new Date(Math.ceil(from.getTime() / DAY_MS) * DAY_MS),
    to: new Date(round(to.getTime() / DAY_MS) * DAY_MS),
  };
}

/** True if these days have many requests, all of them in buckets. */
async function isBucketed(tx: PoolClient, tenantId: string, { from, to }: LatencyRange): Promise<boolean> {
  const { rows } = await query(
    tx,
    `SELECT (SELECT count(*) FROM (SELECT FROM graha.request_log WHERE tenant_id = $1 AND at >= $2 AND at < $3 LIMIT $4) r) >= $4
       AND NOT EXISTS (SELECT FROM graha.request_log
         WHERE tenant_id = $1 AND at >= $2
           AND at < least($3, (SELECT since FROM graha.request_count_start))) AS "isBucketed"`,
    [tenantId, from, to, SORTED_MAX + 1],
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

/** `$4` and `$5` are the full days of the range. Latencies are assumed to be evenly spread within a bucket. */
const ofBuckets = <const Group extends string>(group: Group) =>
  `
  WITH bucketed AS (
    SELECT operation, key_id, bucket, requests FROM graha.request_latency WHERE tenant_id = $1 AND day >= $4 AND day < $5
    UNION ALL ${BUCKETED_ROWS} AND at >= $2 AND at < $4
    UNION ALL ${BUCKETED_ROWS} AND at >= $5 AND at < $3
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
