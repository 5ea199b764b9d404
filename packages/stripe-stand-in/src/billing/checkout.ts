import type Stripe from 'stripe';
import { paymentMethod, type CardNumber } from '../objects/customer.ts';
import { declined, invalid } from '../stripe-error.ts';
import { get, idOf, emit, type World } from '../world.ts';
import { makeInvoice } from './invoicing.ts';
import { payInvoice, takePayment } from './pay.ts';
import { startSubscription } from './subscriptions.ts';

function attachCard(world: World, customerId: string, number: CardNumber): string {
  const created = world.clock.now();
  const method = paymentMethod({ id: world.state.idOf('payment_method'), created, customer: customerId }, number);
  emit(world, 'payment_method.attached', 'payment_method', method, created);
  return method.id;
}

/** Makes this card the customer's default. */
export function useCard(world: World, customerId: string, number: CardNumber): void {
  const methodId = attachCard(world, customerId, number);
  const customer = get(world, 'customer', customerId);
  customer.invoice_settings.default_payment_method = methodId;
  emit(world, 'customer.updated', 'customer', customer, world.clock.now());
}

function openSession(world: World, sessionId: string): Stripe.Checkout.Session {
  const session = get(world, 'checkout.session', sessionId);
  if (session.status === 'open' && session.expires_at <= world.clock.now()) expireSession(world, session);
  if (session.status === 'open') return session;
  throw invalid(`This checkout is ${session.status}; nothing was charged.`, 'session');
}

/** The effect of the button "Pay". @throws if the card is declined; the checkout stays open */
export function completeCheckout(world: World, sessionId: string, number: CardNumber): Stripe.Checkout.Session {
  const session = openSession(world, sessionId);
  const at = world.clock.now();
  const customerId = idOf(session.customer);
  const bought = get(world, 'line_item', `li_${session.id}`);
  const price = get(world, 'price', bought.price);
  if (session.mode === 'subscription') {
    useCard(world, customerId, number);
    const started = startSubscription(world, { customerId, price, metadata: bought.metadata }, at);
    Object.assign(session, { subscription: started.id, invoice: started.latest_invoice });
  } else {
    const methodId = attachCard(world, customerId, number);
    Object.assign(session, payOnce(world, session, { customerId, price, metadata: bought.metadata, methodId }, at));
  }
  Object.assign(session, { status: 'complete', payment_status: 'paid', url: null });
  emit(world, 'checkout.session.completed', 'checkout.session', session, at);
  return session;
}

type Once = { customerId: string; price: Stripe.Price; metadata: Stripe.Metadata; methodId: string };

/** A one-time purchase has its own card; renewals use the customer's. */
function payOnce(world: World, session: Stripe.Checkout.Session, once: Once, at: number) {
  const { customerId, price, metadata, methodId } = once;
  if (session.invoice_creation?.enabled !== true) {
    const bill = { customerId, amount: price.unit_amount ?? 0, currency: price.currency, metadata, methodId };
    const { isPaid, intent } = takePayment(world, bill, at);
    if (!isPaid) throw declined();
    return { payment_intent: intent.id };
  }
  const period = { start: at, end: at };
  const invoice = makeInvoice(world, { customerId, price, period, reason: 'manual', subscription: null }, at);
  if (!payInvoice(world, invoice, at, methodId)) {
    Object.assign(invoice, { status: 'void', next_payment_attempt: null });
    throw declined();
  }
  const payment = world.state.all('invoice_payment').findLast((row) => row.invoice === invoice.id);
  return { invoice: invoice.id, payment_intent: payment?.payment.payment_intent ?? null };
}

export function expireSession(world: World, session: Stripe.Checkout.Session): Stripe.Checkout.Session {
  if (session.status !== 'open') {
    throw invalid(
      `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of ${session.status}.`,
    );
  }
  Object.assign(session, { status: 'expired', url: null });
  emit(world, 'checkout.session.expired', 'checkout.session', session, world.clock.now());
  return session;
}
