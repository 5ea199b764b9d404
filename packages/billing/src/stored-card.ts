import type { Stripe } from 'stripe';
import { idOf } from './view-of.ts';

/** The card that renewals are paid with: the customer's own or, as Checkout leaves it, the subscription's. Null: none is stored. */
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
