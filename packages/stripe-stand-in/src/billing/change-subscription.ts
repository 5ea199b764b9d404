import type Stripe from 'stripe';
import { planOf } from '../objects/catalogue.ts';
import { declined, invalid } from '../stripe-error.ts';
import { idOf, emit, type World } from '../world.ts';
import { itemOf, makeInvoice, periodEndAfter } from './invoicing.ts';
import { payInvoice } from './pay.ts';

export type Change = {
  price?: Stripe.Price;
  restart: boolean;
  proration: 'none' | 'create_prorations' | 'always_invoice';
  cancelAtPeriodEnd?: boolean;
  metadata?: Stripe.Metadata;
};

/** A change whose immediate payment fails leaves the subscription unchanged. */
export function changeSubscription(world: World, changed: Stripe.Subscription, change: Change): Stripe.Subscription {
  if (changed.status === 'canceled') throw invalid('A canceled subscription can only update its metadata.', 'items');
  refuseUnsupported(changed, change);
  const at = world.clock.now();
  const item = itemOf(changed);
  const before = { price: item.price, period: { ...item }, anchor: changed.billing_cycle_anchor };
  if (change.price) Object.assign(item, { price: change.price, plan: planOf(change.price) });
  if (change.restart) restart(world, changed, { ...before, isCredited: change.proration === 'always_invoice' }, at);
  if (change.metadata) changed.metadata = { ...changed.metadata, ...change.metadata };
  if (change.cancelAtPeriodEnd !== undefined) setCancelling(changed, change.cancelAtPeriodEnd, at);
  const previous = { items: { data: [{ price: { id: before.price.id } }] } };
  emit(world, 'customer.subscription.updated', 'subscription', changed, at, previous);
  return changed;
}

function refuseUnsupported(changed: Stripe.Subscription, change: Change): void {
  if (changed.schedule !== null) {
    throw invalid(
      `The subscription is managed by the subscription schedule \`${idOf(changed.schedule)}\`, and updating it directly is not allowed here. Release the schedule first.`,
    );
  }
  if (change.price === undefined) return;
  if (change.proration !== 'none' && !(change.restart && change.proration === 'always_invoice')) {
    throw invalid(
      'This stand-in gives unused time back with a restart and always_invoice alone; otherwise proration_behavior must be none.',
      'proration_behavior',
    );
  }
  if (!change.restart && change.price.recurring?.interval !== itemOf(changed).price.recurring?.interval) {
    throw invalid('A price of another interval restarts the billing cycle: send billing_cycle_anchor=now.', 'items');
  }
}

type Before = { price: Stripe.Price; period: Stripe.SubscriptionItem; anchor: number; isCredited: boolean };

/** The rest of a period that ends at `at`, and the part of its price that is given back. */
function unusedAt({ price, period, isCredited }: Before, at: number) {
  const { current_period_start: start, current_period_end: end } = period;
  return isCredited ? { unused: { price, period: { start: at, end }, share: (end - at) / (end - start) } } : {};
}

function restart(world: World, changed: Stripe.Subscription, before: Before, at: number): void {
  const item = itemOf(changed);
  const period = { start: at, end: periodEndAfter(item.price, at, at) };
  Object.assign(item, { current_period_start: period.start, current_period_end: period.end });
  changed.billing_cycle_anchor = at;
  const customerId = idOf(changed.customer);
  const latest = changed.latest_invoice;
  const sale = { customerId, price: item.price, period, reason: 'subscription_update', subscription: changed } as const;
  const invoice = makeInvoice(world, { ...sale, ...unusedAt(before, at) }, at);
  if (payInvoice(world, invoice, at)) return;
  Object.assign(invoice, { status: 'void', next_payment_attempt: null });
  const { current_period_start, current_period_end } = before.period;
  Object.assign(item, { price: before.price, plan: planOf(before.price), current_period_start, current_period_end });
  Object.assign(changed, { billing_cycle_anchor: before.anchor, latest_invoice: latest });
  throw declined();
}

function setCancelling(changed: Stripe.Subscription, isCancelling: boolean, at: number): void {
  Object.assign(changed, {
    cancel_at_period_end: isCancelling,
    cancel_at: isCancelling ? itemOf(changed).current_period_end : null,
    canceled_at: isCancelling ? at : null,
    cancellation_details: {
      reason: isCancelling ? 'cancellation_requested' : null,
      comment: null,
      feedback: null,
    },
  });
}
