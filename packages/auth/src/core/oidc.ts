import type { GuardedRequest } from '@graha/store/egress/guarded-request';
import { z } from 'zod';
import { authorizeUrlAt, codeGrant, Token, type Asked, type ProvidedPerson, type Returned } from './providers.ts';

/** A client registered by a customer at their identity provider. */
export type OidcClient = { issuer: string; clientId: string };

const SCOPE = 'openid email profile';

const Configuration = z.object({
  issuer: z.string(),
  authorization_endpoint: z.url(),
  token_endpoint: z.url(),
  userinfo_endpoint: z.url(),
  token_endpoint_auth_methods_supported: z.array(z.string()).default(['client_secret_basic']),
});
type Configuration = z.output<typeof Configuration>;

/** Providers that manage every address themselves leave out `email_verified`. */
const UserInfo = z.object({
  sub: z.string().min(1).max(255),
  email: z.email().max(254).optional(),
  email_verified: z.union([z.boolean(), z.enum(['true', 'false']).transform((text) => text === 'true')]).default(true),
  name: z.string().default(''),
});

async function answerOf(ask: GuardedRequest, asked: Parameters<GuardedRequest>[0]): Promise<unknown> {
  const headers = { accept: 'application/json', ...asked.headers };
  const { status, text } = await ask({ ...asked, headers });
  if (status !== 200) throw new Error(`${new URL(asked.url).host} answered ${status}.`);
  return JSON.parse(text);
}

const withoutSlash = (issuer: string): string => issuer.replace(/\/$/, '');

export const isSameIssuer = (one: string, other: string): boolean => withoutSlash(one) === withoutSlash(other);

/**
 * Returns the endpoints of a provider. @throws if it does not answer, is not on the public internet, or names another issuer
 * @source OpenID Connect Discovery 1.0, 4
 */
export async function discover(ask: GuardedRequest, { issuer }: Pick<OidcClient, 'issuer'>): Promise<Configuration> {
  const url = `${withoutSlash(issuer)}/.well-known/openid-configuration`;
  const found = Configuration.parse(await answerOf(ask, { url, method: 'GET', headers: {} }));
  if (!isSameIssuer(found.issuer, issuer)) throw new Error(`${issuer} says that it is ${found.issuer}.`);
  // The browser is redirected there, so the guard of our own requests does not check it.
  const { protocol } = new URL(found.authorization_endpoint);
  if (protocol !== 'https:' && protocol !== new URL(issuer).protocol)
    throw new Error(`${issuer} signs people in at an address that is not https.`);
  return found;
}

/** Returns the provider's address for the person's sign-in. */
export async function oidcAuthorizeUrl(
  ask: GuardedRequest,
  { issuer, clientId }: OidcClient,
  { email, ...asked }: Asked & { email: string },
): Promise<string> {
  const { authorization_endpoint: endpoint } = await discover(ask, { issuer });
  const url = new URL(authorizeUrlAt(new URL(endpoint), { clientId, scope: SCOPE, ...asked }));
  url.searchParams.set('login_hint', email);
  return url.href;
}

/**
 * Exchanges the code and reads the person; null if the provider sends no address. The token comes from the provider itself, so
 * its answers need no signature. @source RFC 6749, 4.1.3; OpenID Connect Core 1.0, 5.3 and 9
 */
export async function oidcPerson(
  ask: GuardedRequest,
  { issuer, clientId, clientSecret }: OidcClient & { clientSecret: string },
  returned: Returned,
): Promise<ProvidedPerson | null> {
  const found = await discover(ask, { issuer });
  const isBasic = found.token_endpoint_auth_methods_supported.includes('client_secret_basic');
  const body = codeGrant(returned, isBasic ? null : { clientId, clientSecret });
  const credentials = [clientId, clientSecret].map(encodeURIComponent).join(':');
  const headers = {
    'content-type': 'application/x-www-form-urlencoded',
    ...(isBasic ? { authorization: `Basic ${Buffer.from(credentials).toString('base64')}` } : {}),
  };
  const url = found.token_endpoint;
  const { access_token: token } = Token.parse(
    await answerOf(ask, { url, method: 'POST', headers, body: body.toString() }),
  );
  const asked = { url: found.userinfo_endpoint, method: 'GET', headers: { authorization: `Bearer ${token}` } } as const;
  const { sub, email, email_verified: isEmailVerified, name } = UserInfo.parse(await answerOf(ask, asked));
  return email === undefined
    ? null
    : {
        accountId: sub,
        email: email.toLowerCase(),
        isEmailVerified,
        isAuthoritative: isEmailVerified, // The workspace has verified the domain of all accepted addresses.
        name,
      };
}
