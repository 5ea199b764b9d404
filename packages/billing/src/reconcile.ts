import { billingCustomers } from '@graha/store/billing/stripe-inbox';
import type { Acting } from '@graha/store/postgres/context';
import type { Stripe } from 'stripe';
import { refundDoubles } from './charged-twice.ts';
import { checkoutEnded, invoicePaid, subscriptionSeen } from './handlers.ts';
import { HANDLED_TYPES, receiveMessage } from './inbox.ts';
import { chargeRefunded } from './returns.ts';
import type { Deps } from './stripe-client.ts';

const BY: Acting = { actor: { kind: 'system', id: 'stripe-reconciler' } };

/** Receives messages that never arrived, from Stripe's own list of events. @returns the number of messages */
export async function catchUp(deps: Deps, since: Date): Promise<number> {
  const created = { gte: Math.floor(since.getTime() / 1000) };
  let missed = 0;
  for await (const event of deps.stripe.events.list({ types: [...HANDLED_TYPES], created, limit: 100 })) {
    if (await receiveMessage(deps, event)) missed += 1;
  }
  return missed;
}

/**
 * Compares every customer at Stripe with the log, records missing events and refunds double charges. @returns the number of
 * customers
 */
export async function reconcile(deps: Deps, since: Date): Promise<number> {
  const customers = await billingCustomers({ db: deps.pool });
  for (const customer of customers) await reconcileCustomer(deps, customer, since);
  return customers.length;
}

type Customer = Awaited<ReturnType<typeof billingCustomers>>[number];

/** Records each object once, even if it is read repeatedly. Double charges are refunded after all payments are recorded. */
async function reconcileCustomer(
  deps: Deps,
  { tenantId, stripeCustomerId: customer }: Customer,
  since: Date,
): Promise<void> {
  const { stripe } = deps;
  const created = { gte: Math.floor(since.getTime() / 1000) };
  for await (const { id } of stripe.checkout.sessions.list({ customer, created, limit: 100 })) {
    await checkoutEnded(deps, id, BY);
  }
  for await (const { id } of stripe.subscriptions.list({ customer, status: 'all', limit: 100 })) {
    await subscriptionSeen(deps, id, BY);
  }
  const invoices: Stripe.Invoice[] = [];
  for await (const invoice of stripe.invoices.list({ customer, status: 'paid', created, limit: 100 })) {
    await invoicePaid(deps, invoice.id, BY);
    invoices.push(invoice);
  }
  await refundDoubles(deps, { tenantId, customer, since, invoices });
  for await (const { id, amount_refunded } of stripe.charges.list({ customer, created, limit: 100 })) {
    if (amount_refunded > 0) await chargeRefunded(deps, id, BY);
  }
}
