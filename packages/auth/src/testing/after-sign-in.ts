import type { BetterAuthPlugin } from 'better-auth';

type Hook = NonNullable<NonNullable<BetterAuthPlugin['hooks']>['after']>[number];
type User = { id: string; email: string; createdAt: Date };
type SignIn = { user: User | null; cookie?: string; secret: string };

/** Runs a hook as Better Auth does after a sign-in, without a database. Returns the cookie that it sets, or null. */
export async function afterSignIn({ handler }: Hook, { user, cookie = '', secret }: SignIn): Promise<string | null> {
  const createAuthCookie = (name: string, attributes: object) => ({ name: `graha.${name}`, attributes });
  const session = { id: 'session', createdAt: new Date(), userAgent: null };
  // Safe: the hooks read these members of the context alone.
  const sent = {
    context: { newSession: user && { user, session }, createAuthCookie, secret },
    headers: new Headers({ cookie }),
    returnHeaders: true,
  } as unknown as Parameters<typeof handler>[0];
  // Safe: a middleware called with `returnHeaders` returns its headers.
  const { headers } = (await handler(sent)) as { headers: Headers };
  return headers.get('set-cookie');
}
