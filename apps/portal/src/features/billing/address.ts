import { BILLING_INTERVALS, type BillingInterval, type Terms } from '@graha/domain/billing/interval';
import { PLANS, PLAN_IDS } from '@graha/domain/billing/plans';
import type { BillingState, PlanLine } from '@graha/procedures/billing/state';
import { z } from 'zod';

/** Returns the interval in an address: `?interval=year`; a month if there is none that we know. */
export const intervalIn = ({ interval }: Record<string, unknown>): BillingInterval =>
  BILLING_INTERVALS.find((known) => known === interval) ?? 'month';

/** Returns the choice of the price list: `/billing?plan=growth&interval=year`. Null if the plan is not for sale. */
export function choiceIn(asked: Record<string, unknown>): Terms | null {
  const plan = PLAN_IDS.find((id) => id === asked['plan'] && PLANS[id].public && PLANS[id].priceCents > 0);
  return plan === undefined ? null : { plan, interval: intervalIn(asked) };
}

/** Returns the path of the page that sells the plan chosen before sign-up; undefined if no plan for sale was chosen. */
export function planPathOf(asked: Record<string, unknown>): string | undefined {
  const chosen = choiceIn(asked);
  if (chosen === null) return undefined;
  return `/billing?plan=${chosen.plan}${chosen.interval === 'month' ? '' : `&interval=${chosen.interval}`}`;
}

/**
 * First action of the page for a chosen plan: ask for confirmation, report that it is the current plan, or leave it to the
 * notices.
 */
export type Opening = 'confirm' | 'current' | 'nothing';

export const OPENING_OF = {
  buy: 'confirm',
  upgrade: 'confirm',
  downgrade: 'confirm',
  later: 'confirm',
  yearly: 'confirm',
  monthly: 'confirm',
  keep: 'confirm',
  end: 'nothing',
  current: 'current',
  fixed: 'nothing',
} as const satisfies Record<PlanLine['step'], Opening>;

const Returned = z.object({ checkout: z.string().min(1).max(255), bought: z.enum(['plan', 'top_up']) });

/** The purchase on the Stripe page from which a customer returns. */
export type Payment = z.output<typeof Returned>;

/** Reads the payment in the address; null if the customer does not return from a payment. */
export const paymentIn = (asked: unknown): Payment | null => Returned.safeParse(asked).data ?? null;

/**
 * Returns whether the purchase has arrived. A plan is paid on Stripe's page only from Free, and a pack has the id of its Checkout
 * Session.
 */
export const hasArrived = (
  { bought, checkout }: Payment,
  { plan, topUps }: Pick<BillingState, 'plan' | 'topUps'>,
): boolean => (bought === 'plan' ? plan.priceCents > 0 : topUps.some(({ id }) => id === checkout));
