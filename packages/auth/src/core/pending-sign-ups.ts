import { createAuthEndpoint } from '@better-auth/core/api';
import type { BetterAuthPlugin, GenericEndpointContext } from 'better-auth';
import { expireCookie, setSessionCookie } from 'better-auth/cookies';
import { generateRandomString } from 'better-auth/crypto';
import { z } from 'zod';
import type { AttemptStore } from '@graha/store/identity/attempts';
import type { AccountPorts, AuthParts } from './ports.ts';
import { nameFrom } from './viewer.ts';
import { dropUnverified, markVerified } from './verified-address.ts';
import { hashOf, signUpIdOf } from './link-tokens.ts';

export const SIGN_UP_WITHIN_S = 86_400;
/** The oldest rows are removed first, so that a flood of sign-ups does not block the owner of an address. */
const PER_ADDRESS_MAX = 20;
const MODEL = 'pendingSignUp';
const COOKIE = 'sign_up';

export type PendingSignUp = {
  id: string;
  email: string;
  passwordHash: string;
  workspace: string;
  nextPath: string;
  browserHash: string;
  createdAt: Date;
  expiresAt: Date;
};

const text = { type: 'string', required: true } as const;
const moment = { type: 'date', required: true } as const;

const SignUpBody = z.object({ email: z.string(), password: z.string(), workspace: z.string(), nextPath: z.string() });

/** The result of following a sign-up link. */
type SignUpEnd =
  | { is: 'in'; userId: string; workspace: string; nextPath: string }
  /** `known` means that the address has an account by now. */
  | { is: 'password-needed' }
  | { is: 'wrong-password' }
  | { is: 'unknown' | 'expired' | 'known' };

/**
 * Sign-up creates a pending row, for known and new addresses alike, and binds it to the browser by a cookie. The link of the mail
 * creates the user; in another browser it also needs the chosen password.
 */
export const pendingSignUps = (ports: AccountPorts, attempts: AttemptStore) => {
  const entering = { ports, attempts };
  return {
    id: 'pending-sign-ups',
    schema: {
      pendingSignUp: {
        fields: {
          email: text,
          passwordHash: text,
          workspace: text,
          nextPath: text,
          browserHash: text,
          createdAt: moment,
          expiresAt: moment,
        },
      },
    },
    endpoints: {
      beginSignUp: createAuthEndpoint(
        '/sign-up/begin',
        { method: 'POST', body: SignUpBody, metadata: { SERVER_ONLY: true } },
        async (ctx) => {
          const { password, ...signUp } = ctx.body;
          const secret = generateRandomString(43);
          const cookie = ctx.context.createAuthCookie(COOKIE, { maxAge: SIGN_UP_WITHIN_S });
          await ctx.setSignedCookie(cookie.name, secret, ctx.context.secret, cookie.attributes);
          const now = Date.now();
          const row = await ctx.context.adapter.create<Omit<PendingSignUp, 'id'>, PendingSignUp>({
            model: MODEL,
            data: {
              ...signUp,
              passwordHash: await ctx.context.password.hash(password),
              browserHash: hashOf(secret),
              createdAt: new Date(now),
              expiresAt: new Date(now + SIGN_UP_WITHIN_S * 1_000),
            },
          });
          return ctx.json({ id: row.id });
        },
      ),

      /** The pending sign-up of this browser, if there is one. */
      waitingSignUp: createAuthEndpoint.serverOnly({ method: 'GET', requireHeaders: true }, async (ctx) => {
        const browserHash = await browserHashOf(ctx);
        const row = browserHash && (await oneWhere(ctx.context, 'browserHash', browserHash));
        return ctx.json(row ? { id: row.id, email: row.email } : null);
      }),

      /** Returns the facts that the page of a link shows before the button is pressed. */
      readSignUp: createAuthEndpoint.serverOnly(
        { method: 'GET', query: z.object({ token: z.string() }), requireHeaders: true },
        async (ctx) => {
          const row = await rowOf(ctx.context, ctx.query.token);
          return ctx.json(row ? { isHere: row.browserHash === (await browserHashOf(ctx)) } : null);
        },
      ),

      confirmSignUp: createAuthEndpoint(
        '/sign-up/confirm',
        {
          method: 'POST',
          body: z.object({ token: z.string(), password: z.string().optional() }),
          requireHeaders: true,
          metadata: { SERVER_ONLY: true },
        },
        async (ctx) => ctx.json(await confirm(ctx, entering, ctx.body)),
      ),

      /** Signs up an address that was verified by a mailed secret; null if it has an account. */
      enterVerified: createAuthEndpoint(
        '/sign-up/verified',
        {
          method: 'POST',
          body: z.object({ email: z.string(), password: z.string() }),
          requireHeaders: true,
          metadata: { SERVER_ONLY: true },
        },
        async (ctx) => {
          const passwordHash = await ctx.context.password.hash(ctx.body.password);
          return ctx.json(await enter(ctx, entering, { email: ctx.body.email, passwordHash }));
        },
      ),
    },
  } satisfies BetterAuthPlugin;
};

