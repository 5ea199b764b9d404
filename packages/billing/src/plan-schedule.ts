import type { Terms } from '@graha/domain/billing/interval';
import type { Stripe } from 'stripe';
import { intervalOfPrice, planOfPrice, priceIdOf, soldIdOf } from './price-list.ts';
import type { SendOnce } from './stripe-once.ts';
import { itemOf, subscriptionAt } from './subscription-at-stripe.ts';
import { idOf } from './view-of.ts';

/**
 * Lets the terms begin at the end of the paid period. Without a schedule Stripe would charge a price of another interval at once, and
 * would value the unused time of a year by the next price instead of the paid one.
 * @returns the subscription with its schedule
 */
export async function scheduleTerms(
  stripe: Stripe,
  seen: Stripe.Subscription,
  { current, terms }: { current: Terms; terms: Terms },
  once: SendOnce,
): Promise<Stripe.Subscription> {
  const next = await priceIdOf(stripe, soldIdOf(terms.plan, terms.interval));
  const ready = await withPaidPrice(stripe, seen, current, once);
  const { price, current_period_start, current_period_end } = itemOf(ready);
  const schedule =
    ready.schedule ??
    (await once('schedule', (options) =>
      stripe.subscriptionSchedules.create({ from_subscription: ready.id }, options),
    ));
  await once('schedule-phases', (options) =>
    stripe.subscriptionSchedules.update(
      idOf(schedule),
      {
        end_behavior: 'release',
        proration_behavior: 'none',
        phases: [
          {
            items: [{ price: price.id, quantity: 1 }],
            start_date: current_period_start,
            end_date: current_period_end,
            proration_behavior: 'none',
          },
          {
            items: [{ price: next, quantity: 1 }],
            duration: { interval: terms.interval, interval_count: 1 },
            proration_behavior: 'none',
          },
        ],
      },
      options,
    ),
  );
  return subscriptionAt(stripe, ready.id);
}

/** Takes back a cancellation, or a cheaper price that waits within the paid period. */
async function withPaidPrice(
  stripe: Stripe,
  seen: Stripe.Subscription,
  current: Terms,
  once: SendOnce,
): Promise<Stripe.Subscription> {
  const { id, price } = itemOf(seen);
  const isPaidPrice = planOfPrice(price) === current.plan && intervalOfPrice(price) === current.interval;
  if (isPaidPrice && !seen.cancel_at_period_end) return seen;
  await releaseSchedule(stripe, seen, once);
  const paid = isPaidPrice ? price.id : await priceIdOf(stripe, soldIdOf(current.plan, current.interval));
  return once('schedule-prepare', (options) =>
    stripe.subscriptions.update(
      seen.id,
      { items: [{ id, price: paid }], proration_behavior: 'none', cancel_at_period_end: false },
      options,
    ),
  );
}

/** Drops what Stripe has scheduled. @returns false if nothing is scheduled */
export async function releaseSchedule(stripe: Stripe, seen: Stripe.Subscription, once: SendOnce): Promise<boolean> {
  const { schedule } = seen;
  if (schedule === null) return false;
  await once('schedule-release', (options) => stripe.subscriptionSchedules.release(idOf(schedule), {}, options));
  return true;
}
