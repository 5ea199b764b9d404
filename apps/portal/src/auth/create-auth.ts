import { randomUUID } from 'node:crypto';
import { betterAuth, type BetterAuthOptions } from 'better-auth';
import { APIError, createAuthMiddleware } from 'better-auth/api';
import { nextCookies } from 'better-auth/next-js';
import { organization } from 'better-auth/plugins/organization';
import { twoFactor } from 'better-auth/plugins/two-factor';
import type { Env } from '../env.ts';
import { addressMail, passwordMail } from './account-mail.ts';
import { FRESH_S } from './fresh.ts';
import { passkeys } from './passkeys.ts';
import { PASSWORD_LENGTH_MAX, PASSWORD_LENGTH_MIN, passwordProblem } from './password.ts';
import type { AccountPorts } from './ports.ts';
import { rotateSession } from './rotate-session.ts';
import { refuseUsedCodes } from './used-codes.ts';
import { watchSignIns } from './watch-sign-ins.ts';

const DAY_S = 86_400;

export type Database = NonNullable<BetterAuthOptions['database']>;
export type Auth = ReturnType<typeof createAuth>;

/** Sign-up answers a known address as it answers a new one (`autoSignIn: false`), so the caller signs in as a second step. */
export function createAuth(
  { mode, portalUrl, authSecret }: Pick<Env, 'mode' | 'portalUrl' | 'authSecret'>,
  database: Database,
  ports: AccountPorts,
) {
  /** What was begun for somebody and not finished: links of mails, a sign-in that waits for its second factor. */
  const forget = async (userId: string): Promise<void> => {
    const { adapter } = await made.$context;
    await adapter.deleteMany({ model: 'verification', where: [{ field: 'value', value: userId }] });
  };
  const made = betterAuth({
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
      ...passwordMail(ports, portalUrl, forget),
    },
    emailVerification: addressMail(ports, portalUrl),
    user: {
      changeEmail: { enabled: true },
      additionalFields: { role: { type: 'string', required: false, input: false } },
    },
    session: { expiresIn: 30 * DAY_S, updateAge: DAY_S, freshAge: FRESH_S },
    verification: { storeIdentifier: 'hashed' }, // A table that leaks opens no account.
    rateLimit: { enabled: true, storage: 'memory', window: 60, max: 60 },
    advanced: {
      cookiePrefix: 'graha',
      useSecureCookies: mode === 'production' || portalUrl.startsWith('https:'),
      defaultCookieAttributes: { httpOnly: true, sameSite: 'lax' },
      database: { generateId: () => randomUUID() },
    },
    hooks: { before: createAuthMiddleware(async ({ path, body }) => refuseGuessable(path, body)) },
    databaseHooks: {
      session: { delete: { after: ({ id, userId }) => ports.sessionEnded({ userId, sessionId: id }) } },
      user: { create: { after: ({ id }) => ports.record(id, { type: 'UserRegistered', data: {} }) } },
    },
    plugins: [
      organization({ creatorRole: 'owner' }),
      twoFactor({ issuer: 'Graha' }),
      passkeys(portalUrl),
      rotateSession(),
      refuseUsedCodes(), // After two-factor: a code that has been used opens nothing,
      watchSignIns(ports, portalUrl), // and nobody is told of a sign-in that was refused.
      nextCookies(),
    ],
  });
  return made;
}

/** The field that holds a new password, by the path that takes one. */
const NEW_PASSWORDS: Record<string, string> = {
  '/sign-up/email': 'password',
  '/reset-password': 'newPassword',
  '/change-password': 'newPassword',
};

async function refuseGuessable(path: string | undefined, body: unknown): Promise<void> {
  const field = NEW_PASSWORDS[path ?? ''];
  if (field === undefined || typeof body !== 'object' || body === null) return;
  const { [field]: password, email }: Record<string, unknown> = { email: '', ...body };
  const problem = passwordProblem(String(password), String(email));
  if (problem) throw new APIError('BAD_REQUEST', { code: 'PASSWORD_REFUSED', message: problem });
}
