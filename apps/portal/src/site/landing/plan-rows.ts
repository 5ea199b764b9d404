import { monthlyCentsOf, priceCentsOf, type BillingInterval } from '@graha/domain/billing/interval';
import { PLAN_IDS, PLANS, TOP_UP, type PlanId } from '@graha/domain/billing/plans';
import { count, dollars, money } from '@graha/domain/core/format';
import { OWN_OPERATIONS } from '../../shared/operations.ts';
import { SIGN_UP } from './nav.ts';

/** A row of the price table, as text. */
export type PlanRow = {
  id: string;
  name: string;
  /** Price of a month, paid by the month. */
  monthly: string;
  /** Price of a month, paid by the year: a twelfth of `yearTotal`. */
  yearly: string;
  yearTotal: string;
  allowance: string;
  /** The allowance with its unit, for places without a column heading. */
  included: string;
  rate: string;
  perThousand: Record<BillingInterval, string>;
  /** The target of the plan's button: sign-up, or the confirmation for people with an account. */
  href: Record<BillingInterval, string>;
};

type Offered = (typeof PLANS)[PlanId];

const perThousand = ({ id, creditsPerPeriod }: Offered, interval: BillingInterval): string =>
  money((monthlyCentsOf(id, interval) / creditsPerPeriod) * 1000, 'usd');

const rowOf = (plan: Offered): PlanRow => ({
  id: plan.id,
  name: plan.name,
  monthly: dollars(plan.priceCents),
  yearly: dollars(monthlyCentsOf(plan.id, 'year')),
  yearTotal: dollars(priceCentsOf(plan.id, 'year')),
  allowance: plan.callsPerPeriod === null ? count(plan.creditsPerPeriod) : `${count(plan.callsPerPeriod)} calls`,
  included:
    plan.callsPerPeriod === null ? `${count(plan.creditsPerPeriod)} credits` : `${count(plan.callsPerPeriod)} calls`,
  rate: plan.ratePerMinute === null ? 'no limit' : `${count(plan.ratePerMinute)} / min`,
  perThousand: { month: perThousand(plan, 'month'), year: perThousand(plan, 'year') },
  href: {
    month: plan.priceCents === 0 ? SIGN_UP.href : `${SIGN_UP.href}?plan=${plan.id}`,
    year: plan.priceCents === 0 ? SIGN_UP.href : `${SIGN_UP.href}?plan=${plan.id}&interval=year`,
  },
});

export const PLAN_ROWS: readonly PlanRow[] = PLAN_IDS.map((id) => PLANS[id])
  .filter((plan) => plan.public)
  .map(rowOf);

/** Price of the first plan that is not free. */
export const FIRST_PRICE = dollars(PLANS.starter.priceCents);

export const FREE_CALLS = count(PLANS.free.callsPerPeriod);

export const TOP_UP_WORDS = `Top-ups of ${count(TOP_UP.credits)} credits for ${dollars(TOP_UP.priceCents)}, valid ${TOP_UP.validMonths} months.`;

const SINGLE_PRICES = OWN_OPERATIONS.filter(({ pricedBy }) => pricedBy === undefined).map(({ credits }) => credits);

/** Prices of the operations with a fixed price: `1 to 4 credits`. */
export const PRICE_RANGE = `${Math.min(...SINGLE_PRICES)} to ${Math.max(...SINGLE_PRICES)} credits`;
