import { availableParallelism } from 'node:os';
import { DATABASE_URL_PROBLEM, isDatabaseUrl } from '@graha/store/postgres/host-urls';
import { z } from 'zod';
import { privateKeyOf, publicKeyOf } from '../receipts/signing-keys.ts';

const databaseUrl = z.string().refine(isDatabaseUrl, DATABASE_URL_PROBLEM);
const port = z.coerce.number().int().min(0).max(65_535);
const list = z.string().transform((text) =>
  text
    .split(',')
    .map((item) => item.trim())
    .filter(Boolean),
);

/** Ed25519, PKCS #8 in DER in base64. */
const signingKey = z.string().transform((text, context) => {
  try {
    return privateKeyOf(text);
  } catch {
    context.addIssue({ code: 'custom', message: 'must be the private key of an Ed25519 pair: PKCS #8, DER, base64' });
    return z.NEVER;
  }
});

/** A malformed key would refuse every playground token, so the start fails. */
const publicKey = z.string().transform((text, context) => {
  try {
    return publicKeyOf(text);
  } catch {
    context.addIssue({ code: 'custom', message: 'must be the public key of an Ed25519 pair: SPKI, DER, base64' });
    return z.NEVER;
  }
});

const Environment = z.object({
  GRAHA_MODE: z.enum(['development', 'test', 'production']).default('production'),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  DATABASE_URL: databaseUrl,
  /** A session connection for LISTEN, if DATABASE_URL is a pooler in transaction mode. */
  DATABASE_DIRECT_URL: databaseUrl.optional(),
  /** In production, serve even while a standby streams asynchronously, without commits waiting for it. */
  ALLOW_ASYNC_STANDBY: z.stringbool().default(false),
  KEY_PEPPER: z.string().min(32),
  KEY_PEPPER_PREVIOUS: z.string().min(32).optional(),
  /** Seals the secrets of webhooks added by the Management API, which adds none without it. */
  SEALING_KEY: z.string().min(32).optional(),
  HOST: z.string().default('127.0.0.1'),
  PORT: port.default(4000),
  /** 0 turns metrics off. */
  METRICS_PORT: port.default(0),
  /** The loopback by default, because metrics are not for customers; a container may need another address. */
  METRICS_HOST: z.string().default('127.0.0.1'),
  API_URL: z.url().default('http://localhost:4000'),
  PORTAL_URL: z.url().default('http://localhost:3000'),
  /** The address of the source of the running version, which the licence requires. */
  SOURCE_URL: z.url().optional(),
  /** The operator of this service: the contact in the OpenAPI document. */
  OPERATOR_NAME: z.string().max(200).default('Graha'),
  OPERATOR_EMAIL: z.email().optional(),
  /** Addresses and ranges of proxies whose X-Forwarded-For is trusted; none by default. */
  TRUSTED_PROXIES: list.default([]),
  /** A Redis or Valkey that counts for all replicas together. Without it each replica counts for itself. */
  REDIS_URL: z.url({ protocol: /^rediss?$/ }).optional(),
  /** The number of replicas that share a limit, if each counts for itself. */
  API_REPLICAS: z.coerce.number().int().min(1).max(1_000).default(1),
  /** Processes of one replica, which share its port; 0 for one per core. */
  API_PROCESSES: z.coerce
    .number()
    .int()
    .min(0)
    .max(256)
    .default(1)
    .transform((count) => count || availableParallelism()),
  /** Checks each answer against its schema, which takes longer than most answers. If omitted, only tests check. */
  GRAHA_CHECK_ANSWERS: z.stringbool().optional(),
  /** Folder of the operator's own Swiss Ephemeris files (.se1), for years beyond those of the repository. */
  EPHE_PATH: z.string().optional(),
  /** Threads for calls that may take long; 0 computes them in the answering thread. */
  COMPUTE_THREADS: z.coerce.number().int().min(0).max(64).default(1),
  /** Public half of the key with which the portal signs playground calls, which are refused without it. */
  PLAYGROUND_PUBLIC_KEY: publicKey.optional(),
  /** Signs the answers of requests that ask for it, which are refused without it. */
  SIGNING_KEY: signingKey.optional(),
  /** Public halves of earlier signing keys, separated by commas. Their signatures remain valid. */
  SIGNING_KEYS_PREVIOUS: list.pipe(z.array(publicKey)).default([]),
  /** The collector of traces; without it there are no traces. The other OTEL_ variables are OpenTelemetry's own. */
  OTEL_EXPORTER_OTLP_ENDPOINT: z.url().optional(),
});

export type Env = z.output<typeof Environment> & { DATABASE_DIRECT_URL: string };

/** @throws Error with the names of all missing and wrong variables */
export function readEnv(variables: NodeJS.ProcessEnv): Env {
  const given = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''));
  const read = Environment.safeParse(given);
  if (!read.success) {
    const problems = read.error.issues.map(({ path, message }) => `  ${path.join('.')}: ${message}`);
    throw new Error(`The environment is not complete:\n${problems.join('\n')}`);
  }
  const { API_URL, PORTAL_URL } = read.data;
  return {
    ...read.data,
    API_URL: API_URL.replace(/\/$/, ''),
    PORTAL_URL: PORTAL_URL.replace(/\/$/, ''),
    DATABASE_DIRECT_URL: read.data.DATABASE_DIRECT_URL ?? read.data.DATABASE_URL,
  };
}
