import type { BetterAuthPlugin } from 'better-auth';
import { APIError, createAuthMiddleware } from 'better-auth/api';
import { deleteSessionCookie } from 'better-auth/cookies';
import { createThrottle } from './throttle.ts';

/** A code is valid for its own half minute and for the ones beside it. */
const CODE_LIVES_MS = 90_000;

/** Whoever read a code over a shoulder comes too late: a sign-in with a code that has signed in already is taken back. */
export function refuseUsedCodes() {
  const used = createThrottle({ attemptsMax: 1, windowMs: CODE_LIVES_MS });
  return {
    id: 'refuse-used-codes',
    hooks: {
      after: [
        {
          matcher: ({ path }) => path === '/two-factor/verify-totp',
          handler: createAuthMiddleware(async (ctx) => {
            const signedIn = ctx.context.newSession;
            if (!signedIn || used.take(`${signedIn.user.id} ${String(ctx.body?.code)}`) === 0) return;
            await ctx.context.internalAdapter.deleteSession(signedIn.session.token);
            deleteSessionCookie(ctx);
            ctx.context.setNewSession(null);
            throw new APIError('UNAUTHORIZED', { code: 'INVALID_CODE', message: 'Invalid code' });
          }),
        },
      ],
    },
  } satisfies BetterAuthPlugin;
}
