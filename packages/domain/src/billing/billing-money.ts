import { z } from 'zod';
import type { EventOf } from '../core/event.ts';
import { PLAN_IDS, PLANS, TOP_UP, type PlanId } from './plans.ts';

const Id = z.string().min(1).max(255);
const Cents = z.int().positive();

/** What a payment bought, named as the grant of its credits is. */
const Bought = z.discriminatedUnion('purpose', [
  z.object({ purpose: z.literal('plan'), plan: z.enum(PLAN_IDS), periodStart: z.iso.datetime() }),
  // The checkout that was paid or, of a pack that was bought by itself, its invoice.
  z.object({ purpose: z.literal('top_up'), sessionId: Id }),
]);
export type Bought = z.output<typeof Bought>;

const Returned = z.object({ chargeId: Id, paymentId: Id, amountCents: Cents, bought: Bought });

export const moneyEvents = {
  PaymentReceived: z.object({ paymentId: Id, amountCents: Cents, currency: z.string().length(3), bought: Bought }),
  /** `purchaseId`: of a pack that was bought by itself. */
  TopUpPurchased: z.object({
    sessionId: Id,
    credits: z.int().positive(),
    expiresAt: z.iso.datetime(),
    purchaseId: z.uuid().optional(),
  }),
  RefundIssued: z.object({ refundId: Id, ...Returned.shape }),
  DisputeOpened: z.object({ disputeId: Id, ...Returned.shape }),
  DisputeClosed: z.object({ disputeId: Id, isWon: z.boolean(), paymentId: Id, amountCents: Cents, bought: Bought }),
};

export type MoneyEvent = EventOf<typeof moneyEvents>;

/** The grant of the credits that were bought: its source in the ledger, and how many credits there were for how much. */
export function grantOf(bought: Bought): { source: { type: string; id: string }; credits: number; priceCents: number } {
  if (bought.purpose === 'top_up') {
    return {
      source: { type: 'checkout', id: bought.sessionId },
      credits: TOP_UP.credits,
      priceCents: TOP_UP.priceCents,
    };
  }
  const { creditsPerPeriod, priceCents } = PLANS[bought.plan];
  return { source: allowanceSource(bought.plan, bought.periodStart), credits: creditsPerPeriod, priceCents };
}

/** As the ledger names the allowance of a period: microseconds, UTC. */
export const allowanceSource = (plan: PlanId, periodStart: string): { type: 'period'; id: string } => ({
  type: 'period',
  id: `${plan} ${new Date(periodStart).toISOString().replace('Z', '000Z')}`,
});

/** Money that goes back takes its share of the credits with it, rounded up, as far as they are unspent. */
export function shareOf(bought: Bought, amountCents: number): number {
  const { credits, priceCents } = grantOf(bought);
  return Math.min(credits, Math.ceil((credits * amountCents) / priceCents));
}
