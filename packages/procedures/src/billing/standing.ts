import type { BillingInterval } from '@graha/domain/billing/interval';
import { chargesAgain, nextTryAt, termsOf } from '@graha/domain/billing/standing';
import type { Scheduled } from '@graha/domain/billing/stripe-view';
import { subscription } from '@graha/domain/billing/subscription';
import { stateOf } from '@graha/store/aggregates/execute';
import { ledgerNow } from '@graha/store/postgres/ledger-clock';
import type { Context } from '../trpc/context.ts';

/** The state of a workspace's plan in the event log. */
export type Standing = {
  /** True if anything can be bought here at all. */
  isOpen: boolean;
  isGranted: boolean;
  isSubscribed: boolean;
  /** False if the subscription only runs to the end of its paid period. */
  chargesAgain: boolean;
  isLate: boolean;
  /** The next attempt to charge the card for a failed payment; null if none is known. */
  retryAt: Date | null;
  /** Stripe neither charges the subscription nor counts it as the plan. */
  isPaused: boolean;
  /** A month without a subscription. */
  interval: BillingInterval;
  /** End of the paid period, which is the date of the next invoice; null without a subscription. */
  paidUntil: Date | null;
  scheduled: Scheduled | null;
};

const NOT_RUNNING = ['canceled', 'incomplete_expired', 'incomplete'];

export async function standingOf(ctx: Pick<Context, 'db' | 'shop'> & { tenantId: string }): Promise<Standing> {
  const [state, now] = await Promise.all([stateOf(ctx, subscription, ctx.tenantId), ledgerNow(ctx.db)]);
  const { granted, stripe, inDunning, scheduled } = state;
  const isSubscribed = stripe !== null && !NOT_RUNNING.includes(stripe.status);
  return {
    isOpen: ctx.shop !== null,
    isGranted: granted,
    isSubscribed,
    chargesAgain: chargesAgain(state),
    isLate: inDunning,
    retryAt: nextTryAt(state, now),
    isPaused: stripe?.status === 'paused',
    interval: isSubscribed ? termsOf(state).interval : 'month',
    paidUntil: isSubscribed ? new Date(stripe.periodEnd) : null,
    scheduled,
  };
}
