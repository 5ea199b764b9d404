import {
  authorizationCodeGrant,
  buildAuthorizationUrl,
  calculatePKCECodeChallenge,
  type Configuration,
} from 'openid-client';

export type Asked = { state: string; verifier: string; redirectUri: string };

/** `query`: the parameters with which the provider returned the browser. */
export type Returned = Asked & { query: URLSearchParams };

/** Returns the provider's address for the person's sign-in. @source RFC 6749, 4.1.1; RFC 7636, 4.3 */
export async function authorizeUrlAt(
  config: Configuration,
  { state, verifier, redirectUri }: Asked,
  parameters: { scope: string; login_hint?: string },
): Promise<string> {
  const url = buildAuthorizationUrl(config, {
    ...parameters,
    redirect_uri: redirectUri,
    state,
    code_challenge: await calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
  });
  return url.href;
}

/**
 * Exchanges the code for tokens. An id token is checked (issuer, client, time) but not its signature: it comes from the provider
 * itself.
 * @throws if the provider answered with an error, for another request, or under another name
 * @source RFC 6749, 4.1.3; RFC 7636, 4.5; RFC 9207; OpenID Connect Core 1.0, 3.1.3.7
 */
export function redeemCode(
  config: Configuration,
  { query, state, verifier, redirectUri }: Returned,
  checks: { idTokenExpected?: boolean } = {},
) {
  const url = new URL(redirectUri);
  url.search = query.toString();
  return authorizationCodeGrant(config, url, { ...checks, expectedState: state, pkceCodeVerifier: verifier });
}
