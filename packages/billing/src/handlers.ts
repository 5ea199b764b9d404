import { TOP_UP } from '@graha/domain/plans';
import { topUpAt } from '@graha/domain/top-up';
import { ledgerNow } from '@graha/store/ledger-clock';
import { tenantOfCustomer } from '@graha/store/stripe-inbox';
import { subscriptionOf, tellSubscription } from '@graha/store/subscription-log';
import type { Acting } from '@graha/store/workspace';
import type { Stripe } from 'stripe';
import { purchaseOfInvoice, purchaseOfSession } from './bought.ts';
import { endSecondSubscription } from './second-subscription.ts';
import { tellView, type Deps } from './telling.ts';
import { idOf } from './view-of.ts';

/** What acting on a message did; `ignored` says why there was nothing to do. */
export type Outcome = { effect: string } | { ignored: string };
export type Handler = (deps: Deps, objectId: string, acting: Acting) => Promise<Outcome>;

const STRANGER: Outcome = { ignored: 'The customer is no workspace of ours.' };

export async function tenantOf({ pool }: Deps, customer: string | { id: string } | null): Promise<string | null> {
  return customer === null ? null : tenantOfCustomer(pool, idOf(customer));
}

/** Whatever the message said: what counts is what the subscription is now. */
export const subscriptionSeen: Handler = async (deps, subscriptionId, acting) => {
  const before = await ledgerNow(deps.pool);
  const seen = await deps.stripe.subscriptions.retrieve(subscriptionId);
  const tenantId = await tenantOf(deps, seen.customer);
  if (tenantId === null) return STRANGER;
  if (await endSecondSubscription(deps, tenantId, seen)) {
    return { effect: 'A second subscription was ended and its payment given back.' };
  }
  const isNews = await tellView(deps.pool, tenantId, seen, before, acting);
  return isNews ? { effect: `Subscription is ${seen.status}.` } : { ignored: 'Nothing new.' };
};

export const invoicePaid: Handler = async (deps, invoiceId, acting) => {
  const invoice = await deps.stripe.invoices.retrieve(invoiceId);
  if (invoice.status !== 'paid') return { ignored: `The invoice is ${invoice.status}.` };
  const tenantId = await tenantOf(deps, invoice.customer);
  const purchase = await purchaseOfInvoice(deps.stripe, invoice);
  if (tenantId === null || purchase === null) return STRANGER;
  const subscription = invoice.parent?.subscription_details?.subscription;
  if (subscription !== undefined) await subscriptionSeen(deps, idOf(subscription), acting);
  if (invoice.amount_paid === 0) return { effect: 'Nothing was due.' };
  const data = { ...purchase, amountCents: invoice.amount_paid, currency: invoice.currency };
  await tellSubscription(
    deps.pool,
    tenantId,
    { type: 'recordMoney', event: { type: 'PaymentReceived', data } },
    acting,
  );
  return { effect: `Paid ${invoice.amount_paid} ${invoice.currency}.` };
};

/** The subscription is looked at first: a message that comes after the payment, or after the end, is no news any more. */
export const invoiceFailed: Handler = async (deps, invoiceId, acting) => {
  const invoice = await deps.stripe.invoices.retrieve(invoiceId);
  const tenantId = await tenantOf(deps, invoice.customer);
  const subscription = invoice.parent?.subscription_details?.subscription;
  if (tenantId === null || subscription === undefined) return STRANGER;
  await subscriptionSeen(deps, idOf(subscription), acting);
  const { inDunning } = await subscriptionOf(deps.pool, tenantId);
  if (invoice.status !== 'open' || !inDunning) return { ignored: `The invoice is ${invoice.status}.` };
  const attempt = Math.max(1, invoice.attempt_count);
  await tellSubscription(deps.pool, tenantId, { type: 'recordPaymentFailure', invoiceId, attempt }, acting);
  return { effect: `Payment failed, attempt ${attempt}.` };
};

export const checkoutEnded: Handler = async (deps, sessionId, acting) => {
  const session = await deps.stripe.checkout.sessions.retrieve(sessionId);
  const tenantId = await tenantOf(deps, session.customer);
  if (tenantId === null) return STRANGER;
  if (session.status === 'open') return { ignored: 'The checkout is open.' };
  const outcome = session.status === 'complete' ? 'completed' : 'expired';
  await tellSubscription(deps.pool, tenantId, { type: 'endCheckout', sessionId, outcome }, acting);
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
  const credits = Number(session.metadata?.['credits'] ?? TOP_UP.credits);
  const expiresAt = new Date(topUpAt(session.created * 1000).expiresAtMs).toISOString();
  const paid = {
    ...purchaseOfSession(session),
    amountCents: session.amount_total ?? TOP_UP.priceCents,
    currency: session.currency ?? 'usd',
  };
  const tell = (event: Parameters<typeof recordOf>[0]) => tellSubscription(pool, tenantId, recordOf(event), acting);
  await tell({ type: 'PaymentReceived', data: paid });
  await tell({ type: 'TopUpPurchased', data: { sessionId: session.id, credits, expiresAt } });
  return { effect: `${credits} credits bought.` };
}

const recordOf = (event: Extract<Parameters<typeof tellSubscription>[2], { type: 'recordMoney' }>['event']) =>
  ({ type: 'recordMoney', event }) as const;
