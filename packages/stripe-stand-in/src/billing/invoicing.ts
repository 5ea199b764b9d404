import type Stripe from 'stripe';
import { invoice, invoiceLine } from '../objects/invoice.ts';
import type { Period } from '../objects/subscription.ts';
import { get, idOf, emit, type World } from '../world.ts';

type Sale = {
  customerId: string;
  price: Stripe.Price;
  period: Period;
  reason: NonNullable<Stripe.Invoice['billing_reason']>;
  subscription: Stripe.Subscription | null;
};

/** The first item: a subscription has one plan. */
export function itemOf(subscription: Stripe.Subscription): Stripe.SubscriptionItem {
  const item = subscription.items.data[0];
  if (!item) throw new Error('A subscription without an item.');
  return item;
}

/** A finalised invoice that is ready to be paid. */
export function makeInvoice(world: World, sale: Sale, at: number): Stripe.Invoice {
  const { state, publicUrl } = world;
  const { customerId, price, period, reason, subscription } = sale;
  const customer = get(world, 'customer', customerId);
  const id = state.idOf('invoice');
  const line = invoiceLine({
    id: `il_${id.slice(3)}`,
    invoice: id,
    price,
    description: get(world, 'product', idOf(price.product)).name,
    period,
    item: subscription === null ? null : itemOf(subscription),
  });
  const sequence = customer.next_invoice_sequence ?? 1;
  customer.next_invoice_sequence = sequence + 1;
  const made = invoice({
    id,
    created: at,
    customer: customerId,
    customer_email: customer.email,
    billing_reason: reason,
    number: `${customer.invoice_prefix}-${String(sequence).padStart(4, '0')}`,
    line,
    subscription,
    pageUrl: publicUrl,
  });
  if (subscription !== null) subscription.latest_invoice = id;
  emit(world, 'invoice.created', 'invoice', made, at);
  emit(world, 'invoice.finalized', 'invoice', made, at);
  return made;
}

/** The end of the period that begins at `start`, on the anchor's day: 31, 28, 31, 30. */
export function monthAfter(anchor: number, start: number): number {
  const from = new Date(anchor * 1000);
  for (let months = 1; ; months += 1) {
    const firstOfMonth = Date.UTC(from.getUTCFullYear(), from.getUTCMonth() + months, 1);
    const lastDay = new Date(firstOfMonth);
    lastDay.setUTCMonth(lastDay.getUTCMonth() + 1, 0);
    const day = Math.min(from.getUTCDate(), lastDay.getUTCDate());
    const end = firstOfMonth / 1000 + (day - 1) * 86_400 + (anchor % 86_400);
    if (end > start) return end;
  }
}
