import { resolve } from 'node:path';
import { z } from 'zod';
import { PlainFailure } from '../plain-failure.ts';
import { PROJECT } from '../project.ts';
import type { KeyPair } from './secrets.ts';

const Port = z.coerce.number('must be a number').int().min(1, 'must be 1 to 65535').max(65_535, 'must be 1 to 65535');
const Secret = z.string().min(32, 'must have at least 32 characters');

const Environment = z.object({
  API_PORT: Port.default(4000),
  PORTAL_PORT: Port.default(3000),
  METRICS_PORT: z.coerce.number().int().min(0).max(65_535).default(0),
  WORKER_METRICS_PORT: z.coerce.number().int().min(0).max(65_535).default(0),
  PORTAL_METRICS_PORT: z.coerce.number().int().min(0).max(65_535).default(0),
  HOST: z.string().min(1).default('127.0.0.1'),
  DATA_DIR: z.string().min(1).default('.data'),
  DATABASE_URL: z
    .url({ protocol: /^postgres(ql)?$/, error: 'must look like postgresql://user:password@host:5432/name' })
    .optional(),
  DATABASE_DIRECT_URL: z.url({ protocol: /^postgres(ql)?$/, error: 'must look like DATABASE_URL' }).optional(),
  NODE_ENV: z.string().optional(),
  KEY_PEPPER: Secret.optional(),
  BETTER_AUTH_SECRET: Secret.optional(),
  SEALING_KEY: Secret.optional(),
  SYSTEM_API_KEY: z.string().optional(),
  PLAYGROUND_PRIVATE_KEY: Secret.optional(),
  PLAYGROUND_PUBLIC_KEY: Secret.optional(),
  SIGNING_KEY: Secret.optional(),
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^(sk|rk)_(test|live)_\w+$/, 'must be a secret key of Stripe: sk_test_… or sk_live_…')
    .optional(),
  STRIPE_WEBHOOK_SECRET: z
    .string()
    .startsWith('whsec_', 'must be the signing secret of the webhook: whsec_…')
    .optional(),
  API_URL: z.string().optional(),
  PORTAL_URL: z.string().optional(),
});

export type Mode = 'development' | 'test' | 'production';

export type Settings = {
  mode: Mode;
  host: string;
  apiPort: number;
  portalPort: number;
  metricsPort: number;
  workerMetricsPort: number;
  portalMetricsPort: number;
  apiUrl: string;
  portalUrl: string;
  dataDir: string;
  /** The owner's URL of an external server; null if the stack runs its own. */
  externalUrl: string | null;
  externalDirectUrl: string | null;
  /** Secrets from the caller in production, which must not be generated. */
  givenSecrets: {
    keyPepper: string;
    betterAuthSecret: string;
    /** Null: no webhooks. */
    sealingKey: string | null;
    systemApiKey: string | null;
    playground: KeyPair | null;
    /** Null: no answer is signed. */
    signingKey: string | null;
  } | null;
  /** Stripe's own secrets. Null: the stand-in, and in production no Stripe. */
  stripe: { secretKey: string; webhookSecret: string } | null;
  /** URL of a test's stand-in for Google and GitHub; null for these themselves, if ids are set. */
  providerStandInUrl: string | null;
};

const PRODUCTION_NEEDS = ['DATABASE_URL', 'KEY_PEPPER', 'BETTER_AUTH_SECRET', 'API_URL', 'PORTAL_URL'] as const;

/**
 * Uses the name `localhost` for a loopback address, because cookies and origins depend on the host in the address bar.
 */
export function urlOf(host: string, port: number): string {
  const isLocal = ['127.0.0.1', '0.0.0.0', '::', '::1'].includes(host);
  return `http://${isLocal ? 'localhost' : host}:${port}`;
}

export function readSettings(environment: NodeJS.ProcessEnv): Settings {
  const filled = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const read = Environment.safeParse(filled);
  if (!read.success) {
    const problems = read.error.issues.map(({ path, message }) => `  ${path.join('.')} ${message}`);
    throw new PlainFailure(`These settings cannot be used:\n${problems.join('\n')}\n.env.example explains each.`);
  }
  const given = read.data;
  const isProduction = given.NODE_ENV === 'production';
  const missing = isProduction ? PRODUCTION_NEEDS.filter((name) => given[name] === undefined) : [];
  if (missing.length > 0) {
    throw new PlainFailure(
      `NODE_ENV=production needs a real database and real secrets; missing: ${missing.join(', ')}. ` +
        'Set them, or leave NODE_ENV out to develop on a database of its own.',
    );
  }
  if (given.API_PORT === given.PORTAL_PORT) {
    throw new PlainFailure(`API_PORT and PORTAL_PORT are both ${given.API_PORT}; give them different numbers.`);
  }
  return {
    mode: isProduction ? 'production' : 'development',
    host: given.HOST,
    apiPort: given.API_PORT,
    portalPort: given.PORTAL_PORT,
    metricsPort: given.METRICS_PORT,
    workerMetricsPort: given.WORKER_METRICS_PORT,
    portalMetricsPort: given.PORTAL_METRICS_PORT,
    // Outside production, a name as common as API_URL may be set in the shell for another program.
    apiUrl: (isProduction ? given.API_URL : undefined) ?? urlOf(given.HOST, given.API_PORT),
    portalUrl: (isProduction ? given.PORTAL_URL : undefined) ?? urlOf(given.HOST, given.PORTAL_PORT),
    dataDir: resolve(PROJECT, given.DATA_DIR),
    externalUrl: given.DATABASE_URL ?? null,
    externalDirectUrl: given.DATABASE_DIRECT_URL ?? null,
    givenSecrets:
      isProduction && given.KEY_PEPPER && given.BETTER_AUTH_SECRET
        ? {
            keyPepper: given.KEY_PEPPER,
            betterAuthSecret: given.BETTER_AUTH_SECRET,
            sealingKey: given.SEALING_KEY ?? null,
            systemApiKey: given.SYSTEM_API_KEY ?? null,
            playground: playgroundOf(given),
            signingKey: given.SIGNING_KEY ?? null,
          }
        : null,
    stripe: stripeOf(given),
    providerStandInUrl: null,
  };
}

/** Requires both secrets: without the webhook secret, payments would go unnoticed. */
function stripeOf(given: z.output<typeof Environment>): Settings['stripe'] {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret } = given;
  if (secretKey && webhookSecret) return { secretKey, webhookSecret };
  if (!secretKey && !webhookSecret) return null;
  throw new PlainFailure(
    `STRIPE_${secretKey ? 'WEBHOOK_SECRET' : 'SECRET_KEY'} is missing: set both, or neither to develop on the stand-in. ` +
      '`stripe listen --forward-to localhost:3000/api/stripe/webhook` prints the signing secret.',
  );
}

/** Requires both halves: with only one, every playground call would be refused. */
function playgroundOf(given: z.output<typeof Environment>): KeyPair | null {
  const { PLAYGROUND_PRIVATE_KEY: privateKey, PLAYGROUND_PUBLIC_KEY: publicKey } = given;
  if (privateKey && publicKey) return { privateKey, publicKey };
  if (!privateKey && !publicKey) return null;
  throw new PlainFailure(
    `PLAYGROUND_${privateKey ? 'PUBLIC' : 'PRIVATE'}_KEY is missing: set both halves of the pair, or neither for a portal without a playground.`,
  );
}
