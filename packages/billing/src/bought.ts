import type { Bought } from '@graha/domain/billing/money/billing-money';
import type { Stripe } from 'stripe';
import { intervalOfPrice, planOfPrice } from './price-list.ts';
import { idOf, isoOf } from './view-of.ts';

/** Value in the metadata of an invoice for an automatic top-up. */
export const AUTO_PACK = 'auto_top_up';

/** A purchase, and the id under which its payment is recorded. */
export type Purchase = { paymentId: string; bought: Bought };

/** A proration line is about the rest of a period that was paid before. */
export const isNewPeriod = ({ parent }: Stripe.InvoiceLineItem): boolean =>
  parent?.type === 'subscription_item_details' && parent.subscription_item_details?.proration !== true;

/** Returns null unless it is an invoice for one of our plans or top-ups. */
export async function purchaseOfInvoice(stripe: Stripe, invoice: Stripe.Invoice): Promise<Purchase | null> {
  if (invoice.metadata?.['graha'] === AUTO_PACK) {
    return { paymentId: invoice.id, bought: { purpose: 'top_up', sessionId: invoice.id } };
  }
  const line = invoice.lines.data.find(isNewPeriod);
  const reference = line?.pricing?.price_details?.price;
  if (!line || !reference) return null;
  const price = typeof reference === 'string' ? await stripe.prices.retrieve(reference) : reference;
  const plan = planOfPrice(price);
  if (plan === null) return null;
  const interval = intervalOfPrice(price);
  return {
    paymentId: invoice.id,
    bought: {
      purpose: 'plan',
      plan,
      periodStart: isoOf(line.period.start),
      ...(interval === 'month' ? {} : { interval }),
    },
  };
}

export const purchaseOfSession = ({ id }: Stripe.Checkout.Session): Purchase => ({
  paymentId: id,
  bought: { purpose: 'top_up', sessionId: id },
});

/** Finds the invoice or checkout paid by a charge. */
export async function originOfCharge(
  stripe: Stripe,
  charge: Stripe.Charge,
): Promise<{ invoiceId: string } | { session: Stripe.Checkout.Session } | null> {
  if (charge.payment_intent === null) return null;
  const intentId = idOf(charge.payment_intent);
  const { data: sessions } = await stripe.checkout.sessions.list({ payment_intent: intentId, limit: 1 });
  const session = sessions.find(({ mode }) => mode === 'payment');
  if (session) return { session };
  const payment = { type: 'payment_intent', payment_intent: intentId } as const;
  const { data: payments } = await stripe.invoicePayments.list({ payment, limit: 1 });
  return payments[0] ? { invoiceId: idOf(payments[0].invoice) } : null;
}
