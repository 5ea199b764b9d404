import { domainOfAddress } from '@graha/domain/team/sso-domain';
import { LENGTHS } from '@graha/domain/core/typed-text';
import { boundId } from '@graha/store/aggregates/bound-id';
import type { GuardedRequest } from '@graha/store/egress/guarded-request';
import type { SealingKeys } from '@graha/store/webhooks/sealing';
import { ssoProviderId, ssoSecret, type SsoConnection } from '@graha/store/team/sso';
import type { Arrived, ProviderEnd } from '../core/enter-by-provider.ts';
import { oidcAuthorizeUrl, oidcPerson } from '../core/oidc.ts';
import type { ProvidedPerson } from '../core/providers.ts';
import { returnPathOf } from '../core/return-path.ts';
import { enterReturned, type EntryFlow, type Outcome, type ProviderProblem } from './enter-returned.ts';
import { tooMany, type Problem } from './problem.ts';
import { newState, openState } from './provider-state.ts';
import type { Throttles } from './throttles.ts';

/** Dependencies of single sign-on. */
export type SsoPorts = {
  sealing: SealingKeys;
  /** Calls identity providers. Customers choose their addresses, so requests are guarded. */
  ask: GuardedRequest;
  /** Returns the TXT records of a name; empty if there are none. @throws if no name server answers */
  readTxt(name: string): Promise<readonly string[]>;
};

type SsoContext = {
  sso: SsoPorts;
  /** Signs the cookie that waits for the answer. */
  secret: string;
  portalUrl: string;
  /** Connections with a proven domain. */
  connections: {
    ofDomain(domain: string): Promise<SsoConnection | null>;
    byId(connectionId: string): Promise<SsoConnection | null>;
  };
  address: string;
  /** Reports a fault of the provider. */
  report(error: unknown): void;
};

const callbackIdOf = (tenantId: string): string => boundId(tenantId, 'sso callback');

/**
 * Returns the redirect address of a workspace. Each has its own, so that one provider cannot pass off an answer of another as its
 * own. It does not reveal the workspace's id.
 * @source RFC 9700, 4.4.2
 */
export const ssoRedirectUri = (portalUrl: string, tenantId: string): string =>
  `${portalUrl}/api/sso/${callbackIdOf(tenantId)}`;

const NOT_OFFERED = 'There is no single sign-on for this address. Sign in with your password.';
const NO_ANSWER = 'Your company’s identity provider does not answer. Try again, or sign in with your password.';

export type SsoBegin = SsoContext & { throttles: Pick<Throttles, 'ssoByAddress'> };

/**
 * Returns the provider's sign-in address, and the cookie that this browser keeps until it returns. It reveals only whether a
 * domain has single sign-on.
 */
export async function beginSso(
  { sso, secret, portalUrl, connections, throttles, address, report }: SsoBegin,
  { email, next }: { email: string; next: unknown },
): Promise<{ url: string; cookie: string } | Problem> {
  const domain = domainOfAddress(email.trim());
  if (domain === '' || email.length > LENGTHS.email)
    return { fields: { email: 'Enter your whole work e-mail, such as asha@example.com.' } };
  const waitMs = await throttles.ssoByAddress.take(address);
  if (waitMs > 0) return tooMany(waitMs);
  const connection = await connections.ofDomain(domain);
  if (!connection) return { form: NOT_OFFERED };
  const { cookie, ...asked } = newState(secret, { provider: ssoProviderId(connection), next: returnPathOf(next) });
  const redirectUri = ssoRedirectUri(portalUrl, connection.tenantId);
  try {
    return { url: await oidcAuthorizeUrl(sso.ask, connection, { ...asked, redirectUri, email: email.trim() }), cookie };
  } catch (error) {
    report(error);
    return { form: NO_ANSWER };
  }
}

export type SsoFlow = SsoContext &
  EntryFlow & {
    identity: { enterByProvider(arrived: Arrived): Promise<ProviderEnd> };
  };

type Returned = { callbackId: string; cookie: string | undefined; query: URLSearchParams };

/** Completes SSO for the person returned by the identity provider, if this browser started the flow. */
export async function finishSso(flow: SsoFlow, { callbackId, cookie, query }: Returned): Promise<Outcome> {
  const kept = openState(flow.secret, cookie);
  const refuse = (problem: ProviderProblem): Outcome => ({ problem, next: kept?.next ?? returnPathOf(null) });
  const connection = kept?.provider.startsWith('sso:') ? await flow.connections.byId(kept.provider.slice(4)) : null;
  if (!kept || !connection || callbackIdOf(connection.tenantId) !== callbackId || kept.state !== query.get('state'))
    return refuse('expired');
  const redirectUri = ssoRedirectUri(flow.portalUrl, connection.tenantId);
  return enterReturned(flow, {
    kept,
    query,
    personOf: async () => {
      const client = { ...connection, clientSecret: ssoSecret(connection, flow.sso) };
      return oidcPerson(flow.sso.ask, client, { ...kept, query, redirectUri });
    },
    enter: (person) => enterBySso(flow, connection, person),
  });
}

async function enterBySso(
  { identity, report }: SsoFlow,
  connection: SsoConnection,
  person: ProvidedPerson,
): Promise<ProviderEnd | { is: ProviderProblem }> {
  const { tenantId, connectionId, domain } = connection;
  if (domainOfAddress(person.email) !== domain) return { is: 'not-in-domain' };
  if (!person.isEmailVerified) return { is: 'unverified-there' };
  const arrived = { ...person, providerId: ssoProviderId(connection), sso: { tenantId, connectionId, domain } };
  try {
    return await identity.enterByProvider(arrived);
  } catch (error) {
    report(error); // The connection was just removed, or our side failed: nobody is signed in.
    return { is: 'failed' };
  }
}
