import type { MoneyEvent } from '@graha/domain/billing/money/billing-money';
import { TOP_UP } from '@graha/domain/billing/plans';
import { topUpAt } from '@graha/domain/billing/top-up';
import { ledgerNow } from '@graha/store/postgres/ledger-clock';
import { tenantOfCustomer } from '@graha/store/billing/stripe-inbox';
import { subscription } from '@graha/domain/billing/subscription';
import { stateOf } from '@graha/store/aggregates/execute';
import { appendToSubscription } from '@graha/store/billing/subscription-log';
import type { Acting } from '@graha/store/postgres/context';
import type { Pool } from 'pg';
import { Stripe } from 'stripe';
import { purchaseOfInvoice, purchaseOfSession } from './bought.ts';
import { endSecondSubscription } from './second-subscription.ts';
import { appendView } from './record-view.ts';
import type { Deps } from './stripe-client.ts';
import { subscriptionAt } from './subscription-at-stripe.ts';
import { idOf, isoOf } from './view-of.ts';

/** The effect of a message; `ignored` has the reason for no effect. */
export type Outcome = { effect: string } | { ignored: string };
export type Handler = (deps: Deps, objectId: string, acting: Acting) => Promise<Outcome>;

const NOT_OURS: Outcome = { ignored: 'The customer is not one of our workspaces.' };

/** Returns null for an object that Stripe has deleted: a declined purchase may leave a message about one. */
async function unlessGone<Found>(request: Promise<Found>): Promise<Found | null> {
  try {
    return await request;
  } catch (error) {
    if (error instanceof Stripe.errors.StripeError && error.code === 'resource_missing') return null;
    throw error;
  }
}

export async function tenantOf({ pool }: Deps, customer: string | { id: string } | null): Promise<string | null> {
  return customer === null ? null : tenantOfCustomer({ db: pool }, { stripeCustomerId: idOf(customer) });
}

/** Records the current state of the subscription, not the state in the message. */
export const subscriptionSeen: Handler = async (deps, subscriptionId, acting) => {
  const before = await ledgerNow(deps.pool);
  const seen = await unlessGone(subscriptionAt(deps.stripe, subscriptionId));
  if (seen === null)
    return { ignored: 'Stripe does not have the subscription: its first payment failed, or it was deleted.' };
  const tenantId = await tenantOf(deps, seen.customer);
  if (tenantId === null) return NOT_OURS;
  if (await endSecondSubscription(deps, tenantId, seen)) {
    return { effect: 'A second subscription was ended and its payment refunded.' };
  }
  const isNews = await appendView(deps.pool, { tenantId, seen, seenAt: before, acting });
  return isNews ? { effect: `Subscription is ${seen.status}.` } : { ignored: 'Nothing new.' };
};

export const invoicePaid: Handler = async (deps, invoiceId, acting) => {
  const invoice = await deps.stripe.invoices.retrieve(invoiceId);
  if (invoice.status !== 'paid') return { ignored: `The invoice is ${invoice.status}.` };
  const tenantId = await tenantOf(deps, invoice.customer);
  const purchase = await purchaseOfInvoice(deps.stripe, invoice);
  if (tenantId === null || purchase === null) return NOT_OURS;
  const subscribed = invoice.parent?.subscription_details?.subscription;
  if (subscribed !== undefined) await subscriptionSeen(deps, idOf(subscribed), acting);
  if (purchase.bought.purpose === 'top_up') return creditInvoice(deps, tenantId, invoice, acting);
  if (invoice.amount_paid === 0) return { effect: 'Nothing was due.' };
  const data = { ...purchase, amountCents: invoice.amount_paid, currency: invoice.currency };
  await appendToSubscription(
    { db: deps.pool, tenantId, ...acting },
    { type: 'recordMoney', event: { type: 'PaymentReceived', data } },
  );
  return { effect: `Paid ${invoice.amount_paid} ${invoice.currency}.` };
};

