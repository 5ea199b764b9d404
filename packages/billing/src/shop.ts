import type { BillingInterval } from '@graha/domain/billing/interval';
import type { PlanId } from '@graha/domain/billing/plans';
import { Refusal } from '@graha/domain/core/refusal';
import { inTurn } from '@graha/store/postgres/in-turn';
import { ledgerNow } from '@graha/store/postgres/ledger-clock';
import { erasureDueAt } from '@graha/store/tenants/erasure';
import { planPage, topUpPage } from './checkout.ts';
import { customerOf } from './customer.ts';
import { makeChange, type Outcome } from './plan-change.ts';
import { keyOf } from './stripe-once.ts';
import type { Buyer, Deps, ShopDeps } from './stripe-client.ts';

/** Runs one purchase of a workspace at a time, from reading its subscription to recording the purchase. */
export const billingTurn = <Result>(
  { pool }: Deps,
  { tenantId }: Pick<Buyer, 'tenantId'>,
  work: () => Promise<Result>,
): Promise<Result> => inTurn(pool, `billing ${tenantId}`, work);

/** Runs a purchase. @throws Refusal if the workspace waits for its deletion: Stripe would charge a workspace that is gone */
export const saleTurn = <Result>(deps: Deps, buyer: Buyer, work: () => Promise<Result>): Promise<Result> =>
  billingTurn(deps, buyer, async () => {
    if (await erasureDueAt({ db: deps.pool, tenantId: buyer.tenantId })) throw new Refusal('erasure_requested');
    return work();
  });

/** @param purchaseId created with the page that sells the top-up; one per top-up */
export const buyTopUp = (deps: ShopDeps, buyer: Buyer, purchaseId: string): Promise<string> =>
  saleTurn(deps, buyer, () => topUpPage(deps, buyer, purchaseId));

export const buyPlan = (
  deps: ShopDeps,
  buyer: Buyer,
  plan: PlanId,
  interval: BillingInterval = 'month',
): Promise<string> => saleTurn(deps, buyer, () => planPage(deps, buyer, { plan, interval }));

export const changePlan = (
  deps: ShopDeps,
  buyer: Buyer,
  plan: PlanId,
  interval: BillingInterval = 'month',
): Promise<Outcome> =>
  (plan === 'free' ? billingTurn : saleTurn)(deps, buyer, () => makeChange(deps, buyer, { plan, interval }));

const PORTAL_KEPT_MS = 10_000;

/** Returns Stripe's customer portal, with card, address and invoices. Clicks within seconds open the same session. */
export const openPortal = (deps: ShopDeps, buyer: Buyer): Promise<string> =>
  billingTurn(deps, buyer, async () => {
    const customer = await customerOf(deps, buyer);
    const slot = Math.floor((await ledgerNow(deps.pool)).getTime() / PORTAL_KEPT_MS);
    const { url } = await deps.stripe.billingPortal.sessions.create(
      { customer, return_url: `${deps.portalUrl}/billing` },
      keyOf('portal', customer, slot),
    );
    return url;
  });
