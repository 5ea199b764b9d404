import type { Acting } from '@graha/store/postgres/context';
import type { Pool } from 'pg';
import { Stripe } from 'stripe';

/** A database whose role may append to the log, and Stripe. */
export type Deps = {
  pool: Pool;
  stripe: Stripe;
  /** Set if the pool has the portal's role, which may not change plans: the worker fetches the subscription and records it. */
  viewsByWorker?: true;
};

export type Buyer = { tenantId: string; email: string; workspaceName: string; acting: Acting };

export type ShopDeps = Deps & {
  portalUrl: string;
  /** True if Stripe computes taxes and asks for the address that it needs. */
  automaticTax: boolean;
  /** Stripe's pages for this account; null if a stand-in takes Stripe's place. */
  dashboardUrl: string | null;
};

export type StripeSettings = {
  secretKey: string;
  /** A server other than Stripe's own: a stand-in, only for test keys. */
  apiUrl: string | null;
};

const TIMEOUT_MS = 15_000;
const RETRIES = 2;

export function createStripe({ secretKey, apiUrl }: StripeSettings): Stripe {
  const shared = { maxNetworkRetries: RETRIES, timeout: TIMEOUT_MS, telemetry: false };
  if (apiUrl === null) return new Stripe(secretKey, shared);
  if (!isTestKey(secretKey)) throw new Error('A live key of Stripe’s goes to Stripe alone: unset STRIPE_API_URL.');
  const { protocol, hostname, port } = new URL(apiUrl);
  return new Stripe(secretKey, {
    ...shared,
    protocol: protocol === 'http:' ? 'http' : 'https',
    host: hostname,
    port: Number(port || (protocol === 'http:' ? 80 : 443)),
  });
}

/** Returns the address of Stripe's dashboard for a key; null with a stand-in. */
export const dashboardUrlOf = ({ secretKey, apiUrl }: StripeSettings): string | null =>
  apiUrl === null ? `https://dashboard.stripe.com${isTestKey(secretKey) ? '/test' : ''}` : null;

export const isTestKey = (secretKey: string): boolean => /^(sk|rk)_test_/.test(secretKey);
