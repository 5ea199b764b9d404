import { domainOfAddress } from '@graha/domain/team/sso-domain';
import { allowInsecureRequests, ClientSecretPost, Configuration, fetchProtectedResource } from 'openid-client';
import { z } from 'zod';
import { authorizeUrlAt, redeemCode, type Asked, type Returned } from './authorization-code.ts';

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
  /** The name by which its answers are signed and checked. */
  issuer: string;
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
    issuer: 'https://accounts.google.com',
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
    issuer: 'https://github.com/login/oauth',
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

const TIMEOUT_S = 10;
const ANSWER_BYTES_MAX = 100_000;

function configurationOf(id: ProviderId, { clientId, clientSecret, origins }: ProviderClient): Configuration {
  const { issuer, paths, origins: own } = PROVIDERS[id];
  const server = {
    issuer: origins?.authorize ?? issuer,
    authorization_endpoint: new URL(paths.authorize, origins?.authorize ?? own.authorize).href,
    token_endpoint: new URL(paths.token, origins?.token ?? own.token).href,
  };
  const config = new Configuration(server, clientId, undefined, ClientSecretPost(clientSecret));
  config.timeout = TIMEOUT_S;
  if (origins) allowInsecureRequests(config);
  return config;
}

/** Returns the provider's address for the person's sign-in. */
export function authorizeUrl(id: ProviderId, client: ProviderClient, asked: Asked): Promise<string> {
  return authorizeUrlAt(configurationOf(id, client), asked, { scope: PROVIDERS[id].scope });
}

/**
 * Exchanges the code and reads the person. The token is used only for this and is not stored.
 * @throws if the provider does not answer, redirects or refuses
 */
export async function providedPerson(
  id: ProviderId,
  client: ProviderClient,
  returned: Returned,
): Promise<ProvidedPerson | null> {
  const { personOf, origins } = PROVIDERS[id];
  const config = configurationOf(id, client);
  const { access_token: token } = await redeemCode(config, returned);
  return personOf(async (path) => {
    const url = new URL(path, client.origins?.api ?? origins.api);
    const answer = await fetchProtectedResource(
      config,
      token,
      url,
      'GET',
      null,
      new Headers({ accept: 'application/json' }),
    );
    if (!answer.ok) throw new Error(`${url.host} answered ${answer.status}.`);
    const text = await answer.text();
    if (text.length > ANSWER_BYTES_MAX) throw new Error(`${url.host} answered too much.`);
    return JSON.parse(text);
  });
}
