import { PLANS, TOP_UP, type PlanId } from '@graha/domain/plans';
import { Refusal } from '@graha/domain/refusal';
import { ledgerNow } from '@graha/store/ledger-clock';
import { subscriptionOf, tellSubscription } from '@graha/store/subscription-log';
import type { Acting } from '@graha/store/workspace';
import type { Stripe } from 'stripe';
import { priceIdOf, TOP_UP_ID } from './price-list.ts';
import { tellView, type Deps } from './telling.ts';
import { isoOf } from './view-of.ts';

/** Who buys, in which request: a second click of the same request changes nothing. */
export type Buyer = { tenantId: string; email: string; workspaceName: string; requestId: string; acting: Acting };

export type ShopDeps = Deps & {
  portalUrl: string;
  /** Stripe works out taxes and asks for the address that it needs. */
  automaticTax: boolean;
};

async function customerOf({ pool, stripe }: Deps, buyer: Buyer): Promise<string> {
  const { stripeCustomerId: known } = await subscriptionOf(pool, buyer.tenantId);
  if (known !== null) return known;
  const { id } = await stripe.customers.create(
    { email: buyer.email, name: buyer.workspaceName, metadata: { tenant: buyer.tenantId } },
    { idempotencyKey: `customer-${buyer.tenantId}` },
  );
  await tellSubscription(pool, buyer.tenantId, { type: 'linkCustomer', stripeCustomerId: id }, buyer.acting);
  return (await subscriptionOf(pool, buyer.tenantId)).stripeCustomerId ?? id;
}

type Wares = Pick<Stripe.Checkout.SessionCreateParams, 'mode' | 'metadata' | 'invoice_creation'>;

/** Address of the page to pay on. Its own id, and what it was for, come back with the customer. */
async function openCheckout(
  deps: ShopDeps,
  buyer: Buyer,
  { soldId, plan, wares }: { soldId: string; plan: PlanId | null; wares: Wares },
): Promise<string> {
  const { stripe, portalUrl, automaticTax } = deps;
  const purpose = plan === null ? ('top_up' as const) : ('plan' as const);
  const session = await stripe.checkout.sessions.create(
    {
      ...wares,
      customer: await customerOf(deps, buyer),
      client_reference_id: buyer.tenantId,
      line_items: [{ price: await priceIdOf(stripe, soldId), quantity: 1 }],
      success_url: `${portalUrl}/billing?checkout={CHECKOUT_SESSION_ID}&bought=${purpose}`,
      cancel_url: `${portalUrl}/billing`,
      ...(automaticTax ? { automatic_tax: { enabled: true }, customer_update: { address: 'auto', name: 'auto' } } : {}),
    },
    { idempotencyKey: `checkout-${buyer.requestId}` },
  );
  if (session.url === null) throw new Error('Stripe opened a checkout without a page.');
  const started = { sessionId: session.id, purpose, plan, expiresAt: isoOf(session.expires_at) };
  await tellSubscription(deps.pool, buyer.tenantId, { type: 'startCheckout', ...started }, buyer.acting);
  return session.url;
}

export async function buyTopUp(deps: ShopDeps, buyer: Buyer): Promise<string> {
  const { plan } = await subscriptionOf(deps.pool, buyer.tenantId);
  if (PLANS[plan].callsPerPeriod !== null) throw new Refusal('top_up_on_free');
  const wares: Wares = {
    mode: 'payment',
    metadata: { credits: String(TOP_UP.credits) },
    invoice_creation: { enabled: true },
  };
  return openCheckout(deps, buyer, { soldId: TOP_UP_ID, plan: null, wares });
}

/** The page where a first plan is paid. Older pages for one are closed: only one of them can be paid. */
export async function buyPlan(deps: ShopDeps, buyer: Buyer, plan: PlanId): Promise<string> {
  const { pool, stripe } = deps;
  const [selected] = await tellSubscription(pool, buyer.tenantId, { type: 'selectPlan', plan }, buyer.acting);
  if (selected?.type === 'PlanSelected' && selected.data.effective !== 'checkout') {
    throw new Refusal('subscription_lives');
  }
  const { openCheckouts } = await subscriptionOf(pool, buyer.tenantId);
  for (const { sessionId } of openCheckouts.filter(({ purpose }) => purpose === 'plan')) {
    const { status } = await stripe.checkout.sessions.retrieve(sessionId);
    if (status === 'complete') throw new Refusal('checkout_paid');
    if (status === 'open') await stripe.checkout.sessions.expire(sessionId);
    await tellSubscription(pool, buyer.tenantId, { type: 'endCheckout', sessionId, outcome: 'expired' }, buyer.acting);
  }
  return openCheckout(deps, buyer, { soldId: plan, plan, wares: { mode: 'subscription' } });
}

/** Dearer: a new period now, at its full price. Cheaper, or the free plan: when the period ends. The same: as it was. */
export async function changePlan(deps: ShopDeps, buyer: Buyer, plan: PlanId): Promise<void> {
  const { pool, stripe } = deps;
  const [selected] = await tellSubscription(pool, buyer.tenantId, { type: 'selectPlan', plan }, buyer.acting);
  const { stripe: known } = await subscriptionOf(pool, buyer.tenantId);
  if (selected?.type !== 'PlanSelected' || selected.data.effective === 'checkout' || known === null) {
    throw new Refusal('subscription_absent');
  }
  const id = known.stripeSubscriptionId;
  const change =
    plan === 'free'
      ? ({ cancel_at_period_end: true } as const)
      : await changeTo(stripe, id, plan, selected.data.effective === 'now');
  const before = await ledgerNow(pool);
  const changed = await stripe.subscriptions
    .update(id, change, { idempotencyKey: `change-${buyer.requestId}` })
    .catch((error: unknown) => {
      if (error instanceof Error && 'type' in error && error.type === 'StripeCardError') {
        throw new Refusal('card_declined');
      }
      throw error;
    });
  await tellView(pool, buyer.tenantId, changed, before, buyer.acting);
}

async function changeTo(
  stripe: Stripe,
  subscriptionId: string,
  plan: PlanId,
  isNow: boolean,
): Promise<Stripe.SubscriptionUpdateParams> {
  const { items } = await stripe.subscriptions.retrieve(subscriptionId);
  const item = items.data[0];
  if (!item) throw new Error('A subscription without an item.');
  return {
    items: [{ id: item.id, price: await priceIdOf(stripe, plan) }],
    proration_behavior: 'none',
    cancel_at_period_end: false,
    ...(isNow ? { billing_cycle_anchor: { type: 'now' }, payment_behavior: 'error_if_incomplete' } : {}),
  };
}

/** The page of Stripe's where card, address and invoices are kept. */
export async function openPortal(deps: ShopDeps, buyer: Buyer): Promise<string> {
  const { url } = await deps.stripe.billingPortal.sessions.create({
    customer: await customerOf(deps, buyer),
    return_url: `${deps.portalUrl}/billing`,
  });
  return url;
}
