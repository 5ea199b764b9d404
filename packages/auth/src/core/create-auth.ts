import { randomUUID } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { betterAuth, type BetterAuthOptions } from 'better-auth';
import { APIError, createAuthMiddleware } from 'better-auth/api';
import { hashPassword, verifyPassword } from 'better-auth/crypto';
import { nextCookies } from 'better-auth/next-js';
import { organization } from 'better-auth/plugins/organization';
import { twoFactor } from 'better-auth/plugins/two-factor';
import type { AttemptStore } from '@graha/store/identity/attempts';
import { LENGTHS, unfitIn } from '@graha/domain/core/typed-text';
import { insideHeaders } from './client-address.ts';
import { addressMail, passwordMail } from './account-mail.ts';
import { bounded } from './throttle.ts';
import { FRESH_S } from './session-limits.ts';
import { enterByProvider } from './enter-by-provider.ts';
import { cookieOptions, readOldCookies } from './host-cookies.ts';
import { markDevices } from './device.ts';
import { passkeys, refuseUsedCodes, rotateSession } from './plugins.ts';
import { PASSWORD_LENGTH_MAX, PASSWORD_LENGTH_MIN, passwordProblem } from './password.ts';
import { pendingSignUps } from './pending-sign-ups.ts';
import type { AccountPorts } from './ports.ts';
import { dropUnverified, markVerified, refuseUnverified } from './verified-address.ts';
import { watchSignIns } from './watch-sign-ins.ts';

const DAY_S = 86_400;

/** Returns the number of hashes at the same time. A hash uses a core for about 80 ms, so half of the cores stay free for pages. */
export const hashesAtOnce = (cores: number): number => Math.max(1, Math.floor(cores / 2));

const runHash = bounded({ runningMax: hashesAtOnce(availableParallelism()), waitingMax: 32 });

/** Better Auth's password hashes, with limited concurrency. */
const HASHING = {
  hash: (password: string) => runHash(() => hashPassword(password)),
  verify: (pair: { hash: string; password: string }) => runHash(() => verifyPassword(pair)),
};

export type Database = NonNullable<BetterAuthOptions['database']>;
type AuthSettings = { mode: 'development' | 'production' | 'test'; portalUrl: string; authSecret: string };
export type Auth = ReturnType<typeof createAuth>;

/**
 * Creates Better Auth. Sign-up creates a pending row (`pendingSignUps`); Better Auth's own sign-up, which creates the user at
 * once, is disabled.
 */
export function createAuth(
  { mode, portalUrl, authSecret }: AuthSettings,
  database: Database,
  ports: AccountPorts,
  attempts: AttemptStore,
) {
  /** Ends unfinished verifications and removes unverified additions, because a reset link verifies the address. */
  const settleReset = async (user: { id: string; emailVerified: boolean }): Promise<void> => {
    const context = await made.$context;
    await context.adapter.deleteMany({ model: 'verification', where: [{ field: 'value', value: user.id }] });
    await dropUnverified(context, ports, user);
    if (!user.emailVerified) await markVerified(context, ports, user.id);
  };
  const isVerified = async (userId: string): Promise<boolean> =>
    (await (await made.$context).internalAdapter.findUserById(userId))?.emailVerified === true;
  const made = betterAuth({
    appName: 'Graha',
    baseURL: portalUrl,
    secret: authSecret,
    database,
    telemetry: { enabled: false },
    logger: { level: 'error' }, // Lower levels log e-mail addresses.
    emailAndPassword: {
      enabled: true,
      disableSignUp: true,
      minPasswordLength: PASSWORD_LENGTH_MIN,
      maxPasswordLength: PASSWORD_LENGTH_MAX,
      password: HASHING,
      ...passwordMail(ports, portalUrl, settleReset),
    },
    emailVerification: addressMail(ports, portalUrl),
    user: {
      changeEmail: { enabled: true },
      additionalFields: {
        role: { type: 'string', required: false, input: false },
        emailVerifiedAt: { type: 'date', required: false, input: false, returned: false },
      },
    },
    session: { expiresIn: 30 * DAY_S, updateAge: DAY_S, freshAge: FRESH_S },
    verification: { storeIdentifier: 'hashed' }, // A leaked table must give access to no account.
    rateLimit: { enabled: false }, // Throttles count attempts in Postgres.
    advanced: {
      ...cookieOptions(mode === 'production' || portalUrl.startsWith('https:')),
      ipAddress: { ipAddressHeaders: [insideHeaders().clientAddress] },
      database: { generateId: () => randomUUID() },
    },
    hooks: {
      before: createAuthMiddleware(async ({ path, body, query }) => {
        refuseUnfit({ body, query });
        await refuseGuessable(path, body);
      }),
    },
    databaseHooks: {
      session: {
        create: { before: refuseUnverified(isVerified) },
        delete: { after: ({ id, userId }) => ports.sessionEnded({ userId, sessionId: id }) },
      },
      user: { create: { after: ({ id }) => ports.record(id, { type: 'UserRegistered', data: {} }) } },
    },
    plugins: [
      readOldCookies(), // First, so that every other hook sees the names of today.
      organization({
        creatorRole: 'owner',
        schema: {
          organization: { additionalFields: { secondFactorSince: { type: 'date', required: false, input: false } } },
        },
      }),
      twoFactor({ issuer: 'Graha' }),
      passkeys(portalUrl),
      rotateSession(),
      pendingSignUps(ports, attempts),
      enterByProvider({ ports, attempts, portalUrl }),
      refuseUsedCodes(attempts), // After two-factor, so that a used code signs nobody in.
      markDevices(),
      watchSignIns(ports, portalUrl), // After the refusals, so that a refused sign-in sends no mail.
      nextCookies(),
    ],
  });
  return made;
}

/** The field with the new password, by path. */
const NEW_PASSWORDS: Record<string, string> = {
  '/sign-up/begin': 'password',
  '/sign-up/verified': 'password',
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

/** The maximum length of each field that people type. */
const BY_NAME: Record<string, number> = {
  email: LENGTHS.email,
  newEmail: LENGTHS.email,
  name: LENGTHS.name,
  password: LENGTHS.password,
  newPassword: LENGTHS.password,
  currentPassword: LENGTHS.password,
  code: LENGTHS.code,
};
/** The maximum length of all other fields: tokens, links, signatures of devices. */
const OTHERWISE = 8_192;

/** Refuses overlong input before any password is hashed or table is read. */
function refuseUnfit(sent: unknown): void {
  const unfit = unfitIn(sent, BY_NAME, OTHERWISE);
  if (!unfit) return;
  throw new APIError('BAD_REQUEST', { code: 'INPUT_REFUSED', message: `${unfit.path}: ${unfit.problem}` });
}