/** Records the subscription first, because a message that arrives after the payment or after the end changes nothing. */
export const invoiceFailed: Handler = async (deps, invoiceId, acting) => {
  const invoice = await unlessGone(deps.stripe.invoices.retrieve(invoiceId));
  if (invoice === null) return { ignored: 'Stripe no longer has the invoice: nothing is due.' };
  const tenantId = await tenantOf(deps, invoice.customer);
  const subscribed = invoice.parent?.subscription_details?.subscription;
  if (tenantId === null || subscribed === undefined) return NOT_OURS;
  await subscriptionSeen(deps, idOf(subscribed), acting);
  const { inDunning } = await stateOf({ db: deps.pool }, subscription, tenantId);
  if (invoice.status !== 'open' || !inDunning) return { ignored: `The invoice is ${invoice.status}.` };
  const attempt = Math.max(1, invoice.attempt_count);
  await appendToSubscription(
    { db: deps.pool, tenantId, ...acting },
    {
      type: 'recordPaymentFailure',
      invoiceId,
      attempt,
      amountCents: invoice.amount_due,
      retryAt: invoice.next_payment_attempt === null ? null : isoOf(invoice.next_payment_attempt),
    },
  );
  return { effect: `Payment failed, attempt ${attempt}.` };
};

export const checkoutEnded: Handler = async (deps, sessionId, acting) => {
  const session = await deps.stripe.checkout.sessions.retrieve(sessionId);
  const tenantId = await tenantOf(deps, session.customer);
  if (tenantId === null) return NOT_OURS;
  if (session.status === 'open') return { ignored: 'The checkout is open.' };
  const outcome = session.status === 'complete' ? 'completed' : 'expired';
  await appendToSubscription({ db: deps.pool, tenantId, ...acting }, { type: 'endCheckout', sessionId, outcome });
  if (outcome === 'expired') return { effect: 'Checkout expired.' };
  if (session.mode === 'payment') return creditTopUp(deps, tenantId, session, acting);
  if (session.subscription !== null) await subscriptionSeen(deps, idOf(session.subscription), acting);
  return { effect: 'Checkout completed.' };
};

async function creditTopUp(
  { pool }: Deps,
  tenantId: string,
  session: Stripe.Checkout.Session,
  acting: Acting,
): Promise<Outcome> {
  if (session.payment_status !== 'paid') return { ignored: `The payment is ${session.payment_status}.` };
  const { id, metadata, created, amount_total, currency } = session;
  const paid = { amountCents: amount_total ?? TOP_UP.priceCents, currency: currency ?? 'usd' };
  await recordMoney(pool, tenantId, acting, {
    type: 'PaymentReceived',
    data: { ...purchaseOfSession(session), ...paid },
  });
  return recordTopUp(pool, tenantId, acting, { id, metadata, created });
}

/** Records a paid pack; a customer's balance at Stripe may have paid it in part or in full. */
async function creditInvoice(
  { pool }: Deps,
  tenantId: string,
  { id, amount_paid: amountCents, currency, metadata, created }: Stripe.Invoice,
  acting: Acting,
): Promise<Outcome> {
  const bought = { purpose: 'top_up', sessionId: id } as const;
  if (amountCents > 0) {
    const data = { paymentId: id, bought, amountCents, currency };
    await recordMoney(pool, tenantId, acting, { type: 'PaymentReceived', data });
  }
  return recordTopUp(pool, tenantId, acting, { id, metadata, created });
}

type Paid = Pick<Stripe.Invoice, 'id' | 'metadata' | 'created'>;

async function recordTopUp(pool: Pool, tenantId: string, acting: Acting, { id, metadata, created }: Paid) {
  const credits = Number(metadata?.['credits'] ?? TOP_UP.credits);
  const expiresAt = new Date(topUpAt(created * 1000).expiresAtMs).toISOString();
  const purchaseId = metadata?.['purchase'];
  const data = { sessionId: id, credits, expiresAt, ...(purchaseId === undefined ? {} : { purchaseId }) };
  await recordMoney(pool, tenantId, acting, { type: 'TopUpPurchased', data });
  return { effect: `${credits} credits bought.` };
}

const recordMoney = (pool: Pool, tenantId: string, acting: Acting, event: MoneyEvent) =>
  appendToSubscription({ db: pool, tenantId, ...acting }, { type: 'recordMoney', event });
