import { randomBytes } from 'node:crypto';
import { NextResponse, type NextRequest } from 'next/server';
import { THEME_SCRIPT_HASH } from '@graha/ui/theme.tsx';
import { PATH_HEADER, REQUEST_ID_HEADER, requestIdOf } from './server/request-headers.ts';
import { FIRST_OPERATION, OPEN_PLAYGROUND_PATH, openPathOf, PLAYGROUND_PATH } from './shared/paths.ts';
import { pagePolicy } from './edge/security-headers.ts';

/** Every page behind sign-in: it shows private data, so it runs only scripts with the nonce of this response. */
export const config = {
  matcher: [
    '/sign-up',
    '/sign-in',
    '/two-factor',
    '/second-factor',
    '/confirm',
    '/forgot',
    '/reset',
    '/verify',
    '/overview',
    '/playground/:path*',
    '/try/:path*',
    '/keys/:path*',
    '/births/:path*',
    '/subscriptions/:path*',
    '/usage',
    '/requests/:path*',
    '/alerts',
    '/webhooks',
    '/billing',
    '/team',
    '/audit-log',
    '/settings',
    '/settings/brand',
    '/invitations/:path*',
    '/account',
    '/device',
    '/oauth/:path*',
    '/admin/:path*',
    '/mailbox',
  ],
};

export const policyWith = (nonce: string, developing: boolean): string =>
  pagePolicy(`'nonce-${nonce}' '${THEME_SCRIPT_HASH}' 'strict-dynamic'`, developing);

const SESSION_COOKIE = /session_token$/;
const PLAYGROUNDS = new Set<string>([PLAYGROUND_PATH, OPEN_PLAYGROUND_PATH]);

/**
 * Redirects before any layout: a browser keeps a prefetched layout with the redirect of another page in it. A page below a
 * `loading.tsx` has already answered 200 when it redirects.
 */
function playgroundElsewhere({ nextUrl, cookies }: NextRequest): NextResponse | null {
  const isVisitor = !cookies.getAll().some(({ name }) => SESSION_COOKIE.test(name));
  const own = (isVisitor ? openPathOf(nextUrl.pathname) : null) ?? nextUrl.pathname;
  const path = PLAYGROUNDS.has(own) ? `${own}/${FIRST_OPERATION}` : own;
  if (path === nextUrl.pathname) return null;
  const url = nextUrl.clone();
  url.pathname = path;
  return NextResponse.redirect(url);
}

export function proxy(request: NextRequest): NextResponse {
  const elsewhere = playgroundElsewhere(request);
  if (elsewhere) return elsewhere;
  const policy = policyWith(randomBytes(16).toString('base64'), process.env.NODE_ENV === 'development');
  const requestId = requestIdOf(request.headers);
  const headers = new Headers(request.headers);
  headers.set('content-security-policy', policy); // Next reads the nonce here and puts it on its own scripts.
  headers.set(PATH_HEADER, request.nextUrl.pathname + request.nextUrl.search);

  const response = NextResponse.next({ request: { headers } });
  response.headers.set('content-security-policy', policy);
  response.headers.set(REQUEST_ID_HEADER, requestId);
  response.headers.set('cache-control', 'private, no-store');
  return response;
}
