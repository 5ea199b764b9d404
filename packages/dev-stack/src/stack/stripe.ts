import { join } from 'node:path';
import { z } from 'zod';
import { freePort, isPortFree } from '../free-port.ts';
import { PROJECT } from '../project.ts';
import type { Database } from './database.ts';
import { readJson, writePrivateJson } from './private-file.ts';
import type { Secrets } from './secrets.ts';
import type { ServiceOptions } from './service.ts';
import type { Settings } from './settings.ts';

/** The servers' access to Stripe or to its stand-in. */
export type StripeWiring = { secretKey: string; webhookSecret: string; standInPort: number | null };

const Place = z.object({ port: z.number().int() });

/** Keeps its port over restarts, because invoices contain addresses of its pages. */
async function standInPort({ dataDir, host }: Settings): Promise<number> {
  const file = join(dataDir, 'stripe.json');
  const { data: place } = Place.safeParse(readJson(file));
  const port = place && (await isPortFree(place.port, host)) ? place.port : await freePort(host);
  writePrivateJson(file, { port });
  return port;
}

/** Null: nothing is sold here. */
export async function wireStripe(settings: Settings, secrets: Secrets): Promise<StripeWiring | null> {
  if (settings.stripe) return { ...settings.stripe, standInPort: null };
  if (settings.mode === 'production') return null;
  return {
    secretKey: 'sk_test_stand_in',
    webhookSecret: secrets.stripeWebhookSecret,
    standInPort: await standInPort(settings),
  };
}

export const standInUrl = (port: number): string => `http://localhost:${port}`;

/** The environment of a server that calls Stripe. */
export function stripeEnv(wiring: StripeWiring | null): Record<string, string> {
  if (wiring === null) return {};
  return {
    STRIPE_SECRET_KEY: wiring.secretKey,
    ...(wiring.standInPort === null ? {} : { STRIPE_API_URL: standInUrl(wiring.standInPort) }),
  };
}

export function standInService(
  { host, mode, dataDir, portalUrl }: Settings,
  database: Pick<Database, 'ownerDirectUrl'>,
  { webhookSecret }: StripeWiring,
  port: number,
): ServiceOptions {
  return {
    name: 'Stripe stand-in',
    args: ['--enable-source-maps', join(PROJECT, 'packages/stripe-stand-in/dist/main.js')],
    cwd: join(PROJECT, 'packages/stripe-stand-in'),
    env: {
      PATH: process.env['PATH'],
      GRAHA_MODE: mode,
      OWNER_DATABASE_URL: database.ownerDirectUrl,
      HOST: host,
      PORT: String(port),
      PUBLIC_URL: standInUrl(port),
      WEBHOOK_URL: `${portalUrl}/api/stripe/webhook`,
      WEBHOOK_SECRET: webhookSecret,
      STATE_FILE: join(dataDir, 'stripe-stand-in.json'),
    },
    logFile: join(dataDir, 'logs', 'stripe-stand-in.log'),
    readyUrl: `http://127.0.0.1:${port}/`,
  };
}
