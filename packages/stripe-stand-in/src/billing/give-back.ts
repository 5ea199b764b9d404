import type Stripe from 'stripe';
import { dispute, refund } from '../objects/payment.ts';
import { invalid } from '../stripe-error.ts';
import { get, idOf, emit, type World } from '../world.ts';

export function giveRefund(
  world: World,
  chargeId: string,
  given: { amount?: number; reason: Stripe.Refund['reason']; metadata: Stripe.Metadata },
): Stripe.Refund {
  const { state, clock } = world;
  const charge = get(world, 'charge', chargeId);
  const left = charge.amount - charge.amount_refunded;
  const amount = given.amount ?? left;
  if (!charge.paid || left === 0)
    throw invalid(`Charge ${chargeId} has already been refunded.`, 'charge', 'charge_already_refunded');
  if (amount < 1 || amount > left) {
    throw invalid(`Refund amount (${amount}) is greater than unrefunded amount on charge (${left}).`, 'amount');
  }
  const at = clock.now();
  const made = refund({
    id: state.idOf('refund'),
    created: at,
    amount,
    currency: charge.currency,
    charge: charge.id,
    payment_intent: charge.payment_intent,
    reason: given.reason,
    metadata: given.metadata,
  });
  charge.amount_refunded += amount;
  charge.refunded = charge.amount_refunded === charge.amount;
  emit(world, 'refund.created', 'refund', made, at);
  emit(world, 'charge.refunded', 'charge', charge, at);
  return made;
}

export function openDispute(world: World, chargeId: string) {
  const { state, clock } = world;
  const charge = get(world, 'charge', chargeId);
  const at = clock.now();
  const made = dispute({
    id: state.idOf('dispute'),
    created: at,
    amount: charge.amount,
    currency: charge.currency,
    charge: charge.id,
    payment_intent: charge.payment_intent === null ? null : idOf(charge.payment_intent),
  });
  charge.disputed = true;
  emit(world, 'charge.dispute.created', 'dispute', made, at);
  return made;
}

export function closeDispute(world: World, disputeId: string, status: 'won' | 'lost') {
  const made = get(world, 'dispute', disputeId);
  made.status = status;
  emit(world, 'charge.dispute.closed', 'dispute', made, world.clock.now());
  return made;
}
