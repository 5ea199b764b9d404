import { z } from 'zod';
import type { BillingState } from '@graha/procedures/billing/state';

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
