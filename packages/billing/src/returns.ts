import type { MoneyEvent } from '@graha/domain/billing-money';
import { tellSubscription } from '@graha/store/subscription-log';
import type { Acting } from '@graha/store/workspace';
import type { Stripe } from 'stripe';
import { originOfCharge, purchaseOfInvoice, purchaseOfSession, type Purchase } from './bought.ts';
import { checkoutEnded, invoicePaid, tenantOf, type Handler, type Outcome } from './handlers.ts';
import type { Deps } from './telling.ts';
import { idOf } from './view-of.ts';

const ELSEWHERE: Outcome = { ignored: 'The charge paid for nothing of ours.' };

/** The payment is recorded before its return, whichever message came first. */
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
  if (tenantId === null || purchase === null) return ELSEWHERE;
  const { data: refunds } = await deps.stripe.refunds.list({ charge: chargeId, limit: 100 });
  const succeeded = refunds.filter(({ status }) => status === 'succeeded').toReversed();
  for (const { id, amount } of succeeded) {
    const event: MoneyEvent = {
      type: 'RefundIssued',
      data: { refundId: id, chargeId, amountCents: amount, ...purchase },
    };
    await tellSubscription(deps.pool, tenantId, { type: 'recordMoney', event }, acting);
  }
  return { effect: `${succeeded.length} refunds, ${charge.amount_refunded} ${charge.currency} in all.` };
};

export const refundSeen: Handler = async (deps, refundId, acting) => {
  const { charge } = await deps.stripe.refunds.retrieve(refundId);
  return charge === null ? ELSEWHERE : chargeRefunded(deps, idOf(charge), acting);
};

/** Money that the bank has taken back at once; a mere question of the bank's has taken nothing yet. */
const TAKEN: readonly string[] = ['needs_response', 'under_review', 'won', 'lost'];

export const disputeSeen: Handler = async (deps, disputeId, acting) => {
  const dispute = await deps.stripe.disputes.retrieve(disputeId);
  if (!TAKEN.includes(dispute.status)) return { ignored: `The dispute is ${dispute.status}: no money has moved.` };
  const charge = await deps.stripe.charges.retrieve(idOf(dispute.charge));
  const tenantId = await tenantOf(deps, charge.customer);
  const purchase = tenantId === null ? null : await purchaseOf(deps, charge, acting);
  if (tenantId === null || purchase === null) return ELSEWHERE;
  const tell = (event: MoneyEvent) => tellSubscription(deps.pool, tenantId, { type: 'recordMoney', event }, acting);
  const amountCents = dispute.amount;
  await tell({ type: 'DisputeOpened', data: { disputeId, chargeId: charge.id, amountCents, ...purchase } });
  if (dispute.status === 'won' || dispute.status === 'lost') {
    await tell({
      type: 'DisputeClosed',
      data: { disputeId, isWon: dispute.status === 'won', amountCents, ...purchase },
    });
  }
  return { effect: `Dispute is ${dispute.status}.` };
};
