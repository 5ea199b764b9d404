import type { MoneyEvent } from '@graha/domain/billing/money/billing-money';
import { appendToSubscription } from '@graha/store/billing/subscription-log';
import type { Acting } from '@graha/store/postgres/context';
import type { Stripe } from 'stripe';
import { requestIdOf } from './asked-refund.ts';
import { originOfCharge, purchaseOfInvoice, purchaseOfSession, type Purchase } from './bought.ts';
import { checkoutEnded, invoicePaid, tenantOf, type Handler, type Outcome } from './handlers.ts';
import type { Deps } from './stripe-client.ts';
import { idOf } from './view-of.ts';

const NOT_OURS: Outcome = { ignored: 'The charge paid for none of our products.' };

/** Records the payment before its refund, even if the message about the refund arrives first. */
async function purchaseOf(deps: Deps, charge: Stripe.Charge, acting: Acting): Promise<Purchase | null> {
  const origin = await originOfCharge(deps.stripe, charge);
  if (origin === null) return null;
  if ('session' in origin) {
    await checkoutEnded(deps, origin.session.id, acting);
    return purchaseOfSession(origin.session);
  }
  await invoicePaid(deps, origin.invoiceId, acting);
  return purchaseOfInvoice(deps.stripe, await deps.stripe.invoices.retrieve(origin.invoiceId));
}

export const chargeRefunded: Handler = async (deps, chargeId, acting) => {
  const charge = await deps.stripe.charges.retrieve(chargeId);
  const tenantId = await tenantOf(deps, charge.customer);
  const purchase = tenantId === null ? null : await purchaseOf(deps, charge, acting);
  if (tenantId === null || purchase === null) return NOT_OURS;
  const { data: refunds } = await deps.stripe.refunds.list({ charge: chargeId, limit: 100 });
  const succeeded = refunds.filter(({ status }) => status === 'succeeded').toReversed();
  for (const refund of succeeded) {
    const asked = requestIdOf(refund);
    const event: MoneyEvent = {
      type: 'RefundIssued',
      data: {
        refundId: refund.id,
        ...(asked === null ? {} : { requestId: asked }),
        chargeId,
        amountCents: refund.amount,
        ...purchase,
      },
    };
    await appendToSubscription({ db: deps.pool, tenantId, ...acting }, { type: 'recordMoney', event });
  }
  return { effect: `${succeeded.length} refunds, ${charge.amount_refunded} ${charge.currency} in all.` };
};

export const refundSeen: Handler = async (deps, refundId, acting) => {
  const { charge } = await deps.stripe.refunds.retrieve(refundId);
  return charge === null ? NOT_OURS : chargeRefunded(deps, idOf(charge), acting);
};

/** States of a dispute in which the bank has taken the money back; an inquiry takes nothing yet. */
const TAKEN: readonly string[] = ['needs_response', 'under_review', 'won', 'lost'];

export const disputeSeen: Handler = async (deps, disputeId, acting) => {
  const dispute = await deps.stripe.disputes.retrieve(disputeId);
  if (!TAKEN.includes(dispute.status)) return { ignored: `The dispute is ${dispute.status}: no money has moved.` };
  const charge = await deps.stripe.charges.retrieve(idOf(dispute.charge));
  const tenantId = await tenantOf(deps, charge.customer);
  const purchase = tenantId === null ? null : await purchaseOf(deps, charge, acting);
  if (tenantId === null || purchase === null) return NOT_OURS;
  const record = (event: MoneyEvent) =>
    appendToSubscription({ db: deps.pool, tenantId, ...acting }, { type: 'recordMoney', event });
  const amountCents = dispute.amount;
  await record({ type: 'DisputeOpened', data: { disputeId, chargeId: charge.id, amountCents, ...purchase } });
  if (dispute.status === 'won' || dispute.status === 'lost') {
    await record({
      type: 'DisputeClosed',
      data: { disputeId, isWon: dispute.status === 'won', amountCents, ...purchase },
    });
  }
  return { effect: `Dispute is ${dispute.status}.` };
};
