import { billingCustomers } from '@graha/store/stripe-inbox';
import type { Acting } from '@graha/store/workspace';
import { checkoutEnded, invoicePaid, subscriptionSeen } from './handlers.ts';
import { HANDLED_TYPES, receiveMessage } from './inbox.ts';
import { chargeRefunded } from './returns.ts';
import type { Deps } from './telling.ts';

const BY: Acting = { actor: { kind: 'system', id: 'stripe-reconciler' } };

/** Messages that never came, found in Stripe's own list of what it has told since then. How many. */
export async function catchUp(deps: Deps, since: Date): Promise<number> {
  const created = { gte: Math.floor(since.getTime() / 1000) };
  let missed = 0;
  for await (const event of deps.stripe.events.list({ types: [...HANDLED_TYPES], created, limit: 100 })) {
    if (await receiveMessage(deps, event)) missed += 1;
  }
  return missed;
}

/** Compares what Stripe says of every customer with the log, and tells what is missing. How many customers. */
export async function reconcile(deps: Deps, since: Date): Promise<number> {
  const customers = await billingCustomers(deps.pool);
  for (const { stripeCustomerId } of customers) await reconcileCustomer(deps, stripeCustomerId, since);
  return customers.length;
}

/** Each of these is told once, however often it is looked at. */
async function reconcileCustomer(deps: Deps, customer: string, since: Date): Promise<void> {
  const { stripe } = deps;
  const created = { gte: Math.floor(since.getTime() / 1000) };
  for await (const { id } of stripe.checkout.sessions.list({ customer, created, limit: 100 })) {
    await checkoutEnded(deps, id, BY);
  }
  for await (const { id } of stripe.subscriptions.list({ customer, status: 'all', limit: 100 })) {
    await subscriptionSeen(deps, id, BY);
  }
  for await (const { id } of stripe.invoices.list({ customer, status: 'paid', created, limit: 100 })) {
    await invoicePaid(deps, id, BY);
  }
  for await (const { id, amount_refunded } of stripe.charges.list({ customer, created, limit: 100 })) {
    if (amount_refunded > 0) await chargeRefunded(deps, id, BY);
  }
}
