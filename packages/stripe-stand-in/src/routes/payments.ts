import { z } from 'zod';
import { giveRefund } from '../billing/give-back.ts';
import { payInvoice } from '../billing/pay.ts';
import { retry } from '../billing/subscriptions.ts';
import { declined, invalid } from '../stripe-error.ts';
import { flag, params, whole, words } from '../wire.ts';
import { get, idOf, type World } from '../world.ts';
import { list, retrieve, route, type Route } from './route.ts';

/** `off_session`: the customer is absent, so a card that requires confirmation is declined. */
const PAY = { payment_method: z.string().optional(), off_session: flag.optional() };

const byCustomer = { customer: z.string().optional() };

const chargeOf = (world: World, intentId: string): string => {
  const { latest_charge } = get(world, 'payment_intent', intentId);
  if (latest_charge === null) throw invalid(`Payment intent ${intentId} has no charge to refund.`, 'payment_intent');
  return idOf(latest_charge);
};

export const paymentRoutes: Route[] = [
  retrieve('/v1/invoices', 'invoice'),
  list(
    '/v1/invoices',
    'invoice',
    { ...byCustomer, status: z.string().optional(), subscription: z.string().optional() },
    (row, { customer, status, subscription }) => {
      // Safe: rows of this kind are invoices as `objects/invoice.ts` makes them.
      const parent = row['parent'] as { subscription_details: { subscription: string } | null } | null;
      return (
        (customer === undefined || row['customer'] === customer) &&
        (status === undefined || row['status'] === status) &&
        (subscription === undefined || parent?.subscription_details?.subscription === subscription)
      );
    },
  ),
  route('POST', '/v1/invoices/:id/pay', params(PAY), (world, { payment_method }, id) => {
    const invoice = get(world, 'invoice', id);
    if (invoice.status !== 'open') throw invalid('Invoice is already paid', undefined, 'invoice_not_open');
    const at = world.clock.now();
    if (invoice.parent === null) payInvoice(world, invoice, at, payment_method);
    else retry(world, invoice, at);
    if (get(world, 'invoice', id).status === 'open') throw declined();
    return invoice;
  }),
  list(
    '/v1/invoice_payments',
    'invoice_payment',
    {
      invoice: z.string().optional(),
      payment: z.strictObject({ type: z.string(), payment_intent: z.string() }).optional(),
      status: z.string().optional(),
    },
    (row, { invoice, payment, status }) => {
      // Safe: rows of this kind are made by `objects/payment.ts`.
      const paid = row['payment'] as { payment_intent?: string };
      return (
        (invoice === undefined || row['invoice'] === invoice) &&
        (payment === undefined || paid.payment_intent === payment.payment_intent) &&
        (status === undefined || row['status'] === status)
      );
    },
  ),
  retrieve('/v1/payment_intents', 'payment_intent'),
  list('/v1/payment_intents', 'payment_intent', byCustomer),
  retrieve('/v1/charges', 'charge'),
  list('/v1/charges', 'charge', { ...byCustomer, payment_intent: z.string().optional() }),
  route(
    'POST',
    '/v1/refunds',
    params({
      charge: z.string().optional(),
      payment_intent: z.string().optional(),
      amount: whole.optional(),
      reason: z.enum(['duplicate', 'fraudulent', 'requested_by_customer']).optional(),
      metadata: words.optional(),
    }),
    (world, { charge, payment_intent, amount, reason, metadata }) => {
      const chargeId = charge ?? (payment_intent === undefined ? undefined : chargeOf(world, payment_intent));
      if (chargeId === undefined)
        throw invalid('One of the following params should be provided: charge, payment_intent.');
      const given = { reason: reason ?? null, metadata: metadata ?? {} };
      return giveRefund(world, chargeId, amount === undefined ? given : { ...given, amount });
    },
  ),
  retrieve('/v1/refunds', 'refund'),
  list('/v1/refunds', 'refund', { charge: z.string().optional(), payment_intent: z.string().optional() }),
  retrieve('/v1/disputes', 'dispute'),
  list('/v1/disputes', 'dispute', { charge: z.string().optional(), payment_intent: z.string().optional() }),
];
