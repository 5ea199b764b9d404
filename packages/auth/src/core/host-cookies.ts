import type { BetterAuthPlugin } from 'better-auth';
import { createAuthMiddleware } from 'better-auth/api';

const PREFIX = 'graha';
/** Browsers accept such a cookie from this host alone: no sibling or parent domain can set it. */
const HOST_PREFIX = `__Host-${PREFIX}`;
const OLD_PREFIX = `__Secure-${PREFIX}`;

/** The names and attributes of all cookies. Better Auth itself knows only the weaker prefix `__Secure-`. */
export const cookieOptions = (isSecure: boolean) => ({
  cookiePrefix: isSecure ? HOST_PREFIX : PREFIX,
  useSecureCookies: false, // It would put its own prefix before ours.
  defaultCookieAttributes: { httpOnly: true, sameSite: 'lax', secure: isSecure, path: '/' } as const,
});

const nameOf = (pair: string): string => pair.slice(0, pair.indexOf('=')).trim();

/** Renames cookies of earlier versions in a `Cookie` header, unless the header also has the new one. */
export function withNewNames(header: string): string {
  const pairs = header.split(';').map((pair) => pair.trim());
  const names = new Set(pairs.map(nameOf));
  const renamed = pairs.map((pair) => {
    if (!pair.startsWith(`${OLD_PREFIX}.`)) return pair;
    const now = HOST_PREFIX + pair.slice(OLD_PREFIX.length);
    return names.has(nameOf(now)) ? pair : now;
  });
  return renamed.join('; ');
}

/** Reads the cookies of earlier versions, so that an upgrade signs nobody out. To be removed with version 1.2. */
export const readOldCookies = () =>
  ({
    id: 'read-old-cookies',
    hooks: {
      before: [
        {
          matcher: ({ headers }) => headers?.get('cookie')?.includes(`${OLD_PREFIX}.`) ?? false,
          handler: createAuthMiddleware(({ headers: sent }) => {
            const headers = new Headers(sent);
            headers.set('cookie', withNewNames(headers.get('cookie') ?? ''));
            return Promise.resolve({ context: { headers } });
          }),
        },
      ],
    },
  }) satisfies BetterAuthPlugin;
