import { returnPathOf } from '../core/return-path.ts';
import type { AddressProof, LinkEnd } from './address-proof.ts';
import { signInWaitMs, type Entry } from './entry.ts';
import { PASSWORD_MISSING, tooMany, type Problem } from './problem.ts';

export type Confirmation = {
  identity: {
    /** `password` is set when the browser is unknown. */
    confirmAddress(token: string, password: string | undefined): Promise<LinkEnd>;
    openWorkspace(userId: string, name: string): Promise<void>;
  };
  throttles: Entry['throttles'];
  address: string;
};

/** Guesses are counted by this many last characters of a link. */
const COUNTED_LENGTH = 43;

/** Follows the link of a mail; returns the page to open, or why there is none. */
export async function confirmAddress(
  { token, password }: { token: string; password: string | undefined },
  { identity, throttles, address }: Confirmation,
): Promise<{ goTo: string } | { proof: AddressProof } | (Problem & { asksPassword?: true })> {
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
  if (end.is === 'over') return { proof: end.proof };
  if (end.is === 'password-needed') return { asksPassword: true };
  if (end.is === 'wrong-password')
    return { asksPassword: true, fields: { password: 'This is not the password that was chosen at sign-up.' } };
  await identity.openWorkspace(end.userId, end.workspace);
  return { goTo: returnPathOf(end.nextPath) };
}
