import { PLAN_IDS, PLANS, TOP_UP, type PlanId } from '@graha/domain/billing/plans';
import type { Db } from '../postgres/context.ts';
import { monthsFrom, SUMS_OF_MONTH } from './revenue-months.ts';

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

/** Closed months have their sums; the present one, and those that a payment has reopened, are summed from their payments. */
const MONTHS = `
  SELECT to_char(m.month, 'YYYY-MM-DD') AS month, paid.plans_cents::float8 AS "plansCents",
    paid.top_ups_cents::float8 AS "topUpsCents", paid.returned_cents::float8 AS "returnedCents",
    paid.top_ups_bought::float8 AS "topUpsBought", paid.plans_bought AS "plansBought", paid.subscriptions,
    (SELECT coalesce(sum(credits), 0)::float8 FROM graha.usage_total
     WHERE day >= m.month AND day < (m.month + interval '1 month')::date) AS "creditsConsumed"
  FROM (${monthsFrom("date_trunc('month', now AT TIME ZONE 'utc') - ($1::int - 1) * interval '1 month'")}) m
    LEFT JOIN graha.revenue_month kept USING (month)
    CROSS JOIN LATERAL (
      SELECT kept.plans_cents, kept.top_ups_cents, kept.returned_cents, kept.top_ups_bought, kept.plans_bought,
        kept.subscriptions WHERE kept.month IS NOT NULL
      UNION ALL
      SELECT * FROM (${SUMS_OF_MONTH}) sums WHERE kept.month IS NULL
    ) paid
  ORDER BY m.month DESC`;

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
