import { sameTerms, type Terms } from '@graha/domain/billing/interval';
import { isSettledOn, termsOf, termsToCome } from '@graha/domain/billing/standing';
import { subscriptionLives, subscription, type Subscription } from '@graha/domain/billing/subscription';
import { Refusal } from '@graha/domain/core/refusal';
import { ledgerNow } from '@graha/store/postgres/ledger-clock';
import { stateOf } from '@graha/store/aggregates/execute';
import { appendToSubscription } from '@graha/store/billing/subscription-log';
import type { Stripe } from 'stripe';
import { releaseSchedule, scheduleTerms } from './plan-schedule.ts';
import { priceIdOf, soldIdOf } from './price-list.ts';
import { needView, recordView } from './record-view.ts';
import type { Buyer, ShopDeps } from './stripe-client.ts';
import { purchaseOnce, type SendOnce } from './stripe-once.ts';
import { itemOf, subscriptionAt, WITH_SCHEDULE } from './subscription-at-stripe.ts';

/** Both are a success: `already` means that the workspace has the plan, or gets it with the next period. */
export type Outcome = 'changed' | 'already';

/**
 * Changes the plan or its interval. A more expensive plan, or a year instead of a month, starts a new period now at its full price,
 * less the unused time of a year; anything else starts when the paid period ends. The state at Stripe is recorded first, so that an
 * earlier change with a lost answer is found and not paid again.
 */
export async function makeChange(deps: ShopDeps, buyer: Buyer, terms: Terms): Promise<Outcome> {
  const { pool, stripe } = deps;
  const { tenantId, acting } = buyer;
  const { stripe: known } = await stateOf({ db: pool }, subscription, tenantId);
  if (known === null) throw new Refusal('subscription_absent');
  const asked = await ledgerNow(pool);
  const seen = await subscriptionAt(stripe, known.stripeSubscriptionId);
  await needView(deps, { tenantId, seen, seenAt: asked, acting });
  const state = await stateOf({ db: pool }, subscription, tenantId);
  if (isSettledOn(terms, state)) return 'already';
  if (!subscriptionLives(state)) throw new Refusal('subscription_absent');
  const [selected] = await appendToSubscription({ db: pool, tenantId, ...acting }, { type: 'selectPlan', ...terms });
  const isNow = selected?.type === 'PlanSelected' && selected.data.effective === 'now';
  const before = await ledgerNow(pool);
  const { plan, interval } = terms;
  const key = [seen.id, plan, interval, state.stripe?.periodStart ?? '', state.revision];
  const once: SendOnce = (step, send) =>
    purchaseOnce(deps, buyer, { purpose: 'plan', plan, key: [step, ...key] }, send);
  const changed = isNow
    ? await startNow(stripe, seen, { state, terms }, once)
    : await startLater(stripe, seen, { state, terms }, once);
  await recordView(deps, { tenantId, seen: changed, seenAt: before, acting });
  return 'changed';
}

type Wanted = { state: Subscription; terms: Terms };

/** A declined card leaves everything as it was, and so a change that waits for the end of the period. */
async function startNow(
  stripe: Stripe,
  seen: Stripe.Subscription,
  { state, terms }: Wanted,
  once: SendOnce,
): Promise<Stripe.Subscription> {
  const current = termsOf(state);
  const isYear = current.interval === 'year';
  if (isYear && state.inDunning) throw new Refusal('payment_overdue'); // The unused time would be of a year that nobody paid.
  const price = await priceIdOf(stripe, soldIdOf(terms.plan, terms.interval));
  const isReleased = await releaseSchedule(stripe, seen, once);
  try {
    return await once('change', (options) =>
      stripe.subscriptions.update(
        seen.id,
        {
          items: [{ id: itemOf(seen).id, price }],
          // Of a month nothing is given back, because its unspent credits stay.
          proration_behavior: isYear ? 'always_invoice' : 'none',
          cancel_at_period_end: false,
          billing_cycle_anchor: { type: 'now' },
          payment_behavior: 'error_if_incomplete',
          ...WITH_SCHEDULE,
        },
        options,
      ),
    );
  } catch (error) {
    if (isReleased && error instanceof Refusal && error.code === 'card_declined') {
      const again: SendOnce = (step, send) => once(`again-${step}`, send);
      await scheduleTerms(stripe, await subscriptionAt(stripe, seen.id), { current, terms: termsToCome(state) }, again);
    }
    throw error;
  }
}

/** Begins the terms with the next period, or keeps the present ones if they are chosen again. */
async function startLater(
  stripe: Stripe,
  seen: Stripe.Subscription,
  { state, terms }: Wanted,
  once: SendOnce,
): Promise<Stripe.Subscription> {
  const current = termsOf(state);
  const isOfYear = current.interval === 'year' || terms.interval === 'year';
  if (terms.plan !== 'free' && isOfYear && !sameTerms(terms, current)) {
    return scheduleTerms(stripe, seen, { current, terms }, once);
  }
  await releaseSchedule(stripe, seen, once);
  const change: Stripe.SubscriptionUpdateParams =
    terms.plan === 'free'
      ? { cancel_at_period_end: true }
      : {
          items: [{ id: itemOf(seen).id, price: await priceIdOf(stripe, soldIdOf(terms.plan, terms.interval)) }],
          proration_behavior: 'none',
          cancel_at_period_end: false,
        };
  return once('change', (options) => stripe.subscriptions.update(seen.id, { ...change, ...WITH_SCHEDULE }, options));
}
