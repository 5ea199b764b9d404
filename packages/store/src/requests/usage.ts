import { CALL_CREDITS_MAX, type PlanId } from '@graha/domain/billing/plans';
import type { ThresholdPct } from '@graha/domain/team/thresholds';
import type { TenantContext } from '../postgres/context.ts';
import { planOf } from '../ledger/metering.ts';
import { narrowed, query } from '../postgres/query.ts';
import { withTenant } from '../postgres/tenant-transaction.ts';

export type Account = {
  plan: PlanId;
  status: 'active' | 'suspended';
  periodStart: Date;
  periodEnd: Date;
  creditsRemaining: number;
  /** Credits available in this period, spent ones included. */
  creditsLimit: number;
  callsUsed: number;
  callsLimit: number | null;
  /** The highest threshold crossed in this period: of calls if they are limited, else of credits. */
  crossedPct: ThresholdPct | 0;
  /** Spending limit of all keys together in a period; null: none is set. */
  spendLimit: number | null;
};

/**
 * Returns the account as of its last settlement: an idle account whose period is over is settled by its next call or by the
 * worker.
 */
export function accountOf({ db, tenantId }: TenantContext): Promise<Account | null> {
  return withTenant(db, tenantId, async (tx) => {
    const { rows } = await query(
      tx,
      `SELECT plan, status, period_start AS "periodStart", period_end AS "periodEnd",
         remaining::float8 AS "creditsRemaining", (remaining + credits_used)::float8 AS "creditsLimit",
         calls_used::float8 AS "callsUsed", calls_limit::float8 AS "callsLimit",
         crossed_pct AS "crossedPct", spend_limit::float8 AS "spendLimit"
       FROM graha.credit_account WHERE tenant_id = $1`,
      [tenantId],
    );
    const [account] = narrowed<Omit<Account, 'plan'> & { plan: string }>(rows);
    return account ? { ...account, plan: planOf(account.plan) } : null;
  });
}

export type UsageRow = { day: string; operation: string; keyId: string; calls: number; credits: number };

/** Both days inclusive. @param timezone time zone of the days; UTC by default */
export type UsageDays = { fromDay: string; toDay: string; timezone?: string };

/** Days of the tenant `$1` in the time zone `$2`. A newly chosen zone has none yet; those of the previous zone are not shown. */
const daysBy = (timezone: string) =>
  timezone === 'UTC'
    ? "graha.usage_by_day WHERE tenant_id = $1 AND $2::text = 'UTC'"
    : (`graha.usage_by_local_day WHERE tenant_id = $1 AND EXISTS (SELECT FROM graha.projection_checkpoint
         WHERE projection = 'usage-by-local-day' AND tenant_id = $1 AND timezone = $2)` as const);

/** Returns usage by day. Calls of test keys are counted and cost nothing; reversals are subtracted from the day of the call. */
export function usageByDay(
  { db, tenantId }: TenantContext,
  { fromDay, toDay, timezone = 'UTC' }: UsageDays,
): Promise<UsageRow[]> {
  return withTenant(db, tenantId, async (tx) => {
    const { rows } = await query(
      tx,
      `SELECT day::text, operation, key_id AS "keyId", calls::float8 AS calls, credits::float8 AS credits
       FROM ${daysBy(timezone)} AND day BETWEEN $3 AND $4 AND calls > 0
       ORDER BY day, operation, key_id`,
      [tenantId, timezone, fromDay, toDay],
    );
    return rows;
  });
}

export type UsageSum = { day: string; group: string; calls: number; credits: number };

/** Same as `usageByDay`, summed by operation or by key: one row per operation or key, whatever the number of combinations. */
export function usageSums(
  { db, tenantId }: TenantContext,
  { fromDay, toDay, timezone = 'UTC', by }: UsageDays & { by: 'operation' | 'key' },
): Promise<UsageSum[]> {
  return withTenant(db, tenantId, async (tx) => {
    const { rows } = await query(
      tx,
      `SELECT day::text, ${by === 'key' ? 'key_id::text' : 'operation'} AS "group", sum(calls)::float8 AS calls,
         sum(credits)::float8 AS credits
       FROM ${daysBy(timezone)} AND day BETWEEN $3 AND $4 AND calls > 0
       GROUP BY 1, 2 ORDER BY 1, 2`,
      [tenantId, timezone, fromDay, toDay],
    );
    return rows;
  });
}

