import { z } from 'zod';
import type { EventOf } from '../../core/event.ts';
import { BILLING_INTERVALS, monthsOf, priceCentsOf } from '../interval.ts';
import { PLAN_IDS, PLANS, TOP_UP, type PlanId } from '../plans.ts';

const Id = z.string().min(1).max(255);
const Cents = z.int().positive();

/** The purchase of a payment, named like the grant of its credits. */
const Bought = z.discriminatedUnion('purpose', [
  z.object({
    purpose: z.literal('plan'),
    plan: z.enum(PLAN_IDS),
    periodStart: z.iso.datetime(),
    /** Absent: a month. */
    interval: z.enum(BILLING_INTERVALS).optional(),
  }),
  // The paid checkout or, for an automatic pack, its invoice.
  z.object({ purpose: z.literal('top_up'), sessionId: Id }),
]);
export type Bought = z.output<typeof Bought>;

const Returned = z.object({ chargeId: Id, paymentId: Id, amountCents: Cents, bought: Bought });

export const moneyEvents = {
  PaymentReceived: z.object({ paymentId: Id, amountCents: Cents, currency: z.string().length(3), bought: Bought }),
  /** `purchaseId`: only for an automatic pack. */
  TopUpPurchased: z.object({
    sessionId: Id,
    credits: z.int().positive(),
    expiresAt: z.iso.datetime(),
    purchaseId: z.uuid().optional(),
  }),
  /** `requestId`: only for a refund that an operator asked for here. */
  RefundIssued: z.object({ refundId: Id, requestId: z.uuid().optional(), ...Returned.shape }),
  DisputeOpened: z.object({ disputeId: Id, ...Returned.shape }),
  DisputeClosed: z.object({ disputeId: Id, isWon: z.boolean(), paymentId: Id, amountCents: Cents, bought: Bought }),
};

export type MoneyEvent = EventOf<typeof moneyEvents>;

export const isMoney = <Event extends { type: string }>(
  event: Event,
): event is Extract<Event, { type: MoneyEvent['type'] }> => Object.hasOwn(moneyEvents, event.type);

/** A payment is recorded once as money and once as credits. */
export const moneyIdOf = ({ type, data }: MoneyEvent): string => `${type} ${idIn(data)}`;

function idIn(data: MoneyEvent['data']): string {
  if ('refundId' in data) return data.refundId;
  if ('disputeId' in data) return data.disputeId;
  return 'sessionId' in data ? data.sessionId : data.paymentId;
}

/** Returns the first grant of a purchase: its source in the ledger, and the credits and the price in cents of all its months. */
export function grantOf(bought: Bought): { source: { type: string; id: string }; credits: number; priceCents: number } {
  if (bought.purpose === 'top_up') {
    return {
      source: { type: 'checkout', id: bought.sessionId },
      credits: TOP_UP.credits,
      priceCents: TOP_UP.priceCents,
    };
  }
  const { plan, periodStart, interval = 'month' } = bought;
  return {
    source: allowanceSource(plan, periodStart),
    credits: PLANS[plan].creditsPerPeriod * monthsOf(interval),
    priceCents: priceCentsOf(plan, interval),
  };
}

/** Name of a period's allowance in the ledger: microseconds, UTC. */
export const allowanceSource = (plan: PlanId, periodStart: string): { type: 'period'; id: string } => ({
  type: 'period',
  id: `${plan} ${new Date(periodStart).toISOString().replace('Z', '000Z')}`,
});

/** Credits to withdraw for returned money: its share of the purchase, rounded up; the ledger takes only unspent credits. */
export function shareOf(bought: Bought, amountCents: number): number {
  const { credits, priceCents } = grantOf(bought);
  return Math.min(credits, Math.ceil((credits * amountCents) / priceCents));
}
