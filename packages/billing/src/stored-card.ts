import type { Stripe } from 'stripe';
import { idOf } from './view-of.ts';

/** Returns the card that pays renewals: the customer's own or, after a Checkout, the subscription's. Null if none is stored. */
export async function storedCard(
  stripe: Stripe,
  { customerId, subscriptionId }: { customerId: string; subscriptionId: string | null },
): Promise<string | null> {
  const customer = await stripe.customers.retrieve(customerId);
  if (customer.deleted) return null;
  const own = customer.invoice_settings.default_payment_method;
  if (own !== null) return idOf(own);
  if (subscriptionId === null) return null;
  const { default_payment_method: card } = await stripe.subscriptions.retrieve(subscriptionId);
  return card === null ? null : idOf(card);
}
