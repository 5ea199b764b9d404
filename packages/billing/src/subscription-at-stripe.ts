import type { Stripe } from 'stripe';

/** The phases of a schedule name their prices, and a price names its plan. */
export const WITH_SCHEDULE = { expand: ['schedule.phases.items.price'] };

/** Returns a subscription with the changes that Stripe has scheduled for it. */
export const subscriptionAt = (stripe: Stripe, id: string): Promise<Stripe.Subscription> =>
  stripe.subscriptions.retrieve(id, WITH_SCHEDULE);

/** Returns the one item of a subscription: its plan. */
export function itemOf({ items }: Stripe.Subscription): Stripe.SubscriptionItem {
  const item = items.data[0];
  if (!item) throw new Error('A subscription without an item.');
  return item;
}
