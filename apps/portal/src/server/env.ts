import type { ProviderClient, ProviderClients, ProviderId } from '@graha/auth/core/providers';
import { isAddressRule } from '@graha/store/identity/client-address';
import { DATABASE_URL_PROBLEM, isDatabaseUrl } from '@graha/store/postgres/host-urls';
import { z } from 'zod';

const DatabaseUrl = z.string().refine(isDatabaseUrl, DATABASE_URL_PROBLEM);
const Secret = z.string().min(32, 'must have at least 32 characters');

/**
 * Proxies whose X-Forwarded-For is trusted. A list that cannot be parsed is refused: a partial list would let clients forge their
 * address.
 */
const AddressRules = z
  .string()
  .transform((text) =>
    text
      .split(',')
      .map((rule) => rule.trim())
      .filter(Boolean),
  )
  .refine(
    (rules) => rules.every(isAddressRule),
    'must be addresses and CIDR ranges, such as 10.0.0.0/8, separated by commas',
  );

/** Browsers send session cookies over secure connections only; they count plain localhost as one. */
const carriesSessions = ({ GRAHA_MODE, PORTAL_URL }: { GRAHA_MODE: string; PORTAL_URL: string }): boolean =>
  GRAHA_MODE !== 'production' || /^(https:|http:\/\/(localhost|127\.0\.0\.1)([:/]|$))/.test(PORTAL_URL);

/** A service for the world: one that is tried on the own machine need not name its company. */
const isForTheWorld = ({ GRAHA_MODE, PORTAL_URL }: { GRAHA_MODE: string; PORTAL_URL: string }): boolean =>
  GRAHA_MODE === 'production' && PORTAL_URL.startsWith('https:');

type Given = string | undefined;

/** Returns null if the provider is not set up. */
function clientOf(clientId: Given, clientSecret: Given, standInUrl: Given): ProviderClient | null {
  if (!clientId || !clientSecret) return null;
  if (!standInUrl) return { clientId, clientSecret };
  return { clientId, clientSecret, origins: { authorize: standInUrl, token: standInUrl, api: standInUrl } };
}

const offered = ({ google, github }: Record<ProviderId, ProviderClient | null>): ProviderClients => ({
  ...(google && { google }),
  ...(github && { github }),
});

