import { NIL_TENANT_ID } from '@graha/domain/core/event';
import type { Db } from '../postgres/context.ts';
import { query } from '../postgres/query.ts';

export type PlatformFigures = {
  tenants: number;
  /** Tenants with a metered call within 30 days. */
  activeTenants: number;
  /** Tenants created within 30 days. */
  newTenants: number;
  /** Metered calls, up to the last usage count. */
  callsToday: number;
  calls30d: number;
  /** Requests of the last 24 h, charged or not, from the records per minute. */
  requests24h: number;
  failed24h: number;
  /** Requests with a key in the counted hours of the last 24, and those of them that were refused with 4xx. */
  keyed24h: number;
  refused24h: number;
  /** Median over the minutes with calls; null if there were none. */
  p50Ms: number | null;
  p95Ms: number | null;
  asOf: Date;
};

/** Returns figures of the whole platform (role: operator or worker). */
export async function platformFigures({ db }: Db): Promise<PlatformFigures> {
  const { rows } = await query(
    db,
    `
    WITH clock AS MATERIALIZED (SELECT graha.ledger_now() AS now, (graha.ledger_now() AT TIME ZONE 'utc')::date AS today),
    cards AS (
      SELECT count(*)::float8 AS tenants,
        count(*) FILTER (WHERE created_at >= now - interval '30 days')::float8 AS "newTenants"
      FROM graha.tenant_card, clock WHERE status <> 'erased'
    ), used AS (
      SELECT coalesce(sum(calls), 0)::float8 AS "calls30d",
        coalesce(sum(calls) FILTER (WHERE day = today), 0)::float8 AS "callsToday"
      FROM graha.usage_total, clock WHERE day > today - 30
    ), active AS (
      SELECT count(*)::float8 AS "activeTenants" FROM graha.last_call
      WHERE at >= (SELECT (today - 29)::timestamp AT TIME ZONE 'utc' FROM clock)
    ), watched AS (
      SELECT coalesce(sum(calls), 0)::float8 AS "requests24h", coalesce(sum(failed), 0)::float8 AS "failed24h",
        percentile_disc(0.5) WITHIN GROUP (ORDER BY p50_ms) AS "p50Ms",
        percentile_disc(0.5) WITHIN GROUP (ORDER BY p95_ms) AS "p95Ms"
      FROM graha.status_minute, clock WHERE minute >= now - interval '24 hours'
    ), kept AS (
      SELECT coalesce(sum(requests), 0)::float8 AS "keyed24h",
        coalesce(sum(requests) FILTER (WHERE status / 100 = 4), 0)::float8 AS "refused24h"
      FROM graha.request_count, clock WHERE hour >= now - interval '24 hours' AND tenant_id <> '${NIL_TENANT_ID}'
    )
    SELECT cards.*, used.*, active.*, watched.*, kept.*, clock.now AS "asOf" FROM cards, used, active, watched, kept, clock`,
  );
  if (!rows[0]) throw new Error('Sums without groups are one row.');
  return rows[0];
}
