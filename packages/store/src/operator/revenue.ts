import { BILLING_INTERVALS, monthlyCentsOf, monthsOf, type Terms } from '@graha/domain/billing/interval';
import { PLAN_IDS, PLANS, TOP_UP, type PlanId } from '@graha/domain/billing/plans';
import type { Db } from '../postgres/context.ts';
import { narrowed, query, required } from '../postgres/query.ts';
import { monthsFrom, SUMS_OF_MONTH } from './revenue-months.ts';

/** Counts by plan and interval: `growth` is paid by the month, `growth year` by the year. */
export type CountByTerms = Partial<Record<PlanId | `${PlanId} year`, number>>;

/** The keys of these counts, with their meaning. */
export const TERMS_COUNTED: readonly (Terms & { key: keyof CountByTerms })[] = PLAN_IDS.flatMap((plan) =>
  BILLING_INTERVALS.map((interval) => ({
    key: interval === 'year' ? (`${plan} year` as const) : plan,
    plan,
    interval,
  })),
);

export type RevenueMonth = {
  /** First day of the month, UTC: `2026-11-01`. */
  month: string;
  plansCents: number;
  topUpsCents: number;
  /** Refunds of payments of this month, whatever the date of the refund. */
  returnedCents: number;
  /** Subscriptions whose last payment reaches the end of this month, or now; without granted ones. */
  subscriptions: CountByTerms;
  /** A year counts with a twelfth of its price. */
  mrrCents: number;
  /** Credits bought by the payments of this month. */
  creditsSold: number;
  /** Up to the last usage count. */
  creditsConsumed: number;
};

type MonthRow = Pick<
  RevenueMonth,
  'month' | 'plansCents' | 'topUpsCents' | 'returnedCents' | 'subscriptions' | 'creditsConsumed'
> & { plansBought: CountByTerms; topUpsBought: number };

const cents = <const Condition extends string>(condition: Condition) =>
  `coalesce(sum(amount_cents) FILTER (WHERE ${condition}), 0)::float8` as const;

/** Closed months have stored sums; the current month and those reopened by a payment are summed from their payments. */
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
  ORDER BY m.month DESC` as const;

const over = (counts: CountByTerms, worth: (terms: Terms) => number): number =>
  TERMS_COUNTED.reduce((sum, { key, ...terms }) => sum + (counts[key] ?? 0) * worth(terms), 0);

/** Returns the last `months` months, current one first (role: operator or worker). */
export async function revenueByMonth({ db }: Db, { months }: { months: number }): Promise<RevenueMonth[]> {
  const { rows } = await query(db, MONTHS, [months]);
  return narrowed<MonthRow>(required(rows, 'plansCents', 'topUpsCents', 'returnedCents', 'topUpsBought')).map(
    ({ plansBought, topUpsBought, ...row }) => ({
      ...row,
      mrrCents: Math.round(over(row.subscriptions, ({ plan, interval }) => monthlyCentsOf(plan, interval))),
      creditsSold:
        over(plansBought, ({ plan, interval }) => PLANS[plan].creditsPerPeriod * monthsOf(interval)) +
        topUpsBought * TOP_UP.credits,
    }),
  );
}

export type RevenueDay = { day: string; plansCents: number; topUpsCents: number; topUpsSold: number };

/** Returns the revenue of each of the last `days` days (UTC); a day without payments has zeros. */
export async function revenueByDay({ db }: Db, { days }: { days: number }): Promise<RevenueDay[]> {
  const { rows } = await query(
    db,
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