async function confirm(
  ctx: GenericEndpointContext,
  entering: Entering,
  { token, password }: { token: string; password?: string | undefined },
): Promise<SignUpEnd> {
  const { context } = ctx;
  const row = await rowOf(context, token);
  if (!row) return { is: 'unknown' };
  if (row.expiresAt < new Date()) return { is: 'expired' };
  if (row.browserHash !== (await browserHashOf(ctx))) {
    if (password === undefined) return { is: 'password-needed' };
    const isRight = await context.password.verify({ hash: row.passwordHash, password });
    if (!isRight) return { is: 'wrong-password' };
  }
  const entered = await enter(ctx, entering, row);
  if (entered === null) return { is: 'known' };
  return { is: 'in', userId: entered.userId, workspace: row.workspace, nextPath: row.nextPath };
}

type VerifiedAddress = Pick<PendingSignUp, 'email' | 'passwordHash'>;

type Entering = { ports: AccountPorts; attempts: AttemptStore };

/** Longer than a sign-in takes. After a crash it is the longest time that the address is blocked. */
const ENTERING_MS = 30_000;

/** Runs one sign-in per address at a time, across all portals: two at once would each set a password for the new person. */
async function enter(ctx: GenericEndpointContext, { ports, attempts }: Entering, row: VerifiedAddress) {
  const subject = `enter ${row.email}`;
  const [seen] = await attempts.take([{ subject, windowMs: ENTERING_MS }]);
  if ((seen?.attempts ?? 0) > 1) return null;
  try {
    return await enterAlone(ctx, ports, row);
  } finally {
    await attempts.forget(subject);
  }
}

/** Creates the user and a session for this browser, and removes other pending sign-ups of the address. */
async function enterAlone(ctx: GenericEndpointContext, ports: AccountPorts, row: VerifiedAddress) {
  const { context } = ctx;
  const userId = await personOf(context, ports, row);
  if (userId === null) return null;
  await context.adapter.deleteMany({ model: MODEL, where: [{ field: 'email', value: row.email }] });

  const user = await context.internalAdapter.findUserById(userId);
  if (!user) throw new Error(`User ${userId} is gone right after sign-up.`);
  const session = await context.internalAdapter.createSession(userId);
  await setSessionCookie(ctx, { session, user });
  expireCookie(ctx, context.createAuthCookie(COOKIE));
  return { userId, sessionId: session.id };
}

/** Creates the user of this row; null if the address was verified before. */
async function personOf(context: AuthParts, ports: AccountPorts, row: VerifiedAddress): Promise<string | null> {
  const { internalAdapter } = context;
  const known = await internalAdapter.findUserByEmail(row.email);
  if (known?.user.emailVerified) return null;
  const id = known ? await takeOver(context, ports, known.user) : await create(context, row.email);
  if (id === null) return null;
  if (await internalAdapter.findCredentialAccount(id)) await internalAdapter.updatePassword(id, row.passwordHash);
  else {
    const account = { userId: id, providerId: 'credential', accountId: id, password: row.passwordHash };
    await internalAdapter.linkAccount(account);
  }
  await markVerified(context, ports, id);
  return id;
}

/** Removes the additions of a user from an older version, which gave access before verification. */
async function takeOver(context: AuthParts, ports: AccountPorts, user: { id: string }): Promise<string> {
  await dropUnverified(context, ports, { id: user.id, emailVerified: false });
  return user.id;
}

/** Returns null if a concurrent request created the user first. */
async function create({ internalAdapter }: AuthParts, email: string): Promise<string | null> {
  try {
    const user = { email, name: nameFrom(email), emailVerified: false };
    return (await internalAdapter.createUser(user, { method: 'email-password' })).id;
  } catch (error) {
    if (await internalAdapter.findUserByEmail(email)) return null;
    throw error;
  }
}

async function rowOf(context: AuthParts, token: string): Promise<PendingSignUp | null> {
  const id = signUpIdOf(context.secret, token);
  return id === null ? null : oneWhere(context, 'id', id);
}

async function oneWhere({ adapter }: AuthParts, field: 'id' | 'browserHash', value: string) {
  return adapter.findOne<PendingSignUp>({ model: MODEL, where: [{ field, value }] });
}

async function browserHashOf(ctx: GenericEndpointContext): Promise<string | null> {
  const { name } = ctx.context.createAuthCookie(COOKIE);
  const secret = await ctx.getSignedCookie(name, ctx.context.secret);
  return secret ? hashOf(secret) : null;
}

/** Returns the pending sign-ups of an address, newest first; removes rows beyond the limit. */
export async function pendingOf({ adapter }: AuthParts, email: string): Promise<PendingSignUp[]> {
  const rows = await adapter.findMany<PendingSignUp>({
    model: MODEL,
    where: [{ field: 'email', value: email }],
    sortBy: { field: 'createdAt', direction: 'desc' },
  });
  for (const { id } of rows.slice(PER_ADDRESS_MAX)) {
    await adapter.delete({ model: MODEL, where: [{ field: 'id', value: id }] });
  }
  return rows.slice(0, PER_ADDRESS_MAX).filter(({ expiresAt }) => expiresAt > new Date());
}
