import { subscription } from '@graha/domain/billing/subscription';
import { stateOf } from '@graha/store/aggregates/execute';
import { appendToSubscription } from '@graha/store/billing/subscription-log';
import { feedSteps } from '@graha/store/log/event-feed';
import type { Acting } from '@graha/store/postgres/context';
import { erasureDueAt } from '@graha/store/tenants/erasure';
import { Stripe } from 'stripe';
import { closePage } from './close-page.ts';
import { billingTurn } from './shop.ts';
import type { Deps } from './stripe-client.ts';

const BY: Acting = { actor: { kind: 'system', id: 'checkout-pages' } };

/**
 * Closes the open payment pages of workspaces whose deletion was requested, so that nobody pays for a workspace that goes (role:
 * worker). Without an answer of Stripe it starts again later. @returns the number of requests
 */
export async function closePagesOfErased(deps: Deps): Promise<number> {
  let requests = 0;
  const handle = (_tx: unknown, { tenantId }: { tenantId: string }) => closePagesOf(deps, tenantId);
  const steps = feedSteps(
    { db: deps.pool },
    { name: 'checkout-pages', types: ['ErasureRequested'], upTo: 'end', handle },
  );
  for await (const events of steps) requests += events;
  return requests;
}

/** Waits for its turn, because a purchase that began before the request may be about to open a page. */
const closePagesOf = (deps: Deps, tenantId: string): Promise<void> =>
  billingTurn(deps, { tenantId }, async () => {
    const { pool, stripe } = deps;
    if (!(await erasureDueAt({ db: pool, tenantId }))) return; // It was withdrawn, or is done.
    const { openCheckouts } = await stateOf({ db: pool }, subscription, tenantId);
    for (const { sessionId } of openCheckouts) {
      const seen = await stripe.checkout.sessions.retrieve(sessionId).catch(unlessGone);
      if (seen && (await closePage(stripe, seen)) === 'complete') continue; // Its message records the purchase.
      await appendToSubscription({ db: pool, tenantId, ...BY }, { type: 'endCheckout', sessionId, outcome: 'expired' });
    }
  });

function unlessGone(error: unknown): null {
  if (error instanceof Stripe.errors.StripeError && error.code === 'resource_missing') return null;
  throw error;
}
