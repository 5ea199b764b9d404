import { openCodeFlow } from './code-flow.ts';

const configuration = (issuer: string) => ({
  issuer,
  authorization_endpoint: `${issuer}/authorize`,
  token_endpoint: `${issuer}/token`,
  userinfo_endpoint: `${issuer}/userinfo`,
});

/** Starts the identity provider of a company, with a person of this address already signed in. */
export async function openIdentityProvider() {
  const { origin, signedIn, close } = await openCodeFlow<string>(0, {
    authorize: ['/authorize'],
    token: ['/token'],
    open: (issuer) => ({ '/.well-known/openid-configuration': configuration(issuer) }),
    subjectOf: (email) => email,
    of: (email) => ({ '/userinfo': { sub: email, email, email_verified: true, name: 'Meera' } }),
  });
  return { issuer: origin, signedIn, close };
}
