import type { Acting } from '@graha/store/workspace';
import { tellSubscription } from '@graha/store/subscription-log';
import type { Pool } from 'pg';
import type { Stripe } from 'stripe';
import { viewOf } from './view-of.ts';

/** A database that may write the log, and Stripe. */
export type Deps = { pool: Pool; stripe: Stripe };

/**
 * Tells what a subscription is. `seenAt` is taken before the question to Stripe: of two looks, the one that began later knows at
 * least as much.
 */
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
