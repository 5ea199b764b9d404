import { obstacleTo } from '@graha/domain/billing/auto-top-up';
import { TOP_UP } from '@graha/domain/billing/plans';
import { subscription, type Subscription } from '@graha/domain/billing/subscription';
import { stateOf } from '@graha/store/aggregates/execute';
import { appendToSubscription } from '@graha/store/billing/subscription-log';
import type { Acting } from '@graha/store/postgres/context';
import { Stripe } from 'stripe';
import { AUTO_PACK } from './bought.ts';
import { invoicePaid } from './handlers.ts';
import { priceIdOf, TOP_UP_ID } from './price-list.ts';
import { storedCard } from './stored-card.ts';
import type { Deps } from './stripe-client.ts';
import { failureOf, keyOf } from './stripe-once.ts';

export type AutoDeps = Deps & { automaticTax: boolean };
type Pack = { tenantId: string; purchaseId: string };

export const BY: Acting = { actor: { kind: 'system', id: 'auto-top-up' } };

type Failure = 'card_declined' | 'card_absent' | 'refused' | 'withdrawn';
/** The next step: an invoice to continue with, or the reason to end the purchase. */
type Step = Stripe.Invoice | Failure;

/**
 * Completes an open purchase of a pack: paid, or not bought. Each purchase has one invoice, and Stripe charges an invoice once,
 * so any worker may repeat every step after a crash. If Stripe gives no answer, this throws and the purchase stays open.
 */
export async function finishPack(deps: AutoDeps, pack: Pack): Promise<void> {
  const { pool, stripe } = deps;
  const state = await stateOf({ db: pool }, subscription, pack.tenantId);
  if (state.autoTopUp.openPurchaseId !== pack.purchaseId) return;
  const known = await invoiceOf(stripe, state, pack);
  let step: Step = known?.status === 'paid' ? known : await nextStep(deps, state, pack, known);
  if (typeof step === 'string' && known) step = await withoutInvoice(stripe, known, step);
  if (typeof step === 'string') {
    const failed = { purpose: 'top_up', plan: null, purchaseId: pack.purchaseId, reason: step } as const;
    await appendToSubscription(
      { db: pool, tenantId: pack.tenantId, ...BY },
      { type: 'recordPurchaseFailure', ...failed },
    );
  } else await invoicePaid(deps, step.id, BY);
}

async function nextStep(
  deps: AutoDeps,
  state: Subscription,
  pack: Pack,
  known: Stripe.Invoice | undefined,
): Promise<Step> {
  const { stripe } = deps;
  const { rule } = state.autoTopUp;
  const { stripeCustomerId: customerId } = state;
  if (rule === null || customerId === null || obstacleTo(rule, state) !== null) return 'withdrawn';
  const subscriptionId = state.stripe?.stripeSubscriptionId ?? null;
  const card = await storedCard(stripe, { customerId, subscriptionId });
  if (card === null) return 'card_absent';
  try {
    const draft = known ?? (await makeDraft(deps, customerId, pack));
    const invoice = draft.status === 'draft' ? await finalized(deps, customerId, pack, draft) : draft;
    if (invoice.status === 'paid') return invoice;
    if (invoice.attempted) return 'card_declined'; // A card is charged only once.
    if (invoice.status !== 'open') return 'refused';
    return await stripe.invoices.pay(
      invoice.id,
      { payment_method: card, off_session: true },
      keyOfPack(pack, 'pay', card),
    );
  } catch (error) {
    const failure = failureOf(error);
    if (failure === null) throw error;
    const invoice = await invoiceOf(stripe, state, pack);
    if (!invoice) return failure;
    return invoice.status === 'paid' ? invoice : withoutInvoice(stripe, invoice, failure);
  }
}

const keyOfPack = ({ tenantId, purchaseId }: Pack, ...step: string[]) =>
  keyOf('auto-top-up', tenantId, purchaseId, ...step);

/** Finds an existing invoice of the purchase, because Stripe forgets idempotency keys after a day. */
async function invoiceOf(
  stripe: Stripe,
  { stripeCustomerId, autoTopUp }: Subscription,
  { purchaseId }: Pack,
): Promise<Stripe.Invoice | undefined> {
  if (stripeCustomerId === null) return undefined;
  const created = { gte: Date.parse(`${autoTopUp.month}-01T00:00:00Z`) / 1000 - DAY_S };
  for await (const invoice of stripe.invoices.list({ customer: stripeCustomerId, created, limit: 100 })) {
    if (invoice.metadata?.['purchase'] === purchaseId) return invoice;
  }
  return undefined;
}

const DAY_S = 86_400;

const makeDraft = ({ stripe, automaticTax }: AutoDeps, customer: string, pack: Pack): Promise<Stripe.Invoice> =>
  stripe.invoices.create(
    {
      customer,
      auto_advance: false, // Stripe neither sends nor retries it automatically.
      collection_method: 'charge_automatically',
      pending_invoice_items_behavior: 'exclude',
      metadata: { graha: AUTO_PACK, purchase: pack.purchaseId, credits: String(TOP_UP.credits) },
      ...(automaticTax ? { automatic_tax: { enabled: true } } : {}),
    },
    keyOfPack(pack, 'invoice'),
  );

async function finalized(
  { stripe }: AutoDeps,
  customer: string,
  pack: Pack,
  draft: Stripe.Invoice,
): Promise<Stripe.Invoice> {
  if (draft.lines.data.length === 0) {
    const pricing = { price: await priceIdOf(stripe, TOP_UP_ID) };
    await stripe.invoiceItems.create({ customer, invoice: draft.id, pricing, quantity: 1 }, keyOfPack(pack, 'item'));
  }
  return stripe.invoices.finalizeInvoice(draft.id, { auto_advance: false }, keyOfPack(pack, 'finalize'));
}

/** Voids the invoice, so that nobody pays it later by mistake. If it was paid meanwhile, the pack is bought after all. */
async function withoutInvoice(stripe: Stripe, { id, status }: Stripe.Invoice, failure: Failure): Promise<Step> {
  if (status !== 'open') return failure;
  try {
    await stripe.invoices.voidInvoice(id, {}, keyOf('void', id));
    return failure;
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error;
    const now = await stripe.invoices.retrieve(id);
    return now.status === 'paid' ? now : failure;
  }
}
