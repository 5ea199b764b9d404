import { randomUUID } from 'node:crypto';
import { betterAuth, type BetterAuthOptions } from 'better-auth';
import { APIError, createAuthMiddleware } from 'better-auth/api';
import { nextCookies } from 'better-auth/next-js';
import { organization } from 'better-auth/plugins/organization';
import type { Env } from '../env.ts';
import { PASSWORD_LENGTH_MAX, PASSWORD_LENGTH_MIN, passwordProblem } from './password.ts';

const DAY_S = 86_400;

export type Database = NonNullable<BetterAuthOptions['database']>;
export type Auth = ReturnType<typeof createAuth>;

/** Sign-up answers a known address as it answers a new one (`autoSignIn: false`), so the caller signs in as a second step. */
export function createAuth(
  { mode, portalUrl, authSecret }: Pick<Env, 'mode' | 'portalUrl' | 'authSecret'>,
  database: Database,
) {
  return betterAuth({
    appName: 'Graha',
    baseURL: portalUrl,
    secret: authSecret,
    database,
    telemetry: { enabled: false },
    logger: { level: 'error' }, // Below it, e-mail addresses are logged.
    emailAndPassword: {
      enabled: true,
      autoSignIn: false,
      minPasswordLength: PASSWORD_LENGTH_MIN,
      maxPasswordLength: PASSWORD_LENGTH_MAX,
    },
    session: { expiresIn: 30 * DAY_S, updateAge: DAY_S },
    rateLimit: { enabled: true, storage: 'memory', window: 60, max: 60 },
    advanced: {
      cookiePrefix: 'graha',
      useSecureCookies: mode === 'production' || portalUrl.startsWith('https:'),
      defaultCookieAttributes: { httpOnly: true, sameSite: 'lax' },
      database: { generateId: () => randomUUID() },
    },
    hooks: { before: createAuthMiddleware(async ({ path, body }) => refuseGuessable(path, body)) },
    plugins: [organization({ creatorRole: 'owner' }), nextCookies()],
  });
}

async function refuseGuessable(path: string, body: unknown): Promise<void> {
  if (path !== '/sign-up/email' || typeof body !== 'object' || body === null) return;
  const { password, email } = { password: '', email: '', ...body };
  const problem = passwordProblem(String(password), String(email));
  if (problem) throw new APIError('BAD_REQUEST', { code: 'PASSWORD_REFUSED', message: problem });
}
