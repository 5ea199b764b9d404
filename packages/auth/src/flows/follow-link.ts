import { signedAddressOf } from '../core/address-token.ts';
import { isPasswordOf } from '../core/password-of.ts';
import { markProved } from '../core/proved-address.ts';
import { orRefusal } from '../core/refusal.ts';
import type { AddressProof, LinkEnd } from './address-proof.ts';
import type { IdentityParts } from './create-identity.ts';

type Link = IdentityParts & { token: string; password: string | undefined };

const over = (proof: AddressProof): LinkEnd => ({ is: 'over', proof });

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
    ? proveOlder(link, claims.address)
    : over(await changeAddress(link, { address: claims.address, newAddress: claims.newAddress }));
}

/** Verifies an account that is older than pending sign-ups, given its session or its password. */
async function proveOlder({ auth, headers, ports, password }: Link, address: string): Promise<LinkEnd> {
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
  await markProved(context, ports, id);
  return over('verified');
}

/** Replaces the address by the new one that the link proves. */
async function changeAddress(
  { auth, headers, ports, token }: Link,
  { address, newAddress }: { address: string; newAddress: string },
): Promise<AddressProof> {
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
