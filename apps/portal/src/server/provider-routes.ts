import 'server-only';
import { NextResponse } from 'next/server';
import { entryPath, signInPath } from '@graha/auth/core/return-path';
import type { Outcome } from '@graha/auth/flows/enter-returned';
import { beginProvider, finishProvider } from '@graha/auth/flows/provider-entry';
import { STATE_WITHIN_S } from '@graha/auth/flows/provider-state';
import { report } from '@graha/procedures/trpc/report';
import { auth } from './auth.ts';
import { env } from './env.ts';
import { flowContextOf } from './identity.ts';
import { isImpersonating } from './operator.ts';
import { requestIdOf } from './request-headers.ts';

/** Cookie that stays in the browser until it returns from the provider. */
export type StateCookie = { name: string; path: string };

const COOKIE: StateCookie = { name: 'graha.provider', path: '/api/providers' };

type Params = { params: Promise<{ provider: string }> };

/** Redirects without caching: the response belongs to one browser. */
export function redirectTo(path: string): NextResponse {
  const answer = NextResponse.redirect(new URL(path, env().portalUrl), 303);
  answer.headers.set('cache-control', 'private, no-store');
  return answer;
}

const contextOf = () => {
  const { providers, authSecret: secret, portalUrl } = env();
  return { providers, secret, portalUrl };
};

const LINKING = '/account';

/**
 * Returns the person who asks on their account page to link the provider. Links on other sites do not count: they would tie the
 * account to any person signed in at the provider.
 */
async function linkerOf({ headers }: Request): Promise<string | null> {
  if (headers.get('sec-fetch-site') !== 'same-origin' || (await isImpersonating(headers))) return null;
  return (await auth().api.getSession({ headers }))?.user.id ?? null;
}

/** Redirects the browser to the provider, and changes nothing here. With `link` it acts for the session, otherwise for none. */
export async function beginAtProvider(request: Request, { params }: Params): Promise<Response> {
  const { provider } = await params;
  const { searchParams: asked } = new URL(request.url);
  const isLink = asked.has('link');
  const linkTo = isLink ? await linkerOf(request) : null;
  if (isLink && linkTo === null) return redirectTo(LINKING);
  const begun = await beginProvider(contextOf(), { provider, next: isLink ? LINKING : asked.get('next'), linkTo });
  if (!begun) return redirectTo('/sign-in');
  const answer = redirectTo(begun.url);
  answer.cookies.set(COOKIE.name, begun.cookie, stateCookie(COOKIE));
  return answer;
}

/** Returns the cookie's attributes. SameSite is Lax, because the provider redirects from its own site. */
export const stateCookie = ({ path }: StateCookie) =>
  ({
    httpOnly: true,
    sameSite: 'lax',
    secure: env().portalUrl.startsWith('https:'),
    path,
    maxAge: STATE_WITHIN_S,
  }) as const;

/** Handles the return from the provider, successful or not. */
export async function finishAtProvider(request: Request, { params }: Params): Promise<Response> {
  const [{ provider }, requestId] = [await params, requestIdOf(request.headers)];
  const reported = (error: unknown) => report(error, { requestId, path: `sign-in by ${provider}` });
  const flow = { ...flowContextOf(request.headers, requestId), ...contextOf(), report: reported };
  return finishReturn(request, COOKIE, (returned) => finishProvider(flow, { provider, ...returned }));
}

type Returned = { cookie: string | undefined; query: URLSearchParams };

/** Completes the return of a browser from a provider and deletes the waiting cookie. */
export async function finishReturn(
  { headers, url }: Request,
  { name, path }: StateCookie,
  finish: (returned: Returned) => Promise<Outcome>,
): Promise<Response> {
  // An operator who views a customer's workspace must end that first: a sign-in would replace their session.
  if (await isImpersonating(headers)) return redirectTo('/overview');
  const outcome = await finish({ cookie: cookieIn(headers, name), query: new URL(url).searchParams });
  const answer = redirectTo(pathOf(outcome));
  answer.cookies.set(name, '', { path, maxAge: 0 });
  return answer;
}

function pathOf(outcome: Outcome): string {
  if ('goTo' in outcome) return outcome.waitsForCode ? entryPath('/two-factor', outcome.goTo) : outcome.goTo;
  if (outcome.isLink) return `${LINKING}?${new URLSearchParams({ provider: outcome.problem }).toString()}`;
  return signInPath(outcome.next, { provider: outcome.problem });
}

const cookieIn = (headers: Headers, name: string): string | undefined =>
  headers
    .get('cookie')
    ?.split(/;\s*/)
    .find((pair) => pair.startsWith(`${name}=`))
    ?.slice(name.length + 1);
