import { DATABASE_URL_PROBLEM, isDatabaseUrl } from '@graha/store/postgres/host-urls';
import { z } from 'zod';

const databaseUrl = z.string().refine(isDatabaseUrl, DATABASE_URL_PROBLEM);

const Env = z
  .object({
    GRAHA_MODE: z.enum(['development', 'test', 'production']).default('production'),
    LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
    DATABASE_URL: databaseUrl,
    /** A session connection for LISTEN, which a pooler in transaction mode cannot provide. */
    DATABASE_DIRECT_URL: databaseUrl.optional(),
    /** Without it, mail stays in the outbox. */
    SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
    MAIL_FROM: z
      .string()
      .regex(/^([^<>]*<[^<>@\s]+@[^<>@\s]+>|[^<>@\s]+@[^<>@\s]+)$/, 'must look like Graha <hello@graha.example>')
      .optional(),
    /** Base of the links in mails. */
    PORTAL_URL: z.url().default('http://localhost:3000'),
    /** Without it no task calls Stripe. */
    STRIPE_SECRET_KEY: z.string().optional(),
    /** Address of the stand-in for Stripe, in development. */
    STRIPE_API_URL: z.url().optional(),
    /** Stripe computes the taxes of automatic top-ups, as for packs bought by hand. */
    STRIPE_AUTOMATIC_TAX: z.enum(['0', '1']).default('0'),
    /** Opens the secrets of webhooks. Without it no webhook is delivered. */
    SEALING_KEY: z.string().min(32).optional(),
    /** The previous key, after a change. The worker reseals secrets that it sealed. */
    SEALING_KEY_PREVIOUS: z.string().min(32).optional(),
    /** A burst of webhook deliveries leaves processors and database to paid calls. */
    WEBHOOKS_PER_SECOND: z.coerce.number().int().min(1).max(100_000).default(200),
    /** The operator of this service, for the last line of each mail. */
    OPERATOR_NAME: z.string().max(200).default('Graha'),
    OPERATOR_EMAIL: z.email().optional(),
    OPERATOR_ADDRESS: z.string().max(300).optional(),
    /** Public address of the API, which the status probe requests every minute. */
    API_URL: z.url().default('http://localhost:4000'),
    /** The address of the API inside the network, if it differs from the public one. */
    API_INTERNAL_URL: z.url().optional(),
    /**
     * Folder for months of the ledger older than `ARCHIVE_AFTER_MONTHS`; without it all months stay in the database.
     */
    ARCHIVE_DIR: z.string().optional(),
    ARCHIVE_AFTER_MONTHS: z.coerce.number().int().min(3).default(24),
    /** A direct connection of the owner's role. */
    ARCHIVE_DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
    /** 0 turns metrics off. */
    METRICS_PORT: z.coerce.number().int().min(0).max(65_535).default(0),
    /** The loopback by default, because metrics are not for customers; a container may need another address. */
    METRICS_HOST: z.string().default('127.0.0.1'),
    /** Folder of the operator's own Swiss Ephemeris files, the same as the API's. */
    EPHE_PATH: z.string().optional(),
  })
  .refine((env) => !env.ARCHIVE_DIR || env.ARCHIVE_DATABASE_URL, {
    path: ['ARCHIVE_DATABASE_URL'],
    error: 'is needed with ARCHIVE_DIR: only the owner of the ledger may detach a month',
  })
  .transform((env) => ({
    mode: env.GRAHA_MODE,
    logLevel: env.LOG_LEVEL,
    databaseUrl: env.DATABASE_URL,
    databaseDirectUrl: env.DATABASE_DIRECT_URL ?? env.DATABASE_URL,
    apiUrl: (env.API_INTERNAL_URL ?? env.API_URL).replace(/\/$/, ''),
    ephePath: env.EPHE_PATH ?? null,
    portalUrl: env.PORTAL_URL.replace(/\/$/, ''),
    metrics: env.METRICS_PORT === 0 ? null : { host: env.METRICS_HOST, port: env.METRICS_PORT },
    ...(env.ARCHIVE_DIR && env.ARCHIVE_DATABASE_URL
      ? { archive: { dir: env.ARCHIVE_DIR, afterMonths: env.ARCHIVE_AFTER_MONTHS, ownerUrl: env.ARCHIVE_DATABASE_URL } }
      : {}),
    sealing: env.SEALING_KEY ? { current: env.SEALING_KEY, previous: env.SEALING_KEY_PREVIOUS ?? null } : null,
    webhooksPerSecond: env.WEBHOOKS_PER_SECOND,
    stripe: env.STRIPE_SECRET_KEY
      ? {
          secretKey: env.STRIPE_SECRET_KEY,
          apiUrl: env.STRIPE_API_URL ?? null,
          automaticTax: env.STRIPE_AUTOMATIC_TAX === '1',
        }
      : null,
    sender: { name: env.OPERATOR_NAME, email: env.OPERATOR_EMAIL ?? null, address: env.OPERATOR_ADDRESS ?? null },
    // A test run reads its mail in the outbox, even if the shell sets SMTP_URL.
    smtp:
      env.SMTP_URL && env.GRAHA_MODE !== 'test'
        ? { url: env.SMTP_URL, from: env.MAIL_FROM ?? senderAt(env.PORTAL_URL) }
        : null,
  }));
export type WorkerEnv = z.output<typeof Env>;

const senderAt = (portalUrl: string): string => `Graha <hello@${new URL(portalUrl).hostname}>`;

/** @throws Error with the names of all wrong variables, but no value, because some contain passwords */
export function readEnv(source: Record<string, string | undefined>): WorkerEnv {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''));
  const result = Env.safeParse(given);
  if (result.success) return result.data;
  const problems = result.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
  throw new Error(`The worker cannot start with this environment. ${problems.join('; ')}`);
}
