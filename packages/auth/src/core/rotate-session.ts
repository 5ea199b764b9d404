import type { BetterAuthPlugin } from 'better-auth';
import { createAuthEndpoint } from '@better-auth/core/api';
import { sensitiveSessionMiddleware } from 'better-auth/api';
import { setSessionCookie } from 'better-auth/cookies';

/** Replaces a session by a new one after the user proved their identity again; called from our server only. */
export const rotateSession = () =>
  ({
    id: 'rotate-session',
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
