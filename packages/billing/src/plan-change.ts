import type { PlanId } from '@graha/domain/billing/plans';
import { Refusal } from '@graha/domain/core/refusal';
import { isSettledOn, subscriptionLives, subscription } from '@graha/domain/billing/subscription';
import { ledgerNow } from '@graha/store/postgres/ledger-clock';
import { stateOf } from '@graha/store/aggregates/execute';
import { appendToSubscription } from '@graha/store/billing/subscription-log';
import type { Stripe } from 'stripe';
import { priceIdOf } from './price-list.ts';
import type { Buyer, ShopDeps } from './stripe-client.ts';
import { needView, recordView } from './record-view.ts';
import { purchaseOnce } from './stripe-once.ts';

/** Both are a success: `already` means that the workspace has the plan, or gets it with the next period. */
export type Outcome = 'changed' | 'already';

/**
 * Changes the plan. A more expensive plan starts a new period now, at its full price; a cheaper one, or Free, starts when the
 * period ends. The state at Stripe is recorded first, so that an earlier change with a lost answer is found and not paid again.
 */
export async function makeChange(deps: ShopDeps, buyer: Buyer, plan: PlanId): Promise<Outcome> {
  const { pool, stripe } = deps;
  const { tenantId, acting } = buyer;
  const { stripe: known } = await stateOf({ db: pool }, subscription, tenantId);
  if (known === null) throw new Refusal('subscription_absent');
  const id = known.stripeSubscriptionId;
  const asked = await ledgerNow(pool);
  const seen = await stripe.subscriptions.retrieve(id);
  await needView(deps, { tenantId, seen, seenAt: asked, acting });
  const state = await stateOf({ db: pool }, subscription, tenantId);
  if (isSettledOn(plan, state)) return 'already';
  if (!subscriptionLives(state)) throw new Refusal('subscription_absent');
  const [selected] = await appendToSubscription({ db: pool, tenantId, ...acting }, { type: 'selectPlan', plan });
  const isNow = selected?.type === 'PlanSelected' && selected.data.effective === 'now';
  const change = plan === 'free' ? { cancel_at_period_end: true } : await changeTo(stripe, seen, plan, isNow);
  const before = await ledgerNow(pool);
  const key = ['change', id, plan, state.stripe?.periodStart ?? '', state.revision];
  const changed = await purchaseOnce(deps, buyer, { purpose: 'plan', plan, key }, (options) =>
    stripe.subscriptions.update(id, change, options),
  );
  await recordView(deps, { tenantId, seen: changed, seenAt: before, acting });
  return 'changed';
}

async function changeTo(
  stripe: Stripe,
  { items }: Stripe.Subscription,
  plan: PlanId,
  isNow: boolean,
): Promise<Stripe.SubscriptionUpdateParams> {
  const item = items.data[0];
  if (!item) throw new Error('A subscription without an item.');
  return {
    items: [{ id: item.id, price: await priceIdOf(stripe, plan) }],
    proration_behavior: 'none',
    cancel_at_period_end: false,
    ...(isNow ? { billing_cycle_anchor: { type: 'now' }, payment_behavior: 'error_if_incomplete' } : {}),
  };
}
