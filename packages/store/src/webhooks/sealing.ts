import { createHash, hkdfSync } from 'node:crypto';
import { CipherBroken, decrypt, encrypt } from '../sealing/cipher.ts';

/** Keys that seal secrets at rest. `previous` opens secrets that were sealed before the key was replaced. */
export type SealingKeys = { current: string; previous: string | null };

/** A secret that no key opens. */
export class SealBroken extends Error {
  override readonly name = 'SealBroken';
}

const VERSION = 'v1';

const keyOf = (text: string): Buffer => Buffer.from(hkdfSync('sha256', text, '', 'graha sealing v1', 32));
const nameOf = (key: Buffer): string => createHash('sha256').update(key).digest('hex').slice(0, 8);

/**
 * Seals with AES-256-GCM under a key derived from the current one. `place` names the row; in another row the secret does not
 * open.
 * @returns `v1.<name of the key>.<base64url>`
 */
export function seal({ current }: SealingKeys, secret: string, place: string): string {
  const key = keyOf(current);
  return `${VERSION}.${nameOf(key)}.${encrypt(key, secret, place).toString('base64url')}`;
}

/** @throws SealBroken if neither key fits, the text was changed, or the place differs */
export function unseal({ current, previous }: SealingKeys, sealed: string, place: string): string {
  const [version, name, text = ''] = sealed.split('.');
  const keys = [current, ...(previous === null ? [] : [previous])].map(keyOf);
  const key = keys.find((one) => nameOf(one) === name);
  if (version !== VERSION || !key) throw new SealBroken(`A secret is sealed with a key that is not given (${name}).`);
  try {
    return decrypt(key, Buffer.from(text, 'base64url'), place);
  } catch (error) {
    if (!(error instanceof CipherBroken)) throw error;
    throw new SealBroken('A sealed secret was changed or cut off, or belongs to another place.', { cause: error });
  }
}

/** Returns true if a secret is not yet sealed with the current key. */
export const isSealedBefore = ({ current }: SealingKeys, sealed: string): boolean =>
  sealed.split('.')[1] !== nameOf(keyOf(current));
