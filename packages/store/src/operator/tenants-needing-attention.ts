import type { PlanId } from '@graha/domain/billing/plans';
import type { Db } from '../postgres/context.ts';
import { planOf } from '../ledger/metering.ts';
import { narrowed, query } from '../postgres/query.ts';

/** The gravest first. */
export const CONCERNS = [
  'dunning',
  'suspended',
  'leaked',
  'errors',
  'exhausted',
  'spend_limit',
  'webhook_paused',
  'nearly_spent',
] as const;
export type Concern = (typeof CONCERNS)[number];

export type TenantNeedingAttention = {
  tenantId: string;
  name: string;
  plan: PlanId;
  concern: Concern;
  /**
   * Remaining share of the period's calls, if they are limited, else of its credits; null if it has neither.
   */
  leftPct: number | null;
  /** Requests of the last 24 h that failed with a server error. */
  failed: number;
  requests: number;
};

const NEARLY_SPENT_PCT = 10;
const FAILED_MIN = 5;
const FAILED_SHARE = 0.01;

/** Failures are few and have their own index; requests are counted only for tenants with many failures. */
const FOUND = `
  WITH clock AS MATERIALIZED (SELECT graha.ledger_now() - interval '24 hours' AS since),
  failing AS (
    SELECT tenant_id, count(*) AS failed FROM graha.request_log
    WHERE status >= 500 AND at >= (SELECT since FROM clock) GROUP BY tenant_id
  ), late AS (
    SELECT tenant_id, max(pos) AS entered FROM graha.event WHERE type = 'DunningEntered' GROUP BY tenant_id
  ), leaking AS (
    SELECT DISTINCT k.tenant_id FROM graha.event e JOIN graha.api_key k
      ON k.tenant_id = e.tenant_id AND k.key_id = (e.data ->> 'keyId')::uuid
    WHERE e.type = 'KeyLeakReported' AND k.status = 'active' AND (k.expires_at IS NULL OR k.expires_at > graha.ledger_now())
  ), paused AS (
    SELECT DISTINCT tenant_id FROM graha.webhook WHERE status = 'paused' AND paused_because <> 'asked'
  ), state AS (
    SELECT c.tenant_id, c.name, a.plan, c.status, coalesce(f.failed, 0) AS failed,
      CASE WHEN a.calls_limit > 0 THEN 100.0 * greatest(0, a.calls_limit - a.calls_used) / a.calls_limit
        WHEN a.remaining + a.credits_used > 0 THEN 100.0 * a.remaining / (a.remaining + a.credits_used) END AS left_pct,
      a.credits_used > 0 OR a.calls_used > 0 AS is_used,
      a.credits_used >= a.spend_limit AS is_at_limit,
      lk.tenant_id IS NOT NULL AS is_leaking, p.tenant_id IS NOT NULL AS is_paused,
      l.entered IS NOT NULL AND l.entered > coalesce((SELECT max(pos) FROM graha.event e
        WHERE e.type = 'DunningCleared' AND e.tenant_id = c.tenant_id), 0) AS is_late
    FROM graha.tenant_card c JOIN graha.credit_account a USING (tenant_id) LEFT JOIN failing f USING (tenant_id)
      LEFT JOIN late l USING (tenant_id) LEFT JOIN leaking lk USING (tenant_id) LEFT JOIN paused p USING (tenant_id)
    WHERE c.status <> 'erased'
  ), judged AS (
    SELECT *, CASE WHEN is_late THEN 'dunning' WHEN status = 'suspended' THEN 'suspended'
      WHEN is_leaking THEN 'leaked'
      WHEN failed >= ${FAILED_MIN}
        AND failed >= graha.count_requests(tenant_id, (SELECT since FROM clock)) * ${FAILED_SHARE} THEN 'errors'
      WHEN is_used AND left_pct = 0 THEN 'exhausted'
      WHEN is_at_limit THEN 'spend_limit' WHEN is_paused THEN 'webhook_paused'
      WHEN is_used AND left_pct <= ${NEARLY_SPENT_PCT} THEN 'nearly_spent' END AS concern
    FROM state
  ), listed AS (
    SELECT * FROM judged WHERE concern IS NOT NULL
    ORDER BY array_position($1::text[], concern), left_pct, name, tenant_id LIMIT $2
  )
  SELECT tenant_id AS "tenantId", name, plan, concern, left_pct::float8 AS "leftPct", failed::float8 AS failed,
    graha.count_requests(tenant_id, (SELECT since FROM clock))::float8 AS requests
  FROM listed ORDER BY array_position($1::text[], concern), left_pct, name, tenant_id` as const;

/** Returns each tenant once, with its gravest concern (role: operator or worker). */
export async function tenantsNeedingAttention(
  { db }: Db,
  { limit }: { limit: number },
): Promise<TenantNeedingAttention[]> {
  const { rows } = await query(db, FOUND, [CONCERNS, limit]);
  return narrowed<Omit<TenantNeedingAttention, 'plan'> & { plan: string }>(rows).map((row) => ({
    ...row,
    plan: planOf(row.plan),
  }));
}
