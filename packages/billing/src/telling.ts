import type { Acting } from '@graha/store/workspace';
import { ledgerNow } from '@graha/store/ledger-clock';
import { tellSubscription } from '@graha/store/subscription-log';
import type { Pool } from 'pg';
import type { Stripe } from 'stripe';
import { viewOf } from './view-of.ts';

/** A database that may write the log, and Stripe. */
export type Deps = { pool: Pool; stripe: Stripe };

/**
 * Fetches a subscription and tells what it is now. The moment is taken before the question: of two looks, the one that began
 * later knows at least as much.
 */
export async function lookAtSubscription(
  { pool, stripe }: Deps,
  tenantId: string,
  stripeSubscriptionId: string,
  acting: Acting,
): Promise<{ seen: Stripe.Subscription; isNews: boolean }> {
  const before = await ledgerNow(pool);
  const seen = await stripe.subscriptions.retrieve(stripeSubscriptionId);
  return { seen, isNews: await tellView(pool, tenantId, seen, before, acting) };
}

export async function tellView(
  pool: Pool,
  tenantId: string,
  seen: Stripe.Subscription,
  seenAt: Date,
  acting: Acting,
): Promise<boolean> {
  const view = viewOf(seen, seenAt);
  if (view === null) return false;
  return (await tellSubscription(pool, tenantId, { type: 'sync', ...view }, acting)).length > 0;
}
