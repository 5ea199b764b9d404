import { PLANS, PLAN_IDS, type PlanId } from '@graha/domain/billing/plans';
import type { BillingState, PlanLine } from '@graha/procedures/billing/state';
import { z } from 'zod';

/** Returns the plan chosen on the price list: `/billing?plan=growth`. Null if it is not for sale. */
export const choiceIn = ({ plan }: Record<string, unknown>): PlanId | null =>
  PLAN_IDS.find((id) => id === plan && PLANS[id].public && PLANS[id].priceCents > 0) ?? null;

/** Returns the path of the page that sells the plan chosen before sign-up; undefined if no plan for sale was chosen. */
export function planPathOf(plan: unknown): string | undefined {
  const chosen = choiceIn({ plan });
  return chosen === null ? undefined : `/billing?plan=${chosen}`;
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
