import 'server-only';
import type { ShopDeps } from '@graha/billing/shop';
import { createStripe } from '@graha/billing/stripe-client';
import { env } from './env.ts';
import { pool } from './pool.ts';

let made: ShopDeps | undefined;

/** Null if no Stripe key is set: nothing is sold. */
export function shop(): ShopDeps | null {
  const { stripe, portalUrl } = env();
  if (stripe === null) return null;
  made ??= {
    pool: pool(),
    viewsByWorker: true,
    stripe: createStripe(stripe),
    portalUrl,
    automaticTax: stripe.automaticTax,
  };
  return made;
}
