import 'server-only';
import { cookies } from 'next/headers';
import { beginSso, finishSso } from '@graha/auth/flows/sso-entry';
import type { Problem } from '@graha/auth/flows/problem';
import { report } from '@graha/procedures/trpc/report';
import { ssoConnection, ssoOfDomain } from '@graha/store/team/sso';
import { env } from './env.ts';
import { flowContextOf } from './identity.ts';
import { outboxPool } from './pool.ts';
import { finishReturn, redirectTo, stateCookie, type StateCookie } from './provider-routes.ts';
import { requestIdOf } from './request-headers.ts';
import { ssoPorts } from './sso.ts';

const COOKIE: StateCookie = { name: 'graha.sso', path: '/api/sso' };

type Params = { params: Promise<{ callback: string }> };

/** Returns the dependencies of both ends of a sign-in; null if single sign-on is not offered. */
function flowOf(headers: Headers, requestId: string) {
  const sso = ssoPorts();
  if (!sso) return null;
  const { authSecret: secret, portalUrl } = env();
  const identity = outboxPool();
  return {
    ...flowContextOf(headers, requestId),
    sso,
    secret,
    portalUrl,
    connections: {
      ofDomain: (domain: string) => ssoOfDomain({ identity }, { domain }),
      byId: (connectionId: string) => ssoConnection({ identity }, { connectionId }),
    },
    report: (error: unknown) => report(error, { requestId, path: 'single sign-on' }),
  };
}

const NOT_OFFERED: Problem = { form: 'There is no single sign-on here. Sign in with your password.' };

/** Returns the sign-in address for the owner of this e-mail address. This browser keeps a cookie until it returns. */
export async function beginSsoFor(
  headers: Headers,
  input: { email: string; next: unknown },
): Promise<{ url: string } | Problem> {
  const flow = flowOf(headers, requestIdOf(headers));
  const begun = flow ? await beginSso(flow, input) : NOT_OFFERED;
  if (!('url' in begun)) return begun;
  (await cookies()).set(COOKIE.name, begun.cookie, stateCookie(COOKIE));
  return { url: begun.url };
}

/** Handles the return from the identity provider, successful or not. */
export async function finishAtSso(request: Request, { params }: Params): Promise<Response> {
  const [{ callback: callbackId }, requestId] = [await params, requestIdOf(request.headers)];
  const flow = flowOf(request.headers, requestId);
  if (!flow) return redirectTo('/sign-in');
  return finishReturn(request, COOKIE, (returned) => finishSso(flow, { callbackId, ...returned }));
}