/** Same as `usageByDay`, over all days: up to `limit` rows after this one. */
export function usageAfter(
  { db, tenantId }: TenantContext,
  { after, limit }: { after?: Pick<UsageRow, 'day' | 'operation' | 'keyId'>; limit: number },
): Promise<UsageRow[]> {
  return withTenant(db, tenantId, async (tx) => {
    const { rows } = await query(
      tx,
      `SELECT day::text, operation, key_id AS "keyId", calls::float8 AS calls, credits::float8 AS credits
       FROM graha.usage_by_day
       WHERE tenant_id = $1 AND calls > 0 AND ($2::date IS NULL OR (day, operation, key_id) > ($2, $3, $4::uuid))
       ORDER BY day, operation, key_id LIMIT $5`,
      [tenantId, after?.day ?? null, after?.operation ?? null, after?.keyId ?? null, limit],
    );
    return rows;
  });
}

/** Same as `usageByDay`, for one key of this workspace. */
export function usageOfKey(
  { db, tenantId }: TenantContext,
  { keyId, fromDay, toDay, timezone = 'UTC' }: UsageDays & { keyId: string },
): Promise<UsageRow[]> {
  return withTenant(db, tenantId, async (tx) => {
    const { rows } = await query(
      tx,
      `SELECT day::text, operation, key_id AS "keyId", calls::float8 AS calls, credits::float8 AS credits
       FROM ${daysBy(timezone)} AND key_id = $3 AND day BETWEEN $4 AND $5 AND calls > 0
       ORDER BY day, operation`,
      [tenantId, timezone, keyId, fromDay, toDay],
    );
    return rows;
  });
}

/** Credits that these keys have spent together, both days included, UTC. */
export function creditsOfKeys(
  { db, tenantId }: TenantContext,
  { keyIds, fromDay, toDay }: { keyIds: readonly string[]; fromDay: string; toDay: string },
): Promise<number> {
  return withTenant(db, tenantId, async (tx) => {
    const { rows } = await query(
      tx,
      `SELECT coalesce(sum(credits), 0)::float8 AS credits
       FROM graha.usage_by_day WHERE tenant_id = $1 AND key_id = ANY ($2::uuid[]) AND day BETWEEN $3 AND $4 AND calls > 0`,
      [tenantId, keyIds, fromDay, toDay],
    );
    return rows[0]?.credits ?? 0;
  });
}

/** Calls as a plan with a limit of calls counts them. */
export type ChargedOnDay = { day: string; calls: number; credits: number };

/** Returns charged calls, both days inclusive (UTC), without calls of test keys and days without a charge. */
export function chargedByDay(
  { db, tenantId }: TenantContext,
  { fromDay, toDay }: { fromDay: string; toDay: string },
): Promise<ChargedOnDay[]> {
  return withTenant(db, tenantId, async (tx) => {
    const { rows } = await query(
      tx,
      `SELECT day::text, sum(greatest(calls, ceil(credits / $4::numeric)))::float8 AS calls, sum(credits)::float8 AS credits
       FROM graha.usage_by_day WHERE tenant_id = $1 AND day BETWEEN $2 AND $3 AND credits > 0
       GROUP BY day ORDER BY day`,
      [tenantId, fromDay, toDay, CALL_CREDITS_MAX],
    );
    return rows;
  });
}

/** Returns the number of ledger entries not yet in `usageByDay` for this time zone. */
export function usageBehind(
  { db, tenantId }: TenantContext,
  { timezone = 'UTC' }: Pick<UsageDays, 'timezone'> = {},
): Promise<number> {
  return withTenant(db, tenantId, async (tx) => {
    const { rows } = await query(
      tx,
      `SELECT (a.seq - coalesce(c.seq, 0))::float8 AS entries FROM graha.credit_account a
       LEFT JOIN graha.projection_checkpoint c ON c.tenant_id = a.tenant_id AND c.projection = $2
         AND c.timezone IS NOT DISTINCT FROM $3
       WHERE a.tenant_id = $1`,
      timezone === 'UTC' ? [tenantId, 'usage-by-day', null] : [tenantId, 'usage-by-local-day', timezone],
    );
    return rows[0]?.entries ?? 0;
  });
}
