import type { TenantContext } from '../postgres/context.ts';
import { FILTERED, filterValues, type RequestFilter } from './request-log.ts';
import { withTenant } from '../postgres/tenant-transaction.ts';

/** What to count apart: a row for each hour or day (UTC), for each operation or key, or for each of both. */
export type CountedBy = { per?: 'hour' | 'day'; by?: 'operation' | 'key' };

export type RequestCount = {
  /** When the hour or day begins; null where they are counted together. */
  at: Date | null;
  /** The operation or the key's id; null where they are counted together, and for requests that named no key. */
  group: string | null;
  requests: number;
  /** By the first digit of the status. */
  succeeded: number;
  redirected: number;
  refused: number;
  failed: number;
  replayed: number;
  p50Ms: number;
  p95Ms: number;
};

const GROUPS = { operation: 'operation', key: 'key_id::text', all: 'NULL::text' };
const PERIODS = {
  hour: "date_trunc('hour', at, 'UTC')",
  day: "date_trunc('day', at, 'UTC')",
  all: 'NULL::timestamptz',
};

/** Counts from the request log, for charts; credits and metered calls are `usageByDay`. Oldest first, busiest first within. */
export function requestCounts(
  { db, tenantId }: TenantContext,
  { per, by, ...filter }: RequestFilter & CountedBy,
): Promise<RequestCount[]> {
  return withTenant(db, tenantId, async (tx) => {
    const { rows } = await tx.query<RequestCount>(
      `SELECT ${PERIODS[per ?? 'all']} AS at, ${GROUPS[by ?? 'all']} AS "group", count(*)::float8 AS requests,
         count(*) FILTER (WHERE status / 100 = 2)::float8 AS succeeded,
         count(*) FILTER (WHERE status / 100 = 3)::float8 AS redirected,
         count(*) FILTER (WHERE status / 100 = 4)::float8 AS refused,
         count(*) FILTER (WHERE status / 100 = 5)::float8 AS failed,
         count(*) FILTER (WHERE is_replay)::float8 AS replayed,
         percentile_cont(0.5) WITHIN GROUP (ORDER BY latency_ms) AS "p50Ms",
         percentile_cont(0.95) WITHIN GROUP (ORDER BY latency_ms) AS "p95Ms"
       FROM graha.request_log WHERE ${FILTERED} GROUP BY 1, 2 ORDER BY 1, 3 DESC, 2`,
      filterValues(tenantId, filter),
    );
    return rows;
  });
}
