import 'server-only';
import type { ShopDeps } from '@graha/billing/shop';
import { createStripe } from '@graha/billing/stripe-client';
import { env } from '../../env.ts';
import { pool } from '../../trpc/pool.ts';

let made: ShopDeps | undefined;

/** null: no key of Stripe's is set, and nothing can be bought. */
export function shop(): ShopDeps | null {
  const { stripe, portalUrl } = env();
  if (stripe === null) return null;
  made ??= { pool: pool(), stripe: createStripe(stripe), portalUrl, automaticTax: stripe.automaticTax };
  return made;
}
