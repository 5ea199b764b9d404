import { Stripe } from 'stripe';
import { memoryClock } from './clock.ts';
import { createStandIn, type StandInOptions } from './server.ts';

const KEY = 'sk_test_standin';

/** Starts the stand-in on a free port, with the official SDK connected to it. */
export async function listening(options: Partial<StandInOptions> = {}) {
  const { app, world } = createStandIn({
    clock: memoryClock(Date.UTC(2026, 0, 31, 10) / 1000),
    publicUrl: 'http://pay.test',
    webhook: null,
    ...options,
  });
  const url = new URL(await app.listen({ host: '127.0.0.1', port: 0 }));
  const stripe = new Stripe(KEY, {
    host: url.hostname,
    port: Number(url.port),
    protocol: 'http',
    telemetry: false,
    maxNetworkRetries: 0,
  });
  const control = async (path: string, body: object = {}): Promise<Response> =>
    fetch(new URL(`/stand-in/${path}`, url), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  return { app, world, stripe, url: url.origin, control };
}
