import { sameTerms, type Terms } from './interval.ts';
import type { PlanId } from './plans.ts';
import { planChanged, scheduleChanged, type StandingEvent } from './standing-events.ts';
import { intervalOf, lives, meaningOf, type Scheduled, type StripeView } from './stripe-view.ts';

/** The part of a subscription that determines its present plan and the next one. */
export type Standing = { plan: PlanId; stripe: StripeView | null; scheduled: Scheduled | null };

/** The present plan and its interval. The interval of an ended subscription does not apply to a plan that is granted later. */
export const termsOf = ({ plan, stripe }: Standing): Terms => ({
  plan,
  interval: lives(stripe) ? intervalOf(stripe) : 'month',
});

/** The plan after the end of the paid period, and its interval. */
export function termsToCome(standing: Standing): Terms {
  const terms = termsOf(standing);
  const { scheduled } = standing;
  return scheduled === null ? terms : { plan: scheduled.to, interval: scheduled.interval ?? terms.interval };
}

/** Returns true if Stripe will ask for money again: a subscription that only runs to the end of its paid period costs nothing more. */
export const chargesAgain = ({ stripe, scheduled }: Standing): boolean => lives(stripe) && scheduled?.to !== 'free';

/** Returns the next attempt to charge the card; null if none is known, or if its result has not arrived yet. */
export const nextTryAt = ({ retryAt }: { retryAt: string | null }, now: Date): Date | null =>
  retryAt !== null && Date.parse(retryAt) > now.getTime() ? new Date(retryAt) : null;

/** Returns true if the terms apply already or begin with the next period, so that there is nothing to change. */
export const isSettledOn = (wanted: Terms, standing: Standing): boolean => sameTerms(wanted, termsToCome(standing));

/** Returns the changes of plan and schedule that a view of Stripe causes. A change of plan cancels an earlier schedule. */
export function planFollows(seen: StripeView, standing: Standing, now: string): StandingEvent[] {
  const { plan, scheduled } = meaningOf(seen, standing);
  const changes = planChanged({
    from: termsOf(standing),
    to: { plan, interval: intervalOf(seen) },
    effectiveAt: now,
    unpaidFrom: seen.endedUnpaid === true ? seen.periodStart : undefined,
  });
  return [...changes, ...scheduleChanged(changes.length > 0 ? null : standing.scheduled, scheduled)];
}