const Environment = z
  .object({
    GRAHA_MODE: z.enum(['development', 'test', 'production']).default('production'),
    DATABASE_URL: DatabaseUrl,
    AUTH_DATABASE_URL: DatabaseUrl,
    /** Read replica for usage, requests and the operator's figures. Each role signs in there with its own password. */
    DATABASE_REPLICA_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
    /** Role `graha_operator`. Without it there are no operator pages. */
    OPERATOR_DATABASE_URL: DatabaseUrl.optional(),
    KEY_PEPPER: Secret,
    /** Seals the secrets of webhooks and of identity providers. Without it none can be added. */
    SEALING_KEY: Secret.optional(),
    /** The previous sealing key. It opens older secrets until the worker has sealed them again. */
    SEALING_KEY_PREVIOUS: Secret.optional(),
    BETTER_AUTH_SECRET: Secret,
    /** Public address of the API, shown in curl commands. */
    API_URL: z.url(),
    /** The address at which this server reaches the API, if it differs from the public one. */
    API_INTERNAL_URL: z.url().optional(),
    PORTAL_URL: z.url(),
    TRUSTED_PROXIES: AddressRules.default([]),
    /** Key of the system tenant, for the live chart on the landing page. */
    SYSTEM_API_KEY: z.string().optional(),
    /** Sign-in with Google or GitHub is offered if both variables of a pair are set. */
    GOOGLE_CLIENT_ID: z.string().optional(),
    GOOGLE_CLIENT_SECRET: z.string().optional(),
    GITHUB_CLIENT_ID: z.string().optional(),
    GITHUB_CLIENT_SECRET: z.string().optional(),
    /** Addresses of stand-ins for the providers, in development. */
    GOOGLE_URL: z.url().optional(),
    GITHUB_URL: z.url().optional(),
    /** `1`: workspaces on Scale may connect an identity provider. */
    SSO_ENABLED: z.enum(['0', '1']).default('0'),
    /** Without it nothing can be bought. */
    STRIPE_SECRET_KEY: z.string().optional(),
    STRIPE_WEBHOOK_SECRET: z.string().optional(),
    /** Address of the stand-in for Stripe, in development. */
    STRIPE_API_URL: z.url().optional(),
    /** `1`: Stripe calculates taxes; this needs Stripe Tax in the account. */
    STRIPE_AUTOMATIC_TAX: z.enum(['0', '1']).default('0'),
    /** Signs the calls of the playground: Ed25519, PKCS #8 in DER in base64. Without it there is no playground. */
    PLAYGROUND_PRIVATE_KEY: z.string().min(32).optional(),
    /** 0 turns metrics off. */
    METRICS_PORT: z.coerce.number().int().min(0).max(65_535).default(0),
    /** The loopback by default, because metrics are not for customers; a container may need another address. */
    METRICS_HOST: z.string().default('127.0.0.1'),
    /** Address of the source code of the running version. */
    SOURCE_URL: z.url().optional(),
    /** The company that runs this service, as pages name it. */
    OPERATOR_NAME: z.string().max(200).optional(),
    OPERATOR_EMAIL: z.email().optional(),
    /** On one line. */
    OPERATOR_ADDRESS: z.string().max(300).optional(),
    /** The place of the servers, for the page about data processing. */
    OPERATOR_DATA_LOCATION: z.string().max(200).optional(),
  })
  .refine(({ GRAHA_MODE, STRIPE_API_URL }) => GRAHA_MODE !== 'production' || STRIPE_API_URL === undefined, {
    path: ['STRIPE_API_URL'],
    error: 'must not be set in production, where payments go to Stripe itself',
  })
  .refine(({ GRAHA_MODE, GOOGLE_URL }) => GRAHA_MODE !== 'production' || GOOGLE_URL === undefined, {
    path: ['GOOGLE_URL'],
    error: 'must not be set in production, where people sign in at Google itself',
  })
  .refine(({ GRAHA_MODE, GITHUB_URL }) => GRAHA_MODE !== 'production' || GITHUB_URL === undefined, {
    path: ['GITHUB_URL'],
    error: 'must not be set in production, where people sign in at GitHub itself',
  })
  .refine((raw) => (raw.GOOGLE_CLIENT_ID === undefined) === (raw.GOOGLE_CLIENT_SECRET === undefined), {
    path: ['GOOGLE_CLIENT_SECRET'],
    error: 'must be set together with GOOGLE_CLIENT_ID',
  })
  .refine((raw) => (raw.GITHUB_CLIENT_ID === undefined) === (raw.GITHUB_CLIENT_SECRET === undefined), {
    path: ['GITHUB_CLIENT_SECRET'],
    error: 'must be set together with GITHUB_CLIENT_ID',
  })
  .refine(({ SSO_ENABLED, SEALING_KEY }) => SSO_ENABLED === '0' || SEALING_KEY !== undefined, {
    path: ['SEALING_KEY'],
    error: 'must be set with SSO_ENABLED=1: it seals the client secrets of identity providers',
  })
  .refine((raw) => !isForTheWorld(raw) || raw.OPERATOR_NAME !== undefined, {
    path: ['OPERATOR_NAME'],
    error: 'must be set in production: terms and privacy name the company that runs the service',
  })
  .refine((raw) => !isForTheWorld(raw) || raw.OPERATOR_EMAIL !== undefined, {
    path: ['OPERATOR_EMAIL'],
    error: 'must be set in production: customers need an address for questions, refunds and reports of holes',
  })
  .refine(carriesSessions, {
    path: ['PORTAL_URL'],
    error: 'must begin with https:// in production, or nobody can sign in',
  })
  .transform((raw) => ({
    mode: raw.GRAHA_MODE,
    databaseUrl: raw.DATABASE_URL,
    authDatabaseUrl: raw.AUTH_DATABASE_URL,
    metrics: raw.METRICS_PORT === 0 ? null : { host: raw.METRICS_HOST, port: raw.METRICS_PORT },
    replicaUrl: raw.DATABASE_REPLICA_URL ?? null,
    operatorDatabaseUrl: raw.OPERATOR_DATABASE_URL ?? null,
    keyPepper: raw.KEY_PEPPER,
    sealingKey: raw.SEALING_KEY ?? null,
    sealingKeyPrevious: raw.SEALING_KEY_PREVIOUS ?? null,
    authSecret: raw.BETTER_AUTH_SECRET,
    apiUrl: raw.API_URL.replace(/\/$/, ''),
    apiInternalUrl: (raw.API_INTERNAL_URL ?? raw.API_URL).replace(/\/$/, ''),
    trustedProxies: raw.TRUSTED_PROXIES,
    portalUrl: raw.PORTAL_URL.replace(/\/$/, ''),
    systemApiKey: raw.SYSTEM_API_KEY ?? null,
    providers: offered({
      google: clientOf(raw.GOOGLE_CLIENT_ID, raw.GOOGLE_CLIENT_SECRET, raw.GOOGLE_URL),
      github: clientOf(raw.GITHUB_CLIENT_ID, raw.GITHUB_CLIENT_SECRET, raw.GITHUB_URL),
    }),
    isSsoOffered: raw.SSO_ENABLED === '1',
    stripe:
      raw.STRIPE_SECRET_KEY && raw.STRIPE_WEBHOOK_SECRET
        ? {
            secretKey: raw.STRIPE_SECRET_KEY,
            webhookSecret: raw.STRIPE_WEBHOOK_SECRET,
            apiUrl: raw.STRIPE_API_URL ?? null,
            automaticTax: raw.STRIPE_AUTOMATIC_TAX === '1',
          }
        : null,
    playgroundPrivateKey: raw.PLAYGROUND_PRIVATE_KEY ?? null,
    sourceUrl: raw.SOURCE_URL ?? null,
    company: {
      name: raw.OPERATOR_NAME ?? 'Graha',
      email: raw.OPERATOR_EMAIL ?? null,
      address: raw.OPERATOR_ADDRESS ?? null,
      dataLocation: raw.OPERATOR_DATA_LOCATION ?? null,
    },
  }));

export type Env = z.output<typeof Environment>;

let parsed: Env | undefined;

/** Returns the settings, read at the first call and not at import: the build imports routes without an environment. */
export const env = (): Env => (parsed ??= readEnv(process.env));

export function readEnv(variables: Record<string, string | undefined>): Env {
  const given = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''));
  const read = Environment.safeParse(given);
  if (read.success) return read.data;
  throw new Error(`The portal's environment is not valid.\n${z.prettifyError(read.error)}`);
}
