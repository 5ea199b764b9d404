import type Stripe from 'stripe';
import { CARDS, isCardNumber } from '../objects/customer.ts';
import { charge, invoicePayment, paymentIntent } from '../objects/payment.ts';
import { get, idOf, emit, type World } from '../world.ts';

type Bill = {
  customerId: string;
  amount: number;
  currency: string;
  metadata: Stripe.Metadata;
  /** A card other than the one for renewals. */
  methodId?: string | undefined;
};
export type Payment = { isPaid: boolean; intent: Stripe.PaymentIntent };

/** Charges the card; a declined attempt is stored too. */
export function takePayment(world: World, bill: Bill, at: number): Payment {
  const { state } = world;
  const { isFirst, number, methodId } = cardOf(world, bill.methodId ?? defaultOf(world, bill.customerId));
  const isPaid = number !== null && (isFirst ? CARDS[number].paysFirst : CARDS[number].paysLater);
  const money = { created: at, amount: bill.amount, currency: bill.currency };
  const intent = paymentIntent({
    ...money,
    id: state.idOf('payment_intent'),
    customer: bill.customerId,
    metadata: bill.metadata,
    payment_method: methodId,
  });
  const paid = charge(
    {
      ...money,
      id: state.idOf('charge'),
      customer: bill.customerId,
      payment_intent: intent.id,
      payment_method: methodId,
    },
    isPaid,
  );
  Object.assign(intent, {
    latest_charge: paid.id,
    status: isPaid ? 'succeeded' : 'requires_payment_method',
    amount_received: isPaid ? bill.amount : 0,
  });
  emit(world, isPaid ? 'charge.succeeded' : 'charge.failed', 'charge', paid, at);
  emit(world, isPaid ? 'payment_intent.succeeded' : 'payment_intent.payment_failed', 'payment_intent', intent, at);
  return { isPaid, intent };
}

function defaultOf(world: World, customerId: string): string | null {
  const { default_payment_method: method } = get(world, 'customer', customerId).invoice_settings;
  return method === null ? null : idOf(method);
}

function cardOf(world: World, methodId: string | null) {
  if (methodId === null) return { isFirst: true, number: null, methodId };
  const method = get(world, 'payment_method', methodId);
  const number = method.metadata?.['number'] ?? '';
  const isFirst = !world.state.all('charge').some((row) => row.payment_method === methodId && row.paid);
  return { isFirst, number: isCardNumber(number) ? number : null, methodId };
}

const RETRY_DAYS = [3, 5, 7];
const DAY_S = 86_400;

/** Attempts to pay an open invoice. After the last attempt none is planned. */
export function payInvoice(world: World, invoice: Stripe.Invoice, at: number, methodId?: string): boolean {
  const { amount_due, currency, attempt_count } = invoice;
  const metadata = { invoice: invoice.id };
  const customerId = idOf(invoice.customer);
  const { isPaid, intent } = takePayment(world, { customerId, amount: amount_due, currency, metadata, methodId }, at);
  const { state } = world;
  state.put(
    'invoice_payment',
    invoicePayment(
      { id: state.idOf('invoice_payment'), created: at, amount_requested: amount_due, currency, invoice: invoice.id },
      intent.id,
      isPaid,
    ),
  );
  const days = RETRY_DAYS[attempt_count];
  Object.assign(invoice, {
    attempted: true,
    attempt_count: attempt_count + 1,
    next_payment_attempt: isPaid || days === undefined || invoice.auto_advance === false ? null : at + days * DAY_S,
  });
  if (isPaid) {
    Object.assign(invoice, { status: 'paid', amount_paid: amount_due, amount_remaining: 0 });
    invoice.status_transitions.paid_at = at;
    emit(world, 'invoice.paid', 'invoice', invoice, at);
    emit(world, 'invoice.payment_succeeded', 'invoice', invoice, at);
  } else emit(world, 'invoice.payment_failed', 'invoice', invoice, at);
  return isPaid;
}
