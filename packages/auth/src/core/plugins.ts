import { passkey } from '@better-auth/passkey';
import { APIError, createAuthMiddleware, sensitiveSessionMiddleware } from 'better-auth/api';
import type { BetterAuthPlugin } from 'better-auth';
import { createAuthEndpoint } from '@better-auth/core/api';
import { deleteSessionCookie, setSessionCookie } from 'better-auth/cookies';
import type { AttemptStore } from '@graha/store/identity/attempts';
import { createThrottle } from './throttle.ts';

/**
 * A passkey replaces password and second factor, so the device must verify its user and must find the passkey without an address.
 */
export const passkeys = (portalUrl: string) =>
  passkey({
    rpName: 'Graha',
    rpID: new URL(portalUrl).hostname,
    origin: portalUrl,
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    advanced: { webAuthnChallengeCookie: 'passkey' },
    registration: {
      afterVerification: ({ verification }) => requireUserVerified(verification.registrationInfo?.userVerified),
    },
    authentication: {
      afterVerification: ({ verification }) => requireUserVerified(verification.authenticationInfo.userVerified),
    },
  });

function requireUserVerified(userVerified: boolean | undefined): void {
  if (userVerified) return;
  throw new APIError('UNAUTHORIZED', {
    code: 'USER_NOT_VERIFIED',
    message: 'The device did not ask who holds it.',
  });
}

/** Keeps the cookie although its session is unknown: the answer may arrive after that of the rotation, and clear the new cookie. */
const keepCookie = createAuthMiddleware(async ({ context: { returned, responseHeaders } }) => {
  if (returned === null) responseHeaders?.delete('set-cookie');
});

/** Replaces a session by a new one after the user has proved their identity again. Only our server calls it. */
export const rotateSession = () =>
  ({
    id: 'rotate-session',
    hooks: { after: [{ matcher: ({ path }) => path === '/get-session', handler: keepCookie }] },
    endpoints: {
      rotateSession: createAuthEndpoint.serverOnly(
        { method: 'POST', use: [sensitiveSessionMiddleware], requireHeaders: true },
        async (ctx) => {
          const { session: before, user } = ctx.context.session;
          const session = await ctx.context.internalAdapter.createSession(user.id, false, before);
          await setSessionCookie(ctx, { session, user });
          await ctx.context.internalAdapter.deleteSession(before.token);
          return ctx.json({ sessionId: session.id });
        },
      ),
    },
  }) satisfies BetterAuthPlugin;

/** A code is valid in its own half minute, the previous and the next one. */
const CODE_LIVES_MS = 90_000;

/** Better Auth's own name for the cookie of a sign-in that waits for its code. */
const WAITING_COOKIE = 'two_factor';

const refusal = () => new APIError('UNAUTHORIZED', { code: 'INVALID_CODE', message: 'Invalid code' });

/**
 * Refuses a code that has already signed in, so that an observed code is useless. Of two concurrent sign-ins with one code, the
 * later is undone.
 */
export function refuseUsedCodes(attempts: AttemptStore) {
  const used = createThrottle(attempts, 'usedCode', { attemptsMax: 1, windowMs: CODE_LIVES_MS });
  const matcher = ({ path }: { path?: string | undefined }) => path === '/two-factor/verify-totp';
  const before = createAuthMiddleware(async (ctx) => {
    const cookie = await ctx.getSignedCookie(ctx.context.createAuthCookie(WAITING_COOKIE).name, ctx.context.secret);
    const waiting = cookie ? await ctx.context.internalAdapter.findVerificationValue(cookie) : null;
    if (waiting && (await used.waitMs(subjectOf(waiting.value, ctx.body))) > 0) throw refusal();
  });
  const after = createAuthMiddleware(async (ctx) => {
    const signedIn = ctx.context.newSession;
    if (!signedIn || (await used.take(subjectOf(signedIn.user.id, ctx.body))) === 0) return;
    await ctx.context.internalAdapter.deleteSession(signedIn.session.token);
    deleteSessionCookie(ctx);
    ctx.context.setNewSession(null);
    throw refusal();
  });
  return {
    id: 'refuse-used-codes',
    hooks: { before: [{ matcher, handler: before }], after: [{ matcher, handler: after }] },
  } satisfies BetterAuthPlugin;
}

const subjectOf = (userId: string, body: { code?: unknown } | undefined): string => `${userId} ${String(body?.code)}`;
