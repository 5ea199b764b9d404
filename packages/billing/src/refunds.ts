import type { RefundFailure } from '@graha/domain/billing/money/refund';
import { subscription, type Subscription } from '@graha/domain/billing/subscription';
import { stateOf } from '@graha/store/aggregates/execute';
import { recordRefundFailure, refundsDue } from '@graha/store/billing/refunds';
import { alone } from '@graha/store/postgres/alone';
import type { Acting } from '@graha/store/postgres/context';
import { sumOfEach } from '@graha/store/postgres/sum-of-each';
import { Stripe } from 'stripe';
import { metadataOf, requestIdOf } from './asked-refund.ts';
import { chargeRefunded } from './returns.ts';
import type { Deps } from './stripe-client.ts';
import { failureOf, keyOf } from './stripe-once.ts';
import { idOf } from './view-of.ts';

type Request = Subscription['refunds']['open'][number];

const BY: Acting = { actor: { kind: 'system', id: 'refunds' } };

/**
 * Pays the refunds that operators asked for (role: worker). Returns the number of requests that ended. Any worker may repeat every
 * step after a crash: a request has one refund at Stripe, which its metadata names. Without an answer of Stripe a request stays
 * open. A failure in one workspace does not delay the others.
 */
export async function payDueRefunds(deps: Deps): Promise<number> {
  return sumOfEach(await refundsDue({ db: deps.pool }), async (tenantId) => {
    const ended = await alone(deps.pool, `billing ${tenantId}`, () => payOpen(deps, tenantId));
    return ended === null ? 0 : ended;
  });
}

async function payOpen(deps: Deps, tenantId: string): Promise<number> {
  const { refunds } = await stateOf({ db: deps.pool }, subscription, tenantId);
  let ended = 0;
  for (const request of refunds.open) ended += (await payOne(deps, tenantId, request)) ? 1 : 0;
  return ended;
}

/** Returns whether the request ended; a refund that the bank still works on has not. */
async function payOne(deps: Deps, tenantId: string, request: Request): Promise<boolean> {
  const { requestId, paymentId } = request;
  const intent = await intentOf(deps.stripe, paymentId);
  const refund = intent === null ? 'payment_absent' : await refundOnce(deps.stripe, tenantId, request, intent);
  if (typeof refund === 'string') {
    await recordRefundFailure({ db: deps.pool, tenantId, ...BY }, { requestId, why: refund });
    return true;
  }
  if (refund.status !== 'succeeded' || refund.charge === null) return false;
  await chargeRefunded(deps, idOf(refund.charge), BY);
  return true;
}

/** Finds the payment of an invoice or a checkout. */
async function intentOf(stripe: Stripe, paymentId: string): Promise<string | null> {
  if (paymentId.startsWith('cs_')) {
    const { payment_intent } = await stripe.checkout.sessions.retrieve(paymentId);
    return payment_intent === null ? null : idOf(payment_intent);
  }
  const { data } = await stripe.invoicePayments.list({ invoice: paymentId, status: 'paid', limit: 1 });
  const intent = data[0]?.payment.payment_intent;
  return intent === undefined || intent === null ? null : idOf(intent);
}

/** Looks for the refund first, because Stripe forgets idempotency keys after a day. */
async function refundOnce(
  stripe: Stripe,
  tenantId: string,
  { requestId, amountCents }: Request,
  intent: string,
): Promise<Stripe.Refund | RefundFailure> {
  for await (const known of stripe.refunds.list({ payment_intent: intent, limit: 100 })) {
    if (requestIdOf(known) !== requestId) continue;
    return known.status === 'failed' || known.status === 'canceled' ? 'failed' : known;
  }
  try {
    return await stripe.refunds.create(
      {
        payment_intent: intent,
        amount: amountCents,
        reason: 'requested_by_customer',
        metadata: metadataOf(requestId),
      },
      keyOf('refund', tenantId, requestId),
    );
  } catch (error) {
    if (failureOf(error) === null) throw error;
    return whyRefused(error);
  }
}

function whyRefused(error: unknown): RefundFailure {
  if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) return 'refused';
  if (error.code === 'charge_disputed') return 'disputed';
  return error.code === 'charge_already_refunded' || error.param === 'amount' ? 'returned' : 'refused';
}
