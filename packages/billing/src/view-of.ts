import type { StripeView } from '@graha/domain/billing/stripe-view';
import type { Stripe } from 'stripe';
import { intervalOfPrice, planOfPrice } from './price-list.ts';

export const isoOf = (unixSeconds: number): string => new Date(unixSeconds * 1000).toISOString();

const STATUSES: readonly StripeView['status'][] = [
  'incomplete',
  'incomplete_expired',
  'trialing',
  'active',
  'past_due',
  'unpaid',
  'paused',
  'canceled',
];

export const idOf = (reference: string | { id: string }): string =>
  typeof reference === 'string' ? reference : reference.id;

/** Returns null if the subscription is not for one of our plans. */
export function viewOf(seen: Stripe.Subscription, stripeSeenAt: Date): StripeView | null {
  const item = seen.items.data[0];
  const status = STATUSES.find((known) => known === seen.status);
  const plan = item ? planOfPrice(item.price) : null;
  if (!item || !status || plan === null) return null;
  const isUnpaid = status === 'unpaid' || seen.cancellation_details?.reason === 'payment_failed';
  return {
    stripeSubscriptionId: seen.id,
    status,
    plan,
    ...termsIn(seen, item),
    stripePriceId: item.price.id,
    periodStart: isoOf(item.current_period_start),
    periodEnd: isoOf(item.current_period_end),
    anchorAt: isoOf(seen.billing_cycle_anchor),
    cancelAt: seen.status === 'canceled' ? null : cancelAtOf(seen, item),
    ...(isUnpaid ? { endedUnpaid: true } : {}),
    stripeSeenAt: stripeSeenAt.toISOString(),
  };
}

type Terms = Pick<StripeView, 'interval' | 'nextPlan' | 'nextInterval'>;

/** The interval of the plan, unless it is a month, and the terms that Stripe has scheduled for the end of the period. */
function termsIn({ schedule }: Stripe.Subscription, item: Stripe.SubscriptionItem): Terms {
  const interval = intervalOfPrice(item.price);
  return { ...(interval === 'month' ? {} : { interval }), ...scheduledIn(schedule, item) };
}

function scheduledIn(schedule: Stripe.Subscription['schedule'], item: Stripe.SubscriptionItem): Terms {
  if (schedule === null) return {};
  if (typeof schedule === 'string') throw new Error('A subscription was read without its schedule.');
  const phase = schedule.phases.find(({ start_date }) => start_date === item.current_period_end);
  const price = phase?.items[0]?.price;
  if (price === undefined || typeof price === 'string' || price.deleted === true) return {};
  const nextPlan = planOfPrice(price);
  return nextPlan === null ? {} : { nextPlan, nextInterval: intervalOfPrice(price) };
}

function cancelAtOf(seen: Stripe.Subscription, item: Stripe.SubscriptionItem): string | null {
  if (seen.cancel_at !== null) return isoOf(seen.cancel_at);
  return seen.cancel_at_period_end ? isoOf(item.current_period_end) : null;
}
