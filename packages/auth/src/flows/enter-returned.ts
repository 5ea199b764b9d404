import type { ProviderEnd } from '../core/enter-by-provider.ts';
import type { ProvidedPerson } from '../core/providers.ts';
import { nameOfProvider, unnamedWorkspaceOf } from '../core/viewer.ts';
import type { ProviderState } from './provider-state.ts';
import type { Throttles } from './throttles.ts';

/** Reasons why nobody was signed in, as the sign-in page shows them. */
export const PROVIDER_PROBLEMS = {
  cancelled: 'You cancelled. Nothing was changed.',
  expired: 'That took too long, or began in another browser. Try again.',
  failed: 'The other service did not answer as expected. Try again, or sign in with your password.',
  'no-address': 'The other service sent no e-mail address. Sign up with your address instead.',
  'unverified-there':
    'The other service has not verified your e-mail address. Verify it there, or sign in here with your password.',
  'unverified-here':
    'An account here has this address and has not verified it. Open the link that we mailed you, or use Forgot password.',
  busy: 'Another sign-in with this address is under way. Wait a moment and try again.',
  'too-often': 'Too many attempts. Try again in 15 minutes.',
  'not-in-domain':
    'Your identity provider sent an address outside its company’s domain. Ask an admin of your workspace.',
  moved: 'Your account here has an address outside this company’s domain now. Sign in with your password.',
  'other-there':
    'Your account here is linked to another account at that service. Sign in as before and remove that way to sign in under Your account; then try again.',
  'link-first':
    'An account here has this e-mail address already. Sign in as you did before, then link this service under Your account, Other ways to sign in.',
  'linked-elsewhere':
    'Another account here is linked to your account at that service. Sign in to that one and remove the link first.',
  stale: 'Your sign-in is more than a day old. Sign out and in again, then link the service under Your account.',
  removed: 'You are no longer a member of this workspace. Ask its owner for an invitation.',
  'no-plan':
    'You are not a member of this workspace, and single sign-on adds no members on its present plan. Ask its owner to invite you, or to change to the Scale plan.',
} as const;
export type ProviderProblem = keyof typeof PROVIDER_PROBLEMS;

/** `isLink`: the person is signed in and wanted to link the provider to their account. */
export type Outcome = { goTo: string; waitsForCode?: true } | { problem: ProviderProblem; next: string; isLink?: true };

export type EntryFlow = {
  identity: { openWorkspace(userId: string, name: string): Promise<void> };
  throttles: Pick<Throttles, 'signInByAddress'>;
  address: string;
  /** Reports a fault of the provider. */
  report(error: unknown): void;
};

type Returned = {
  /** The state with which this browser began the sign-in. */
  kept: ProviderState;
  query: URLSearchParams;
  /** Asks the provider; null if it sends no address. */
  personOf(): Promise<ProvidedPerson | null>;
  /** Opens the account, or returns the reason to refuse it. */
  enter(person: ProvidedPerson): Promise<ProviderEnd | { is: ProviderProblem }>;
};

const ERROR_LENGTH_MAX = 100;

/** Signs in the person returned by a provider to the browser that started the flow. @source RFC 6749, 4.1.2.1 */
export async function enterReturned(
  { identity, throttles, address, report }: EntryFlow,
  { kept, query, personOf, enter }: Returned,
): Promise<Outcome> {
  const refuse = (problem: ProviderProblem): Outcome => ({
    problem,
    next: kept.next,
    ...(kept.linkTo === null ? {} : { isLink: true }),
  });
  const error = query.get('error');
  if (error === 'access_denied') return refuse('cancelled');
  if ((await throttles.signInByAddress.take(address)) > 0) return refuse('too-often');
  if (error !== null || !query.has('code')) {
    report(new Error(`The provider sent no code, but the error ${error?.slice(0, ERROR_LENGTH_MAX) ?? 'none'}.`));
    return refuse('failed');
  }
  let person: ProvidedPerson | null;
  try {
    person = await personOf();
  } catch (error) {
    report(error);
    return refuse('failed');
  }
  if (person === null) return refuse('no-address');
  const end = await enter({ ...person, name: nameOfProvider(person.name) });
  if (end.is === 'code') return { goTo: kept.next, waitsForCode: true };
  if (end.is === 'linked') return { goTo: kept.next };
  if (end.is !== 'in') return refuse(end.is);
  await identity.openWorkspace(end.userId, unnamedWorkspaceOf(end.email));
  return { goTo: kept.next };
}
