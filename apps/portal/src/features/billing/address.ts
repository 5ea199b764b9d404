import { PLANS, PLAN_IDS, type PlanId } from '@graha/domain/billing/plans';
import type { BillingState, PlanLine } from '@graha/procedures/billing/state';
import { z } from 'zod';

/** The plan that was chosen on the price list before one came here: `/billing?plan=growth`. Null for what is not sold. */
export const choiceIn = ({ plan }: Record<string, unknown>): PlanId | null =>
  PLAN_IDS.find((id) => id === plan && PLANS[id].public && PLANS[id].priceCents > 0) ?? null;

/** The page that sells the plan chosen before the account existed; undefined where nothing that is sold was chosen. */
export function planPathOf(plan: unknown): string | undefined {
  const chosen = choiceIn({ plan });
  return chosen === null ? undefined : `/billing?plan=${chosen}`;
}

/** What the page does first about a chosen plan: asks to confirm, says that the workspace has it, or leaves it to the notices. */
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

/** What was paid for on the page from which a customer comes back. */
export type Payment = z.output<typeof Returned>;

/** As the address says it; null: nobody comes back from paying. */
export const paymentIn = (asked: unknown): Payment | null => Returned.safeParse(asked).data ?? null;

/** A plan is paid for on Free alone, and a pack bears the name of the page on which it was bought. */
export const hasArrived = (
  { bought, checkout }: Payment,
  { plan, topUps }: Pick<BillingState, 'plan' | 'topUps'>,
): boolean => (bought === 'plan' ? plan.priceCents > 0 : topUps.some(({ id }) => id === checkout));
