import type { GuardedRequest } from '@graha/store/egress/guarded-request';
import {
  allowInsecureRequests,
  ClientError,
  ClientSecretBasic,
  ClientSecretPost,
  customFetch,
  discovery,
  fetchUserInfo,
  type ClientAuth,
  type Configuration,
  type CustomFetch,
} from 'openid-client';
import { z } from 'zod';
import { authorizeUrlAt, redeemCode, type Asked, type Returned } from './authorization-code.ts';
import type { ProvidedPerson } from './providers.ts';

/** A client registered by a customer at their identity provider. */
export type OidcClient = { issuer: string; clientId: string };

const SCOPE = 'openid email profile';

/** Providers that manage every address themselves leave out `email_verified`. */
const UserInfo = z.object({
  sub: z.string().min(1).max(255),
  email: z.email().max(254).optional(),
  email_verified: z.union([z.boolean(), z.enum(['true', 'false']).transform((text) => text === 'true')]).default(true),
  name: z.string().default(''),
});

/** Sends the library's requests through the guard, which also decides whether plain http is allowed. */
function fetchBy(ask: GuardedRequest): CustomFetch {
  return async (url, { method, headers, body }) => {
    const form = body instanceof URLSearchParams ? { body: body.toString() } : {};
    const { status, text } = await ask({ url, method: method === 'POST' ? 'POST' : 'GET', headers, ...form });
    if (status !== 200 && status < 400) throw new Error(`${new URL(url).host} answered ${status}.`);
    return new Response(text, { status, headers: { 'content-type': 'application/json' } });
  };
}

/** Sends the secret in the form if the provider supports it, else in a header, the default of OpenID Connect. */
function secretBy(clientSecret: string): ClientAuth {
  const [byForm, byHeader] = [ClientSecretPost(clientSecret), ClientSecretBasic(clientSecret)];
  return (server, ...rest) => {
    const isByForm = server.token_endpoint_auth_methods_supported?.includes('client_secret_post') ?? false;
    return (isByForm ? byForm : byHeader)(server, ...rest);
  };
}

const withOtherEnd = (issuer: string): string => (issuer.endsWith('/') ? issuer.slice(0, -1) : `${issuer}/`);

/**
 * Returns the configuration of a provider. An issuer is found with and without its last slash.
 * @throws if it does not answer, is not on the public internet, names another issuer, or has no endpoint for sign-in or people
 * @source OpenID Connect Discovery 1.0, 4
 */
export async function discover(
  ask: GuardedRequest,
  { issuer, clientId = 'none', clientSecret = '' }: Pick<OidcClient, 'issuer'> & Partial<OidcClient & ClientSecret>,
): Promise<Configuration> {
  const options = { [customFetch]: fetchBy(ask), execute: [allowInsecureRequests] };
  const found = (named: string) =>
    discovery(new URL(named), clientId, undefined, clientSecret === '' ? undefined : secretBy(clientSecret), options);
  const config = await found(issuer).catch((error: unknown) => {
    if (error instanceof ClientError && error.code === 'OAUTH_JSON_ATTRIBUTE_COMPARISON_FAILED')
      return found(withOtherEnd(issuer));
    throw error;
  });
  const { authorization_endpoint: page, token_endpoint, userinfo_endpoint } = config.serverMetadata();
  if (page === undefined || token_endpoint === undefined || userinfo_endpoint === undefined)
    throw new Error(`${issuer} publishes no authorization_endpoint, token_endpoint or userinfo_endpoint.`);
  // The browser is redirected there, so the guard of our own requests does not check it.
  const { protocol } = new URL(page);
  if (protocol !== 'https:' && protocol !== new URL(issuer).protocol)
    throw new Error(`${issuer} signs people in at an address that is not https.`);
  return config;
}

type ClientSecret = { clientSecret: string };

/** Returns the provider's address for the person's sign-in. */
export async function oidcAuthorizeUrl(
  ask: GuardedRequest,
  { issuer, clientId }: OidcClient,
  { email, ...asked }: Asked & { email: string },
): Promise<string> {
  return authorizeUrlAt(await discover(ask, { issuer, clientId }), asked, { scope: SCOPE, login_hint: email });
}

/**
 * Exchanges the code and reads the person; null if the provider sends no address.
 * @throws if the provider's answers do not belong to this sign-in or to one person
 * @source OpenID Connect Core 1.0, 5.3
 */
export async function oidcPerson(
  ask: GuardedRequest,
  { issuer, clientId, clientSecret }: OidcClient & ClientSecret,
  returned: Returned,
): Promise<ProvidedPerson | null> {
  const config = await discover(ask, { issuer, clientId, clientSecret });
  const tokens = await redeemCode(config, returned, { idTokenExpected: true });
  const claims = await fetchUserInfo(config, tokens.access_token, tokens.claims()?.sub ?? '');
  const { sub, email, email_verified: isEmailVerified, name } = UserInfo.parse(claims);
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
