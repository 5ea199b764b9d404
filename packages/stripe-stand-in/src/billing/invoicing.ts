import type Stripe from 'stripe';
import { creditLine, invoice, invoiceLine } from '../objects/invoice.ts';
import type { Period } from '../objects/subscription.ts';
import { get, idOf, emit, type World } from '../world.ts';

type Sale = {
  customerId: string;
  price: Stripe.Price;
  period: Period;
  reason: NonNullable<Stripe.Invoice['billing_reason']>;
  subscription: Stripe.Subscription | null;
  /** The price of a period that ends early, and its part that is given back. */
  unused?: { price: Stripe.Price; period: Period; share: number };
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
  const item = subscription === null ? null : itemOf(subscription);
  const nameOf = (of: Stripe.Price): string => get(world, 'product', idOf(of.product)).name;
  const line = { id: `il_${id.slice(3)}`, invoice: id, price, description: nameOf(price), period, item };
  const lines = [invoiceLine(line)];
  if (sale.unused !== undefined) {
    const { price: before, period: rest, share } = sale.unused;
    const description = `Unused time on ${nameOf(before)}`;
    lines.unshift(creditLine({ ...line, id: `${line.id}0`, price: before, description, period: rest }, share));
  }
  const sequence = customer.next_invoice_sequence ?? 1;
  customer.next_invoice_sequence = sequence + 1;
  const made = invoice({
    id,
    created: at,
    customer: customerId,
    customer_email: customer.email,
    billing_reason: reason,
    number: `${customer.invoice_prefix}-${String(sequence).padStart(4, '0')}`,
    lines,
    subscription,
    pageUrl: publicUrl,
  });
  if (subscription !== null) subscription.latest_invoice = id;
  emit(world, 'invoice.created', 'invoice', made, at);
  emit(world, 'invoice.finalized', 'invoice', made, at);
  return made;
}

/** The end of the period of a price that begins at `start`, on the anchor's day: 31, 28, 31, 30. */
export function periodEndAfter(price: Stripe.Price, anchor: number, start: number): number {
  const from = new Date(anchor * 1000);
  const step = price.recurring?.interval === 'year' ? 12 : 1;
  for (let months = step; ; months += step) {
    const firstOfMonth = Date.UTC(from.getUTCFullYear(), from.getUTCMonth() + months, 1);
    const lastDay = new Date(firstOfMonth);
    lastDay.setUTCMonth(lastDay.getUTCMonth() + 1, 0);
    const day = Math.min(from.getUTCDate(), lastDay.getUTCDate());
    const end = firstOfMonth / 1000 + (day - 1) * 86_400 + (anchor % 86_400);
    if (end > start) return end;
  }
}
