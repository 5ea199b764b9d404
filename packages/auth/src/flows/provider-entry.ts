import { returnPathOf } from '../core/return-path.ts';
import {
  authorizeUrl,
  isProviderId,
  providedPerson,
  type ProvidedPerson,
  type ProviderClients,
  type ProviderId,
} from '../core/providers.ts';
import type { ProviderEnd } from '../core/enter-by-provider.ts';
import { enterReturned, type EntryFlow, type Outcome, type ProviderProblem } from './enter-returned.ts';
import { newState, openState } from './provider-state.ts';

type ProviderContext = {
  providers: ProviderClients;
  /** Signs the cookie that waits for the answer. */
  secret: string;
  portalUrl: string;
};

const redirectUriOf = (portalUrl: string, id: ProviderId): string => `${portalUrl}/api/providers/${id}/callback`;

/**
 * Returns the provider's sign-in address, and the cookie that this browser keeps until it returns; null if the provider is not
 * offered.
 * `linkTo`: the signed-in person with the account to link.
 */
export async function beginProvider(
  { providers, secret, portalUrl }: ProviderContext,
  { provider, next, linkTo = null }: { provider: string; next: unknown; linkTo?: string | null },
): Promise<{ url: string; cookie: string } | null> {
  const client = isProviderId(provider) ? providers[provider] : undefined;
  if (!isProviderId(provider) || !client) return null;
  const { state, verifier, cookie } = newState(secret, { provider, next: returnPathOf(next), linkTo });
  const redirectUri = redirectUriOf(portalUrl, provider);
  return { url: await authorizeUrl(provider, client, { state, verifier, redirectUri }), cookie };
}

export type ProviderFlow = ProviderContext &
  EntryFlow & {
    identity: {
      enterByProvider(
        arrived: ProvidedPerson & { providerId: ProviderId; linkTo: string | null },
      ): Promise<ProviderEnd>;
    };
  };

type Returned = { provider: string; cookie: string | undefined; query: URLSearchParams };

/** Completes the sign-in of the person returned by the provider, if this browser started the flow. */
export async function finishProvider(flow: ProviderFlow, { provider, cookie, query }: Returned): Promise<Outcome> {
  const kept = openState(flow.secret, cookie);
  const client = isProviderId(provider) ? flow.providers[provider] : undefined;
  const refuse = (problem: ProviderProblem): Outcome => ({ problem, next: kept?.next ?? returnPathOf(null) });
  if (!isProviderId(provider) || !client) return refuse('failed');
  if (kept?.provider !== provider || kept.state !== query.get('state')) return refuse('expired');
  const redirectUri = redirectUriOf(flow.portalUrl, provider);
  return enterReturned(flow, {
    kept,
    query,
    personOf: () => providedPerson(provider, client, { ...kept, query, redirectUri }),
    enter: (person) => flow.identity.enterByProvider({ ...person, providerId: provider, linkTo: kept.linkTo }),
  });
}
