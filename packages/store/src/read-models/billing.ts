import type { Projector } from '../log/projector.ts';

const addReturned = `UPDATE graha.payment SET returned_cents = returned_cents + $3 WHERE tenant_id = $1 AND payment_id = $2`;

/** The Stripe customer of a workspace, its payments and refunds. */
export const billing: Projector = {
  name: 'billing',
  on: {
    BillingCustomerLinked: (tx, { tenantId, occurredAt, data }) =>
      tx.query('INSERT INTO graha.billing_customer (tenant_id, stripe_customer_id, linked_at) VALUES ($1, $2, $3)', [
        tenantId,
        data.stripeCustomerId,
        occurredAt,
      ]),
    PaymentReceived: (tx, { tenantId, occurredAt, data: { paymentId, amountCents, currency, bought } }) =>
      tx.query(
        `INSERT INTO graha.payment (tenant_id, payment_id, purpose, plan, is_yearly, amount_cents, currency, paid_at)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`,
        [
          tenantId,
          paymentId,
          bought.purpose,
          bought.purpose === 'plan' ? bought.plan : null,
          bought.purpose === 'plan' && bought.interval === 'year',
          amountCents,
          currency,
          occurredAt,
        ],
      ),
    RefundIssued: (tx, { tenantId, data }) => tx.query(addReturned, [tenantId, data.paymentId, data.amountCents]),
    DisputeOpened: (tx, { tenantId, data }) => tx.query(addReturned, [tenantId, data.paymentId, data.amountCents]),
    DisputeClosed: (tx, { tenantId, data }) =>
      tx.query(addReturned, [tenantId, data.paymentId, data.isWon ? -data.amountCents : 0]),
  },
};
