import { Refusal } from '@graha/domain/core/refusal';
import { receiveAndAwait } from '@graha/store/billing/stripe-inbox';
import { appendToSubscription } from '@graha/store/billing/subscription-log';
import type { Acting } from '@graha/store/postgres/context';
import type { Pool } from 'pg';
import type { Stripe } from 'stripe';
import type { Deps } from './stripe-client.ts';
import { viewOf } from './view-of.ts';

const WORKER_MS = 6_000;

export type View = { tenantId: string; seen: Stripe.Subscription; seenAt: Date; acting: Acting };

/**
 * Appends the state of a subscription; false if the log has it already. `seenAt` is taken before the request to Stripe: of two
 * views, the one requested later is at least as new.
 */
export async function appendView(pool: Pool, { tenantId, seen, seenAt, acting }: View): Promise<boolean> {
  const view = viewOf(seen, seenAt);
  if (view === null) return false;
  return (await appendToSubscription({ db: pool, tenantId, ...acting }, { type: 'sync', ...view })).length > 0;
}

/** Records the state of a subscription, directly or through the worker. Returns false if the worker did not record it in time. */
export async function recordView(deps: Deps, view: View): Promise<boolean> {
  if (deps.viewsByWorker) return recordByWorker(deps, view);
  await appendView(deps.pool, view);
  return true;
}

/**
 * Records the state of a subscription. @throws Refusal if it is not recorded in time, because the next step would use an older
 * one
 */
export async function needView(deps: Deps, view: View): Promise<void> {
  if (!(await recordView(deps, view))) throw new Refusal('change_in_progress');
}

/** Records a message in Stripe's format; the worker then fetches the object and records its state. */
const recordByWorker = ({ pool }: Deps, { seen: { id, livemode }, seenAt }: View): Promise<boolean> =>
  receiveAndAwait(
    { db: pool },
    {
      message: { eventType: 'customer.subscription.updated', objectId: id, livemode, createdAt: seenAt.toISOString() },
      waitMs: WORKER_MS,
    },
  );
