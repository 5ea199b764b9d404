import { createHmac } from 'node:crypto';
import type { BetterAuthPlugin } from 'better-auth';
import { createAuthMiddleware } from 'better-auth/api';
import { deviceOf } from './device.ts';
import { ENTER_BY_PROVIDER_PATH } from './enter-by-provider.ts';
import { pathsAt } from './account-mail.ts';
import type { AccountPorts } from './ports.ts';

const KNOWN_COOKIE = 'known';
/** The maximum lifetime of a cookie in browsers. */
const KNOWN_S = 400 * 86_400;
const PEOPLE_MAX = 8;
/** A sign-in this soon after the sign-up needs no notice. */
const SIGN_UP_MS = 10 * 60_000;

const SIGN_IN_PATHS = new Set([
  '/sign-up/confirm',
  ENTER_BY_PROVIDER_PATH,
  '/sign-in/email',
  '/two-factor/verify-totp',
  '/two-factor/verify-backup-code',
  '/passkey/verify-authentication',
]);

/**
 * Mails a notice of a sign-in from a new browser. A signed cookie of the browser lists its users, so that no table of ours lists
 * browsers.
 */
export function watchSignIns({ post }: AccountPorts, portalUrl: string) {
  const paths = pathsAt(portalUrl);
  return {
    id: 'watch-sign-ins',
    hooks: {
      after: [
        {
          matcher: ({ path }) => SIGN_IN_PATHS.has(path ?? ''),
          handler: createAuthMiddleware(async (ctx) => {
            const signedIn = ctx.context.newSession; // Null while a second factor is pending.
            if (!signedIn) return;
            const { user, session } = signedIn;
            const cookie = ctx.context.createAuthCookie(KNOWN_COOKIE, { maxAge: KNOWN_S });
            const sign = createHmac('sha256', ctx.context.secret)
              .update(`known:${user.id}`)
              .digest('base64url')
              .slice(0, 22);
            const known = (ctx.getCookie(cookie.name) ?? '').split('.').filter(Boolean);
            const rest = known.filter((other) => other !== sign);
            ctx.setCookie(cookie.name, [sign, ...rest].slice(0, PEOPLE_MAX).join('.'), cookie.attributes);
            const isNew = !known.includes(sign) && Date.now() - new Date(user.createdAt).getTime() > SIGN_UP_MS;
            if (!isNew) return;
            await post({
              name: 'new-device',
              to: user.email,
              facts: {
                device: deviceOf(session.userAgent),
                at: new Date(session.createdAt),
                accountUrl: paths.account,
                forgotUrl: paths.forgot,
              },
              dedupeKey: `new-device:${session.id}`,
            });
          }),
        },
      ],
    },
  } satisfies BetterAuthPlugin;
}
