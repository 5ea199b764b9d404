import { subscriptionLives, subscription } from '@graha/domain/billing/subscription';
import { stateOf } from '@graha/store/aggregates/execute';
import type { Stripe } from 'stripe';
import type { Deps } from './stripe-client.ts';
import { idOf } from './view-of.ts';

const LIVING: readonly string[] = ['active', 'trialing', 'past_due', 'unpaid', 'paused'];

/**
 * Ends and refunds the later of two subscriptions for one plan, created by two checkouts paid at the same moment.
 * @returns whether this is the later one
 */
export async function endSecondSubscription(
  { pool, stripe }: Deps,
  tenantId: string,
  seen: Stripe.Subscription,
): Promise<boolean> {
  const state = await stateOf({ db: pool }, subscription, tenantId);
  const knownId = state.stripe?.stripeSubscriptionId;
  if (knownId === undefined || knownId === seen.id || !subscriptionLives(state)) return false;
  const known = await stripe.subscriptions.retrieve(knownId);
  if (!LIVING.includes(known.status) || !LIVING.includes(seen.status)) return false;
  await stripe.subscriptions.cancel(seen.id, {}, { idempotencyKey: `cancel-second-${seen.id}` });
  if (seen.latest_invoice === null) return true;
  const { data } = await stripe.invoicePayments.list({ invoice: idOf(seen.latest_invoice), status: 'paid', limit: 1 });
  const intent = data[0]?.payment.payment_intent;
  if (intent !== undefined && intent !== null) {
    await stripe.refunds.create({ payment_intent: idOf(intent) }, { idempotencyKey: `refund-second-${seen.id}` });
  }
  return true;
}
