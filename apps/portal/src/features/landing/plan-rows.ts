import { PLAN_IDS, PLANS, TOP_UP, type Plan } from '@graha/domain/plans';

/** What the price table shows of a plan, written out. */
export type PlanRow = {
  id: string;
  name: string;
  monthly: string;
  allowance: string;
  rate: string;
  perThousand: string;
};

const NUMBER = new Intl.NumberFormat('en-US');
const DOLLARS = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  trailingZeroDisplay: 'stripIfInteger',
});
const CENTS = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

export const dollars = (cents: number): string => DOLLARS.format(cents / 100);
export const figure = (value: number): string => NUMBER.format(value);

const rowOf = (plan: Plan): PlanRow => ({
  id: plan.id,
  name: plan.name,
  monthly: dollars(plan.priceCents),
  allowance: plan.callsPerPeriod === null ? figure(plan.creditsPerPeriod) : `${figure(plan.callsPerPeriod)} calls`,
  rate: plan.ratePerMinute === null ? 'no limit' : `${figure(plan.ratePerMinute)} / min`,
  perThousand: CENTS.format((plan.priceCents / 100 / plan.creditsPerPeriod) * 1000),
});

export const PLAN_ROWS: readonly PlanRow[] = PLAN_IDS.map((id) => PLANS[id])
  .filter((plan) => plan.public)
  .map(rowOf);

export const FREE_CALLS = figure(PLANS.free.callsPerPeriod);

export const TOP_UP_WORDS = `Top-ups of ${figure(TOP_UP.credits)} credits for ${dollars(TOP_UP.priceCents)}, valid ${TOP_UP.validMonths} months.`;
