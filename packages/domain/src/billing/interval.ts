import { PLANS, type PlanId } from './plans.ts';

/** Time between two payments of a plan. Credits come each month with either. */
export const BILLING_INTERVALS = ['month', 'year'] as const;
export type BillingInterval = (typeof BILLING_INTERVALS)[number];

/** Months of a plan that one payment buys, and the number of monthly prices that it costs. */
const TERMS = {
  month: { months: 1, prices: 1 },
  year: { months: 12, prices: 10 },
} as const satisfies Record<BillingInterval, { months: number; prices: number }>;

export const monthsOf = (interval: BillingInterval): number => TERMS[interval].months;

/** Months of a year that are not paid. */
export const YEAR_MONTHS_FREE = TERMS.year.months - TERMS.year.prices;

/** Price of one payment, in cents. */
export const priceCentsOf = (plan: PlanId, interval: BillingInterval): number =>
  PLANS[plan].priceCents * TERMS[interval].prices;

/** Price of a month, in cents with a fraction: a twelfth of a year that is paid at once. */
export const monthlyCentsOf = (plan: PlanId, interval: BillingInterval): number =>
  priceCentsOf(plan, interval) / TERMS[interval].months;

/** A plan and how it is paid. */
export type Terms = { plan: PlanId; interval: BillingInterval };

/** Free has no payments, so its interval makes no difference. */
export const sameTerms = (a: Terms, b: Terms): boolean =>
  a.plan === b.plan && (a.interval === b.interval || PLANS[a.plan].priceCents === 0);

/**
 * Returns true if a change takes effect at once and is charged at once: to a dearer plan, or from a month to a year of the same plan.
 * A change that brings a cheaper plan or a shorter interval waits for the end of the paid period, so no change returns money.
 */
export function startsNow(from: Terms, to: Terms): boolean {
  if (monthsOf(to.interval) < monthsOf(from.interval)) return false;
  const [before, after] = [PLANS[from.plan].priceCents, PLANS[to.plan].priceCents];
  return after > before || (to.plan === from.plan && monthsOf(to.interval) > monthsOf(from.interval));
}
