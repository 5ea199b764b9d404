import { returnPathOf } from '../core/return-path.ts';
import { signInWaitMs, type Entry } from './entry.ts';
import { PASSWORD_MISSING, tooMany, type Problem } from './problem.ts';
import { signedAddressOf } from '../core/link-tokens.ts';
import { isPasswordOf } from '../core/password.ts';
import { markVerified } from '../core/verified-address.ts';
import { orRefusal } from '../core/refusal.ts';
import type { Auth } from '../core/create-auth.ts';
import type { AccountPorts } from '../core/ports.ts';

export type IdentityParts = { auth: Auth; headers: Headers; ports: AccountPorts; portalUrl: string };

export type Confirmation = {
  identity: {
    /** `password` is set if the browser is unknown. */
    confirmAddress(token: string, password: string | undefined): Promise<LinkEnd>;
    openWorkspace(userId: string, name: string): Promise<void>;
  };
  throttles: Entry['throttles'];
  address: string;
};

/** Guesses are counted by this number of last characters of a link. */
const COUNTED_LENGTH = 43;

/** Follows the link of a mail. Returns the page to open, or the reason to refuse. */
export async function confirmAddress(
  { token, password }: { token: string; password: string | undefined },
  { identity, throttles, address }: Confirmation,
): Promise<{ goTo: string } | { verification: Verification } | (Problem & { asksPassword?: true })> {
  if (password === '') return { asksPassword: true, fields: { password: PASSWORD_MISSING } };
  if (password !== undefined) {
    const waitMs = await signInWaitMs(throttles, {
      address,
      email: `link ${token.slice(-COUNTED_LENGTH)}`,
      device: null,
    });
    if (waitMs > 0) return { ...tooMany(waitMs), asksPassword: true };
  }
  const end = await identity.confirmAddress(token, password);
  if (end.is === 'over') return { verification: end.verification };
  if (end.is === 'password-needed') return { asksPassword: true };
  if (end.is === 'wrong-password')
    return { asksPassword: true, fields: { password: 'This is not the password that was chosen at sign-up.' } };
  await identity.openWorkspace(end.userId, end.workspace);
  return { goTo: returnPathOf(end.nextPath) };
}

type Link = IdentityParts & { token: string; password: string | undefined };

const over = (verification: Verification): LinkEnd => ({ is: 'over', verification });

/** Follows the link of a sign-up, of an older account, or of a new address. */
export async function followLink(parts: IdentityParts, token: string, password: string | undefined): Promise<LinkEnd> {
  const body = { token, ...(password === undefined ? {} : { password }) };
  const end = await parts.auth.api.confirmSignUp({ body, headers: parts.headers });
  if (end.is === 'in' || end.is === 'password-needed' || end.is === 'wrong-password') return end;
  if (end.is !== 'unknown') return over(end.is);

  const claims = await signedAddressOf(token, (await parts.auth.$context).secret);
  if (claims === null) return over('unknown');
  if (claims === 'expired') return over('expired');
  const link = { ...parts, token, password };
  return claims.newAddress === undefined
    ? verifyOlder(link, claims.address)
    : over(await changeAddress(link, { address: claims.address, newAddress: claims.newAddress }));
}

/** Verifies an account that is older than pending sign-ups, with its session or its password. */
async function verifyOlder({ auth, headers, ports, password }: Link, address: string): Promise<LinkEnd> {
  const context = await auth.$context;
  const known = await context.internalAdapter.findUserByEmail(address);
  if (!known) return over('unknown');
  const { id, emailVerified } = known.user;
  if (emailVerified) return over('verified');
  const session = await auth.api.getSession({ headers });
  if (session?.user.id !== id) {
    if (password === undefined) return { is: 'password-needed' };
    if (!(await isPasswordOf(context, id, password))) return { is: 'wrong-password' };
  }
  await markVerified(context, ports, id);
  return over('verified');
}

/** Replaces the address by the new one that the link verifies. */
async function changeAddress(
  { auth, headers, ports, token }: Link,
  { address, newAddress }: { address: string; newAddress: string },
): Promise<Verification> {
  const session = await auth.api.getSession({ headers });
  if (!session) return 'sign-in-first';
  if (session.user.email === newAddress) return 'verified'; // The link was opened twice.
  if (session.user.email !== address) return 'other-account';
  const { internalAdapter } = await auth.$context;
  if (await internalAdapter.findUserByEmail(newAddress)) return 'unknown'; // Another account took the address first.
  const done = await orRefusal(auth.api.verifyEmail({ query: { token }, headers }));
  if (typeof done === 'string') return done === 'TOKEN_EXPIRED' ? 'expired' : 'unknown';
  const { id } = session.user;
  await ports.record(id, { type: 'EmailChanged', data: {} });
  await ports.post({
    name: 'address-changed',
    to: address,
    facts: { newAddress },
    dedupeKey: `address-changed:${id}:${newAddress}:${Date.now()}`,
  });
  return 'verified';
}

/** The result of a link that verifies an address. */
export type Verification =
  | 'verified'
  /** More than a day old. */
  | 'expired'
  /** Not one of our links, or for a former address of the account. */
  | 'unknown'
  /** The address has an account by now. */
  | 'known'
  /** A new address takes effect only in a session of the account. */
  | 'sign-in-first'
  | 'other-account';

/** The result of following a link: a session, a question or an end. */
type LinkEnd =
  | { is: 'in'; userId: string; workspace: string; nextPath: string }
  /** Another browser signed up, so the password chosen there is needed. */
  | { is: 'password-needed' }
  | { is: 'wrong-password' }
  | { is: 'over'; verification: Verification };
