import { createHash } from 'node:crypto';
import { domainOfAddress } from '@graha/domain/team/sso-domain';
import { z } from 'zod';

export const PROVIDER_IDS = ['google', 'github'] as const;
export type ProviderId = (typeof PROVIDER_IDS)[number];

/** The identity provider of a workspace, by the id of its connection. */
export type SsoProviderId = `sso:${string}`;

export const isProviderId = (text: string): text is ProviderId => PROVIDER_IDS.some((id) => id === text);

/** `origins` replace those of the provider, for a stand-in in tests. */
export type ProviderClient = { clientId: string; clientSecret: string; origins?: Partial<Origins> };
/** Providers with an id and a secret; only these are offered. */
export type ProviderClients = Partial<Record<ProviderId, ProviderClient>>;

type Origins = { authorize: string; token: string; api: string };

/** A provider's facts about a person who signed in there. */
export type ProvidedPerson = {
  accountId: string;
  email: string;
  isEmailVerified: boolean;
  /**
   * True if the provider issues the address, so the person who signs in there has it now. Other providers verified it at some
   * time in the past.
   */
  isAuthoritative: boolean;
  name: string;
};

type Ask = (path: string) => Promise<unknown>;

type Provider = {
  name: string;
  origins: Origins;
  paths: { authorize: string; token: string };
  scope: string;
  /** Returns null if the provider sends no address. */
  personOf(ask: Ask): Promise<ProvidedPerson | null>;
};

const GoogleUser = z.object({
  sub: z.string().min(1).max(255),
  email: z.email().max(254).optional(),
  email_verified: z.boolean().default(false),
  name: z.string().default(''),
  /** The domain of the organization that manages the account. */
  hd: z.string().optional(),
});
const GithubUser = z.object({ id: z.int(), login: z.string(), name: z.string().nullish() });
const GithubEmails = z.array(z.object({ email: z.email().max(254), primary: z.boolean(), verified: z.boolean() }));

/** Domains of addresses issued by Google itself. */
const GOOGLE_DOMAINS = ['gmail.com', 'googlemail.com'];

/** @source Google, "Verify the Google ID token": authoritative for its own domains and for that of `hd`. */
function isOfGoogle(email: string, hd: string | undefined): boolean {
  const domain = domainOfAddress(email);
  return GOOGLE_DOMAINS.includes(domain) || domain === hd?.toLowerCase();
}

/** @source OpenID Connect Core 1.0, 5.3; GitHub REST API, "Users" and "Emails" */
export const PROVIDERS: Record<ProviderId, Provider> = {
  google: {
    name: 'Google',
    origins: {
      authorize: 'https://accounts.google.com',
      token: 'https://oauth2.googleapis.com',
      api: 'https://openidconnect.googleapis.com',
    },
    paths: { authorize: '/o/oauth2/v2/auth', token: '/token' },
    scope: 'openid email profile',
    async personOf(ask) {
      const {
        sub,
        email: written,
        email_verified: isEmailVerified,
        name,
        hd,
      } = GoogleUser.parse(await ask('/v1/userinfo'));
      if (written === undefined) return null;
      const email = written.toLowerCase();
      return {
        accountId: sub,
        email,
        isEmailVerified,
        isAuthoritative: isEmailVerified && isOfGoogle(email, hd),
        name,
      };
    },
  },
  github: {
    name: 'GitHub',
    origins: { authorize: 'https://github.com', token: 'https://github.com', api: 'https://api.github.com' },
    paths: { authorize: '/login/oauth/authorize', token: '/login/oauth/access_token' },
    scope: 'read:user user:email',
    async personOf(ask) {
      const { id, login, name } = GithubUser.parse(await ask('/user'));
      const primary = GithubEmails.parse(await ask('/user/emails')).find((one) => one.primary);
      if (!primary) return null;
      return {
        accountId: String(id),
        email: primary.email.toLowerCase(),
        isEmailVerified: primary.verified,
        isAuthoritative: false, // An address stays with its account there even after it was reassigned to another person.
        name: name ?? login,
      };
    },
  },
};

export type Asked = { state: string; verifier: string; redirectUri: string };

/** Returns the provider's address for the person's sign-in. */
export function authorizeUrl(id: ProviderId, { clientId, origins }: ProviderClient, asked: Asked): string {
  const { paths, scope, origins: own } = PROVIDERS[id];
  return authorizeUrlAt(new URL(paths.authorize, origins?.authorize ?? own.authorize), { clientId, scope, ...asked });
}

type Authorization = Asked & { clientId: string; scope: string };

/** Returns an authorization endpoint with its query parameters. @source RFC 6749, 4.1.1; RFC 7636, 4.3 */
export function authorizeUrlAt(endpoint: URL, { clientId, scope, ...asked }: Authorization): string {
  const url = new URL(endpoint);
  const parameters = {
    response_type: 'code',
    client_id: clientId,
    redirect_uri: asked.redirectUri,
    scope,
    state: asked.state,
    code_challenge: createHash('sha256').update(asked.verifier).digest('base64url'),
    code_challenge_method: 'S256',
  };
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
  return url.href;
}

const TIMEOUT_MS = 10_000;
const ANSWER_BYTES_MAX = 100_000;
export const Token = z.object({ access_token: z.string().min(1).max(4_096) });

/** Returns the answer as JSON. @throws if the provider does not answer, redirects or refuses */
async function answerOf(url: URL, init: RequestInit): Promise<unknown> {
  const headers = { accept: 'application/json', 'user-agent': 'graha', ...init.headers };
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  const answer = await fetch(url, { ...init, headers, redirect: 'error', signal });
  if (!answer.ok) throw new Error(`${url.host} answered ${answer.status}.`);
  const text = await answer.text();
  if (text.length > ANSWER_BYTES_MAX) throw new Error(`${url.host} answered too much.`);
  return JSON.parse(text);
}

export type Returned = { code: string; verifier: string; redirectUri: string };

/** Returns the form for a token endpoint. @param credentials null if a header has them @source RFC 6749, 4.1.3; RFC 7636, 4.5 */
export const codeGrant = (
  { code, verifier, redirectUri }: Returned,
  credentials: { clientId: string; clientSecret: string } | null,
): URLSearchParams =>
  new URLSearchParams({
    grant_type: 'authorization_code',
    code,
    redirect_uri: redirectUri,
    code_verifier: verifier,
    ...(credentials && { client_id: credentials.clientId, client_secret: credentials.clientSecret }),
  });

/**
 * Exchanges the code and reads the person. The token is used only for this and is not stored. It comes from the provider itself,
 * so its answers need no signature. @source RFC 6749, 4.1.3
 */
export async function providedPerson(
  id: ProviderId,
  { origins, ...credentials }: ProviderClient,
  returned: Returned,
): Promise<ProvidedPerson | null> {
  const { paths, personOf, origins: own } = PROVIDERS[id];
  const body = codeGrant(returned, credentials);
  const tokenUrl = new URL(paths.token, origins?.token ?? own.token);
  const { access_token: token } = Token.parse(await answerOf(tokenUrl, { method: 'POST', body }));
  const ask: Ask = (path) =>
    answerOf(new URL(path, origins?.api ?? own.api), { headers: { authorization: `Bearer ${token}` } });
  return personOf(ask);
}
