import { PLAN_IDS, PLANS, type PlanId } from '@graha/domain/plans';
import type { PlanLine } from '@graha/procedures/billing/state';

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
