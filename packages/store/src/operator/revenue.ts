import { PLAN_IDS, PLANS, TOP_UP, type PlanId } from '@graha/domain/plans';
import type { Db } from '../postgres/context.ts';

export type RevenueMonth = {
  /** Its first day, UTC: `2026-11-01`. */
  month: string;
  plansCents: number;
  topUpsCents: number;
  /** Of what was paid in this month, whenever it went back. */
  returnedCents: number;
  /** Subscriptions whose last payment was no older than a month when this month ended, or now; without those that we granted. */
  subscriptions: Partial<Record<PlanId, number>>;
  mrrCents: number;
  /** What the payments of this month bought. */
  creditsSold: number;
  /** As far as usage has been counted. */
  creditsConsumed: number;
};

type MonthRow = Pick<
  RevenueMonth,
  'month' | 'plansCents' | 'topUpsCents' | 'returnedCents' | 'subscriptions' | 'creditsConsumed'
> & { plansBought: Partial<Record<PlanId, number>>; topUpsBought: number };

const cents = (condition: string, column = 'amount_cents') =>
  `coalesce(sum(${column}) FILTER (WHERE ${condition}), 0)::float8`;

const MONTHS = `
  WITH clock AS (SELECT graha.ledger_now() AS now),
  month AS (
    SELECT begins, begins AT TIME ZONE 'utc' AS first, least((begins + interval '1 month') AT TIME ZONE 'utc', now) AS last
    FROM clock, generate_series(date_trunc('month', now AT TIME ZONE 'utc') - ($1::int - 1) * interval '1 month',
      date_trunc('month', now AT TIME ZONE 'utc'), interval '1 month') AS begins
  )
  SELECT to_char(begins, 'YYYY-MM-DD') AS month, paid.*, alive.subscriptions,
    (SELECT coalesce(sum(credits), 0)::float8 FROM graha.usage_total
     WHERE day >= begins::date AND day < (begins + interval '1 month')::date) AS "creditsConsumed"
  FROM month
  CROSS JOIN LATERAL (
    SELECT ${cents("purpose = 'plan'")} AS "plansCents", ${cents("purpose = 'top_up'")} AS "topUpsCents",
      ${cents('true', 'returned_cents')} AS "returnedCents",
      count(*) FILTER (WHERE purpose = 'top_up')::float8 AS "topUpsBought",
      (SELECT coalesce(jsonb_object_agg(plan, bought), '{}') FROM (
         SELECT plan, count(*) AS bought FROM graha.payment
         WHERE purpose = 'plan' AND paid_at >= month.first AND paid_at < month.last GROUP BY plan) b) AS "plansBought"
    FROM graha.payment WHERE paid_at >= month.first AND paid_at < month.last
  ) paid
  CROSS JOIN LATERAL (
    SELECT coalesce(jsonb_object_agg(plan, tenants), '{}') AS subscriptions FROM (
      SELECT plan, count(*) AS tenants FROM (
        SELECT DISTINCT ON (tenant_id) plan, returned_cents < amount_cents AS is_kept FROM graha.payment
        WHERE purpose = 'plan' AND paid_at < month.last AND paid_at >= month.last - interval '1 month'
        ORDER BY tenant_id, paid_at DESC
      ) newest WHERE is_kept GROUP BY plan
    ) by_plan
  ) alive
  ORDER BY begins DESC`;

const over = (counts: Partial<Record<PlanId, number>>, worth: (plan: PlanId) => number): number =>
  PLAN_IDS.reduce((sum, plan) => sum + (counts[plan] ?? 0) * worth(plan), 0);

/** The last so many months, the present one first, as operator or worker. */
export async function revenueByMonth({ db }: Db, { months }: { months: number }): Promise<RevenueMonth[]> {
  const { rows } = await db.query<MonthRow>(MONTHS, [months]);
  return rows.map(({ plansBought, topUpsBought, ...row }) => ({
    ...row,
    mrrCents: over(row.subscriptions, (plan) => PLANS[plan].priceCents),
    creditsSold: over(plansBought, (plan) => PLANS[plan].creditsPerPeriod) + topUpsBought * TOP_UP.credits,
  }));
}

export type RevenueDay = { day: string; plansCents: number; topUpsCents: number; topUpsSold: number };

/** What came in, day by day (UTC), of the last so many days; a day without money has zeros. */
export async function revenueByDay({ db }: Db, { days }: { days: number }): Promise<RevenueDay[]> {
  const { rows } = await db.query<RevenueDay>(
    `SELECT to_char(day, 'YYYY-MM-DD') AS day, ${cents("purpose = 'plan'")} AS "plansCents",
       ${cents("purpose = 'top_up'")} AS "topUpsCents",
       count(*) FILTER (WHERE purpose = 'top_up')::float8 AS "topUpsSold"
     FROM generate_series(date_trunc('day', graha.ledger_now() AT TIME ZONE 'utc') - ($1::int - 1) * interval '1 day',
       date_trunc('day', graha.ledger_now() AT TIME ZONE 'utc'), interval '1 day') AS day
     LEFT JOIN graha.payment p ON p.paid_at >= day AT TIME ZONE 'utc' AND p.paid_at < (day + interval '1 day') AT TIME ZONE 'utc'
     GROUP BY day ORDER BY day`,
    [days],
  );
  return rows;
}
