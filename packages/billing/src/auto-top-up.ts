import { randomUUID } from 'node:crypto';
import type { AutoTopUpRule } from '@graha/domain/billing/auto-top-up';
import { Refusal } from '@graha/domain/core/refusal';
import { subscription, type Subscription } from '@graha/domain/billing/subscription';
import { stateOf } from '@graha/store/aggregates/execute';
import { autoTopUpsDue, creditsWithBought } from '@graha/store/billing/auto-top-up';
import { appendToSubscription } from '@graha/store/billing/subscription-log';
import { alone } from '@graha/store/postgres/alone';
import type { CommandContext } from '@graha/store/postgres/context';
import { ledgerNow } from '@graha/store/postgres/ledger-clock';
import { sumOfEach } from '@graha/store/postgres/sum-of-each';
import { erasureDueAt } from '@graha/store/tenants/erasure';
import { BY, finishPack, type AutoDeps } from './auto-pack.ts';
import { checkoutEnded } from './handlers.ts';
import { saleTurn } from './shop.ts';
import { storedCard } from './stored-card.ts';
import type { Buyer, Deps } from './stripe-client.ts';

/** Turns auto top-up on. @throws Refusal if no card is stored, or the plan takes no top-ups */
export const turnOnAutoTopUp = (deps: Deps, buyer: Buyer, rule: AutoTopUpRule): Promise<void> =>
  saleTurn(deps, buyer, async () => {
    const { tenantId, acting } = buyer;
    const { stripeCustomerId: customerId, stripe } = await stateOf({ db: deps.pool }, subscription, tenantId);
    const subscriptionId = stripe?.stripeSubscriptionId ?? null;
    if (customerId !== null && (await storedCard(deps.stripe, { customerId, subscriptionId })) === null) {
      throw new Refusal('card_absent');
    }
    await appendToSubscription({ db: deps.pool, tenantId, ...acting }, { type: 'turnOnAutoTopUp', ...rule });
  });

/** Works without Stripe. A pack that is being paid at this moment may still arrive. */
export async function turnOffAutoTopUp(ctx: CommandContext): Promise<void> {
  await appendToSubscription(ctx, { type: 'turnOffAutoTopUp' });
}

/**
 * Buys a pack for each workspace below its threshold, and completes open purchases. Returns the number completed. A failure in
 * one workspace does not delay the others.
 */
export async function buyDuePacks(deps: AutoDeps): Promise<number> {
  return sumOfEach(await autoTopUpsDue({ db: deps.pool }), async (tenantId) => {
    // One worker at a time buys for a workspace; other workers skip it until the next run.
    const isFinished = await alone(deps.pool, `billing ${tenantId}`, () => buyOne(deps, tenantId));
    return isFinished === true ? 1 : 0;
  });
}

async function buyOne(deps: AutoDeps, tenantId: string): Promise<boolean> {
  const state = await stateOf({ db: deps.pool }, subscription, tenantId);
  const purchaseId = state.autoTopUp.openPurchaseId ?? (await startOne(deps, tenantId, state));
  if (purchaseId === null) return false;
  await finishPack(deps, { tenantId, purchaseId });
  return true;
}

/** Counts the payments before the credits, so that a payment in between is noticed. */
async function startOne(
  deps: AutoDeps,
  tenantId: string,
  { autoTopUp, moneyIds, stripeCustomerId }: Subscription,
): Promise<string | null> {
  const ctx = { db: deps.pool, tenantId };
  const creditsLeft = await creditsWithBought(ctx);
  if (autoTopUp.rule === null || creditsLeft >= autoTopUp.rule.belowCredits) return null;
  if (await erasureDueAt(ctx)) return null; // The pack would be deleted with the workspace.
  if (stripeCustomerId !== null && (await isPaidByHand(deps, stripeCustomerId))) return null;
  const fall = { purchaseId: randomUUID(), creditsLeft, paymentsSeen: moneyIds.length };
  const events = await appendToSubscription({ ...ctx, ...BY }, { type: 'startAutoTopUp', ...fall });
  return events.some(({ type }) => type === 'AutoTopUpStarted') ? fall.purchaseId : null;
}

/** Longer than any bank takes. After a failed payment the Checkout Session is `complete` and `unpaid`. */
const LOOKED_BACK_MS = 10 * 86_400_000;

/** Returns whether somebody has just bought a pack on a payment page, with its message or money still to arrive. */
async function isPaidByHand(deps: AutoDeps, customer: string): Promise<boolean> {
  const created = { gte: Math.floor(((await ledgerNow(deps.pool)).getTime() - LOOKED_BACK_MS) / 1_000) };
  const { sessions } = deps.stripe.checkout;
  let isUnderWay = false;
  for await (const { id, mode, payment_status } of sessions.list({
    customer,
    status: 'complete',
    created,
    limit: 100,
  })) {
    if (mode !== 'payment') continue;
    if (payment_status === 'unpaid') isUnderWay = true;
    else await checkoutEnded(deps, id, BY); // Records it if its message has not arrived yet.
  }
  return isUnderWay;
}
