import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { ensureTenant } from '@graha/store/tenants/workspace';
import { openPools } from '@graha/store/testing/testing';
import { ledgerClock } from '@graha/stripe-stand-in/clock';
import { createStandIn } from '@graha/stripe-stand-in/server';
import { Stripe } from 'stripe';
import { syncPrices } from './price-list.ts';
import type { Buyer, ShopDeps } from './stripe-client.ts';

type Urls = Parameters<typeof openPools>[0];

export const BY = { actor: { kind: 'system' as const, id: 'test' } };

/**
 * Runs the stand-in in this process: the official SDK calls it without a socket.
 * @param latencyMs delay of each call, so that simultaneous calls overlap
 */
export async function openShop(urls: Urls, latencyMs = 0) {
  const pools = openPools(urls);
  const clock = await ledgerClock(pools.owner);
  const { app, world } = createStandIn({ clock, publicUrl: 'http://pay.test', webhook: null });
  await app.ready();
  const inject = async (url: string, init: RequestInit = {}): Promise<Response> => {
    if (latencyMs > 0) await sleep(latencyMs);
    const { pathname, search } = new URL(url);
    // Safe: the SDK uses upper-case methods and sends plain text and plain headers.
    const request = {
      method: (init.method ?? 'GET') as 'GET',
      url: pathname + search,
      headers: Object.fromEntries(new Headers(init.headers)),
      ...(init.body ? { payload: init.body as string } : {}),
    };
    const answer = await app.inject(request);
    const headers = new Headers();
    for (const [name, value] of Object.entries(answer.headers))
      if (value !== undefined) headers.set(name, String(value));
    return new Response(answer.body, { status: answer.statusCode, headers });
  };
  const httpClient = Stripe.createFetchHttpClient(inject as typeof fetch);
  const stripe = new Stripe('sk_test_here', { httpClient, telemetry: false, maxNetworkRetries: 0 });
  await syncPrices(stripe);
  const deps: ShopDeps = {
    pool: pools.worker,
    stripe,
    portalUrl: 'http://portal.test',
    automaticTax: false,
    dashboardUrl: null,
  };

  return {
    pools,
    world,
    stripe,
    deps,
    /** Creates a buyer in a new workspace on the Free plan. */
    async buyer(): Promise<Buyer> {
      const tenantId = randomUUID();
      await ensureTenant({ db: pools.app, tenantId, ...BY }, { name: 'Nadir Tools', ownerUserId: null });
      return { tenantId, email: 'asha@nadir.tools', workspaceName: 'Nadir Tools', acting: BY };
    },
    async pay(pageUrl: string, card = '4242424242424242'): Promise<void> {
      const url = `/stand-in/checkouts/${new URL(pageUrl).pathname.split('/').at(-1)}/pay`;
      const { statusCode, body } = await app.inject({ method: 'POST', url, payload: { card } });
      if (statusCode !== 200) throw new Error(body);
    },
    async post(path: string, payload: object = {}): Promise<Record<string, unknown>> {
      return (await app.inject({ method: 'POST', url: `/stand-in/${path}`, payload })).json();
    },
    async close(): Promise<void> {
      await app.close();
      await pools.close();
    },
  };
}

export type Shop = Awaited<ReturnType<typeof openShop>>;
