import type Stripe from 'stripe';
import { subscription, subscriptionItem } from '../objects/subscription.ts';
import { declined } from '../stripe-error.ts';
import { idOf, newItemId, emit, type World } from '../world.ts';
import { itemOf, makeInvoice, periodEndAfter } from './invoicing.ts';
import { payInvoice } from './pay.ts';
import { enterPhase } from './schedules.ts';

/** Starts and charges a subscription at once; a declined card leaves only the failed charge. */
export function startSubscription(
  world: World,
  { customerId, price, metadata }: { customerId: string; price: Stripe.Price; metadata: Stripe.Metadata },
  at: number,
): Stripe.Subscription {
  const { state } = world;
  const id = state.idOf('subscription');
  const period = { start: at, end: periodEndAfter(price, at, at) };
  const item = subscriptionItem({ id: newItemId(), created: at, subscription: id, price }, period);
  const made = subscription({ id, created: at, customer: customerId, currency: price.currency, metadata }, item);
  const sale = { customerId, price, period, reason: 'subscription_create', subscription: made } as const;
  const invoice = makeInvoice(world, sale, at);
  if (!payInvoice(world, invoice, at)) {
    Object.assign(invoice, { status: 'void', next_payment_attempt: null });
    throw declined();
  }
  emit(world, 'customer.subscription.created', 'subscription', made, at);
  return made;
}

/** Renews a subscription. The next period begins at the end of the last one, even if that is in the past. */
export function renew(world: World, renewed: Stripe.Subscription): void {
  const item = itemOf(renewed);
  const at = item.current_period_end;
  if (renewed.cancel_at_period_end) {
    endSubscription(world, renewed, at, 'cancellation_requested');
    return;
  }
  enterPhase(world, renewed, at);
  const period = { start: at, end: periodEndAfter(item.price, renewed.billing_cycle_anchor, at) };
  const previous = { items: { data: [{ current_period_start: item.current_period_start }] } };
  Object.assign(item, { current_period_start: period.start, current_period_end: period.end });
  const customerId = idOf(renewed.customer);
  const sale = { customerId, price: item.price, period, reason: 'subscription_cycle', subscription: renewed } as const;
  const invoice = makeInvoice(world, sale, at);
  emit(world, 'customer.subscription.updated', 'subscription', renewed, at, previous);
  if (!payInvoice(world, invoice, at)) setStatus(world, renewed, 'past_due', at);
}

/** Retries the payment of an invoice; after the last attempt the subscription ends. */
export function retry(world: World, invoice: Stripe.Invoice, at: number): void {
  const owner = subscriptionOf(world, invoice);
  if (payInvoice(world, invoice, at)) {
    if (owner) setStatus(world, owner, 'active', at);
    return;
  }
  if (invoice.next_payment_attempt !== null) return;
  Object.assign(invoice, { status: 'uncollectible' });
  emit(world, 'invoice.marked_uncollectible', 'invoice', invoice, at);
  if (owner) endSubscription(world, owner, at, 'payment_failed');
}

export function endSubscription(
  world: World,
  ended: Stripe.Subscription,
  at: number,
  reason: 'cancellation_requested' | 'payment_failed' | 'payment_disputed',
): void {
  if (ended.status === 'canceled') return;
  Object.assign(ended, {
    status: 'canceled',
    ended_at: at,
    canceled_at: ended.canceled_at ?? at,
    cancellation_details: { reason, comment: null, feedback: null },
  });
  emit(world, 'customer.subscription.deleted', 'subscription', ended, at);
}

function setStatus(world: World, changed: Stripe.Subscription, status: 'active' | 'past_due', at: number): void {
  if (changed.status === status || changed.status === 'canceled') return;
  const previous = { status: changed.status };
  changed.status = status;
  emit(world, 'customer.subscription.updated', 'subscription', changed, at, previous);
}

export function subscriptionOf({ state }: World, invoice: Stripe.Invoice): Stripe.Subscription | undefined {
  const reference = invoice.parent?.subscription_details?.subscription;
  return reference === undefined ? undefined : state.find('subscription', idOf(reference));
}
