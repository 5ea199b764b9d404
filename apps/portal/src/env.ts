import { z } from 'zod';

const Secret = z.string().min(32, 'must have at least 32 characters');

/** Session cookies are for secure connections alone, which a browser takes a plain localhost for. */
const carriesSessions = ({ GRAHA_MODE, PORTAL_URL }: { GRAHA_MODE: string; PORTAL_URL: string }): boolean =>
  GRAHA_MODE !== 'production' || /^(https:|http:\/\/(localhost|127\.0\.0\.1)([:/]|$))/.test(PORTAL_URL);

const Environment = z
  .object({
    GRAHA_MODE: z.enum(['development', 'test', 'production']).default('production'),
    DATABASE_URL: z.url(),
    AUTH_DATABASE_URL: z.url(),
    /** Role `graha_operator`. Without it there are no operator's rooms. */
    OPERATOR_DATABASE_URL: z.url().optional(),
    KEY_PEPPER: Secret,
    BETTER_AUTH_SECRET: Secret,
    /** Public base of the API: shown in curl lines. */
    API_URL: z.url(),
    /** Where this server itself reaches the API, if that is another address. */
    API_INTERNAL_URL: z.url().optional(),
    PORTAL_URL: z.url(),
    /** Key of the system tenant, for the live chart on the landing page. */
    SYSTEM_API_KEY: z.string().optional(),
    /** Without it nothing can be bought. */
    STRIPE_SECRET_KEY: z.string().optional(),
    STRIPE_WEBHOOK_SECRET: z.string().optional(),
    /** The stand-in's address, in development. */
    STRIPE_API_URL: z.url().optional(),
    /** `1`: Stripe works out taxes, once that is set up there. */
    STRIPE_AUTOMATIC_TAX: z.enum(['0', '1']).default('0'),
    /** Signs the calls of the playground: PKCS #8 in DER in base64. Without it there is no playground. */
    PLAYGROUND_PRIVATE_KEY: z.string().min(32).optional(),
  })
  .refine(({ GRAHA_MODE, STRIPE_API_URL }) => GRAHA_MODE !== 'production' || STRIPE_API_URL === undefined, {
    path: ['STRIPE_API_URL'],
    error: 'must not be set in production: money is Stripe’s own business',
  })
  .refine(carriesSessions, {
    path: ['PORTAL_URL'],
    error: 'must begin with https:// in production, or nobody can sign in',
  })
  .transform((raw) => ({
    mode: raw.GRAHA_MODE,
    databaseUrl: raw.DATABASE_URL,
    authDatabaseUrl: raw.AUTH_DATABASE_URL,
    operatorDatabaseUrl: raw.OPERATOR_DATABASE_URL ?? null,
    keyPepper: raw.KEY_PEPPER,
    authSecret: raw.BETTER_AUTH_SECRET,
    apiUrl: raw.API_URL.replace(/\/$/, ''),
    apiInternalUrl: (raw.API_INTERNAL_URL ?? raw.API_URL).replace(/\/$/, ''),
    portalUrl: raw.PORTAL_URL.replace(/\/$/, ''),
    systemApiKey: raw.SYSTEM_API_KEY ?? null,
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
  }));

export type Env = z.output<typeof Environment>;

let parsed: Env | undefined;

/** Read at the first call, not at import: the build imports routes where no environment is set. */
export const env = (): Env => (parsed ??= readEnv(process.env));

export function readEnv(variables: Record<string, string | undefined>): Env {
  const given = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''));
  const read = Environment.safeParse(given);
  if (read.success) return read.data;
  throw new Error(`The portal's environment does not do.\n${z.prettifyError(read.error)}`);
}
