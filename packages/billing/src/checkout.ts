import { priceCentsOf, type Terms } from '@graha/domain/billing/interval';
import { PLANS, TOP_UP } from '@graha/domain/billing/plans';
import { Refusal } from '@graha/domain/core/refusal';
import { purchaseOf, subscription, type Subscription } from '@graha/domain/billing/subscription';
import { stateOf } from '@graha/store/aggregates/execute';
import { appendToSubscription } from '@graha/store/billing/subscription-log';
import type { Stripe } from 'stripe';
import { closePage } from './close-page.ts';
import { customerOf } from './customer.ts';
import { priceIdOf, soldIdOf, TOP_UP_ID } from './price-list.ts';
import type { Buyer, ShopDeps } from './stripe-client.ts';
import { purchaseOnce } from './stripe-once.ts';
import { isoOf } from './view-of.ts';

type Wares = {
  soldId: string;
  /** null: a top-up. */
  terms: Terms | null;
  purchaseId?: string;
  params: Pick<Stripe.Checkout.SessionCreateParams, 'mode' | 'metadata' | 'invoice_creation'>;
};

/** Opens a Checkout page and returns its address. The customer returns with its id and purpose. */
async function openCheckout(deps: ShopDeps, buyer: Buyer, wares: Wares): Promise<string> {
  const { stripe, pool, portalUrl, automaticTax } = deps;
  const { soldId, terms, purchaseId, params } = wares;
  const plan = terms?.plan ?? null;
  const { tenantId } = buyer;
  const purpose = plan === null ? ('top_up' as const) : ('plan' as const);
  const customer = await customerOf(deps, buyer);
  const price = await priceIdOf(stripe, soldId);
  const state = await stateOf({ db: pool }, subscription, tenantId);
  const attempt = purchaseId === undefined ? state.revision : purchaseOf(state, purchaseId).attempts;
  const key = ['checkout', tenantId, purchaseId ?? soldId, attempt];
  const session = await purchaseOnce(deps, buyer, { purpose, plan, purchaseId, key }, (options) =>
    stripe.checkout.sessions.create(
      {
        ...params,
        customer,
        client_reference_id: tenantId,
        line_items: [{ price, quantity: 1 }],
        success_url: `${portalUrl}/billing?checkout={CHECKOUT_SESSION_ID}&bought=${purpose}`,
        cancel_url: `${portalUrl}/billing`,
        ...(automaticTax
          ? { automatic_tax: { enabled: true }, customer_update: { address: 'auto', name: 'auto' } }
          : {}),
      },
      options,
    ),
  );
  if (session.url === null) throw new Error('Stripe opened a checkout without a page.');
  const started = {
    sessionId: session.id,
    purpose,
    plan,
    ...(terms?.interval === 'year' ? { interval: terms.interval } : {}),
    expiresAt: isoOf(session.expires_at),
    ...(purchaseId === undefined ? {} : { purchaseId }),
  };
  await appendToSubscription({ db: pool, tenantId, ...buyer.acting }, { type: 'startCheckout', ...started });
  return session.url;
}

/** Returns the Checkout page of this purchase; the same one while it is open. */
export async function topUpPage(deps: ShopDeps, buyer: Buyer, purchaseId: string): Promise<string> {
  const state = await stateOf({ db: deps.pool }, subscription, buyer.tenantId);
  if (PLANS[state.plan].callsPerPeriod !== null) throw new Refusal('top_up_on_free');
  const { sessionId } = purchaseOf(state, purchaseId);
  if (sessionId !== null) {
    const { status, url } = await deps.stripe.checkout.sessions.retrieve(sessionId);
    if (status === 'complete') throw new Refusal('top_up_paid');
    if (status === 'open' && url !== null) return url;
  }
  const params: Wares['params'] = {
    mode: 'payment',
    metadata: { credits: String(TOP_UP.credits) },
    invoice_creation: { enabled: true },
  };
  return openCheckout(deps, buyer, { soldId: TOP_UP_ID, terms: null, purchaseId, params });
}

/** Returns the Checkout page of a first plan. Open pages of other plans are closed, so that only one can be paid. */
export async function planPage(deps: ShopDeps, buyer: Buyer, terms: Terms): Promise<string> {
  const { pool } = deps;
  const state = await stateOf({ db: pool }, subscription, buyer.tenantId);
  checkForCheckout(terms, state);
  const open = state.openCheckouts.filter(({ purpose }) => purpose === 'plan');
  for (const checkout of open) {
    const url = await pageLeft(deps, buyer, checkout.sessionId, checkout.plan === terms.plan ? terms : null);
    if (url !== null) return url;
  }
  await appendToSubscription({ db: pool, tenantId: buyer.tenantId, ...buyer.acting }, { type: 'selectPlan', ...terms });
  const soldId = soldIdOf(terms.plan, terms.interval);
  return openCheckout(deps, buyer, { soldId, terms, params: { mode: 'subscription' } });
}

function checkForCheckout(terms: Terms, state: Subscription): void {
  const [selected] = subscription.decide({ type: 'selectPlan', ...terms, now: '' }, state);
  if (selected?.type === 'PlanSelected' && selected.data.effective !== 'checkout') {
    throw new Refusal('subscription_lives');
  }
}

/** Returns an open page that sells the plan for the interval at today's price, and closes all other pages. */
async function pageLeft(
  { pool, stripe }: ShopDeps,
  buyer: Buyer,
  sessionId: string,
  terms: Terms | null,
): Promise<string | null> {
  const seen = await stripe.checkout.sessions.retrieve(sessionId);
  const isAsked = terms !== null && seen.amount_subtotal === priceCentsOf(terms.plan, terms.interval);
  if (seen.status === 'open' && isAsked && seen.url !== null) return seen.url;
  if ((await closePage(stripe, seen)) === 'complete') throw new Refusal('checkout_paid');
  await appendToSubscription(
    { db: pool, tenantId: buyer.tenantId, ...buyer.acting },
    { type: 'endCheckout', sessionId, outcome: 'expired' },
  );
  return null;
}
