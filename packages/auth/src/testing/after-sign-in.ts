import type { BetterAuthPlugin } from 'better-auth';

type Hooks = Pick<NonNullable<BetterAuthPlugin['hooks']>, 'after'>;
type User = { id: string; email: string; createdAt: Date };
type SignIn = { user: User | null; cookie?: string; secret: string };

/** Runs the first hook of a plugin as Better Auth does after a sign-in. Returns the cookie that it sets, or null. */
export async function afterSignIn(
  { after: [hook] = [] }: Hooks,
  { user, cookie = '', secret }: SignIn,
): Promise<string | null> {
  if (hook === undefined) throw new Error('the plugin has no hook after a sign-in');
  const createAuthCookie = (name: string, attributes: object) => ({ name: `graha.${name}`, attributes });
  const session = { id: 'session', createdAt: new Date(), userAgent: null };
  // Safe: the hooks read these members of the context alone.
  const sent = {
    context: { newSession: user && { user, session }, createAuthCookie, secret },
    headers: new Headers({ cookie }),
    returnHeaders: true,
  } as unknown as Parameters<typeof hook.handler>[0];
  // Safe: a middleware called with `returnHeaders` returns its headers.
  const { headers } = (await hook.handler(sent)) as { headers: Headers };
  return headers.get('set-cookie');
}
