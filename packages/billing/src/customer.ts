import { subscription } from '@graha/domain/billing/subscription';
import { stateOf } from '@graha/store/aggregates/execute';
import { appendToSubscription } from '@graha/store/billing/subscription-log';
import type { Buyer } from './stripe-client.ts';
import { keyOf } from './stripe-once.ts';
import type { Deps } from './stripe-client.ts';

/** Returns the workspace's customer at Stripe, created at its first purchase. */
export async function customerOf({ pool, stripe }: Deps, buyer: Buyer): Promise<string> {
  const { email, workspaceName: name, tenantId, acting } = buyer;
  const { stripeCustomerId: known } = await stateOf({ db: pool }, subscription, tenantId);
  if (known !== null) return known;
  // Stripe refuses a repeated key with other parameters, so parameters that may change are sent in a second call.
  const { id } = await stripe.customers.create({ metadata: { tenant: tenantId } }, keyOf('customer', tenantId));
  await stripe.customers.update(id, { email, name });
  await appendToSubscription({ db: pool, tenantId, ...acting }, { type: 'linkCustomer', stripeCustomerId: id });
  return (await stateOf({ db: pool }, subscription, tenantId)).stripeCustomerId ?? id;
}
