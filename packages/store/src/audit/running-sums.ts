import type { PoolClient } from 'pg';
import { NIL_TENANT_ID } from '@graha/domain/core/event';
import { narrowed, query } from '../postgres/query.ts';
import { differencesOf, type Differences } from './difference.ts';
import type { Db } from '../postgres/context.ts';

const sum = <const Condition extends string>(condition: Condition) =>
  `coalesce(sum(e.cost) FILTER (WHERE ${condition}), 0)::bigint` as const;
const granted = <const Condition extends string>(condition: Condition) =>
  sum(`e.kind = 'CreditsGranted' AND ${condition}`);

/** Independent of the code that maintains the sums, like all computations of the auditor. */
const KEPT_AND_COUNTED = `
  SELECT p.seq, to_jsonb(p) AS kept, to_jsonb(counted) AS counted
  FROM graha.period_sum p JOIN graha.credit_account a ON a.tenant_id = p.tenant_id AND a.opened_seq = p.opened_seq
  CROSS JOIN LATERAL (
    SELECT count(*) AS entries,
      coalesce(sum((e.data ->> 'opening')::bigint) FILTER (WHERE e.kind = 'PeriodOpened' AND e.seq = p.opened_seq), 0)::bigint
        AS opening,
      ${granted("e.data ->> 'kind' = 'plan' AND e.data ->> 'source' NOT LIKE 'period:free %'")} AS paid_allowances,
      ${granted("e.data ->> 'kind' = 'plan' AND e.data ->> 'source' LIKE 'period:free %'")} AS free_allowances,
      ${granted("e.data ->> 'kind' = 'topup'")} AS top_ups, ${granted("e.data ->> 'kind' NOT IN ('plan', 'topup')")} AS by_hand,
      ${sum("e.kind = 'CallCharged'")} AS consumed, ${sum("e.kind = 'ChargeReversed'")} AS reversed,
      ${sum("e.kind = 'CreditsExpired'")} AS expired, ${sum("e.kind = 'CreditsWithdrawn'")} AS withdrawn
    FROM graha.ledger_entry e WHERE e.tenant_id = a.tenant_id AND e.period_start = a.period_start
      AND e.seq BETWEEN p.opened_seq AND p.seq
  ) counted WHERE p.tenant_id = $1` as const;

type Kept = { seq: string; kept: Record<string, number>; counted: Record<string, number> };

/** Compares the stored sums of a tenant's open period with its entries up to the same entry; reads the whole period. */
export async function comparePeriodSum(client: PoolClient, tenantId: string, found: Differences): Promise<void> {
  const { rows } = await query(client, KEPT_AND_COUNTED, [tenantId]);
  for (const { seq, kept, counted } of narrowed<Kept>(rows)) {
    const problems = Object.entries(counted)
      .filter(([name, sum]) => kept[name] !== sum)
      .map(([name, sum]) => `${name} is ${kept[name]}, entries say ${sum}`);
    found.add('period sum', BigInt(seq), ...problems);
  }
}

/** Compares the stored sums over the days of all tenants with the days of each; the audit of a tenant checks those days. */
async function compareUsageTotals({ db }: Db, found: Differences): Promise<void> {
  const { rows } = await query(
    db,
    `SELECT day::text, concat_ws(' calls and ', coalesce(t.calls, 0), coalesce(t.credits, 0)) AS kept,
       concat_ws(' calls and ', coalesce(u.calls, 0), coalesce(u.credits, 0)) AS counted
     FROM graha.usage_total t
     FULL JOIN (SELECT day, sum(calls) AS calls, sum(credits) AS credits FROM graha.usage_by_day GROUP BY day) u USING (day)
     WHERE (coalesce(t.calls, 0), coalesce(t.credits, 0)) <> (coalesce(u.calls, 0), coalesce(u.credits, 0)) ORDER BY day`,
  );
  for (const { day, kept, counted } of rows) {
    found.add('usage total', 0n, `${day} has ${kept} credits, the days of all tenants have ${counted}`);
  }
}

/** Compares the time of each tenant's last call with its days. */
async function compareLastCalls({ db }: Db, found: Differences): Promise<void> {
  const { rows } = await query(
    db,
    `SELECT tenant_id AS "tenantId", coalesce(l.at::text, 'never') AS kept, coalesce(u.at::text, 'never') AS counted
     FROM graha.last_call l
     FULL JOIN (SELECT tenant_id, max(last_at) AS at FROM graha.usage_by_day GROUP BY tenant_id) u USING (tenant_id)
     WHERE l.at IS DISTINCT FROM u.at ORDER BY tenant_id`,
  );
  for (const { tenantId, kept, counted } of rows) {
    found.add('last call', 0n, `${tenantId} last called ${kept}, its days have ${counted}`);
  }
}

/** Compares the stored revenue of closed months with the payments of each. */
async function compareRevenueMonths({ db }: Db, found: Differences): Promise<void> {
  const { rows } = await query(
    db,
    `SELECT month::text, concat_ws(', ', plans_cents, top_ups_cents, returned_cents) AS kept,
       concat_ws(', ', coalesce(p.plans, 0), coalesce(p.top_ups, 0), coalesce(p.returned, 0)) AS counted
     FROM graha.revenue_month r LEFT JOIN (
       SELECT date_trunc('month', paid_at AT TIME ZONE 'utc')::date AS month,
         sum(amount_cents) FILTER (WHERE purpose = 'plan') AS plans,
         sum(amount_cents) FILTER (WHERE purpose = 'top_up') AS top_ups, sum(returned_cents) AS returned
       FROM graha.payment GROUP BY 1) p USING (month)
     WHERE (plans_cents, top_ups_cents, returned_cents)
       <> (coalesce(p.plans, 0), coalesce(p.top_ups, 0), coalesce(p.returned, 0)) ORDER BY month`,
  );
  for (const { month, kept, counted } of rows) {
    found.add('revenue of a month', 0n, `${month} has ${kept} cents, its payments have ${counted}`);
  }
}

/** Compares the stored sums over all tenants. */
export async function compareTotals(ctx: Db): Promise<Differences> {
  const found = differencesOf(NIL_TENANT_ID);
  await compareUsageTotals(ctx, found);
  await compareLastCalls(ctx, found);
  await compareRevenueMonths(ctx, found);
  return found;
}
