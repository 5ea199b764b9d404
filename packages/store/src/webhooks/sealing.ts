import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto';

/** What seals secrets at rest. `previous` opens what was sealed before the key was replaced. */
export type SealingKeys = { current: string; previous: string | null };

/** A secret that no key opens. */
export class SealBroken extends Error {
  override readonly name = 'SealBroken';
}

const VERSION = 'v1';
const IV_BYTES = 12;
const TAG_BYTES = 16;

const keyOf = (text: string): Buffer => Buffer.from(hkdfSync('sha256', text, '', 'graha sealing v1', 32));
const nameOf = (key: Buffer): string => createHash('sha256').update(key).digest('hex').slice(0, 8);

/**
 * AES-256-GCM under a key derived from the current one. `place` says whose it is: moved to another row, it does not open.
 * @returns `v1.<name of the key>.<base64url>`
 */
export function seal({ current }: SealingKeys, secret: string, place: string): string {
  const key = keyOf(current);
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv('aes-256-gcm', key, iv, { authTagLength: TAG_BYTES }).setAAD(Buffer.from(place));
  const sealed = Buffer.concat([iv, cipher.update(secret, 'utf8'), cipher.final(), cipher.getAuthTag()]);
  return `${VERSION}.${nameOf(key)}.${sealed.toString('base64url')}`;
}

/** @throws SealBroken where neither key fits, the text was changed, or it stood in another place */
export function unseal({ current, previous }: SealingKeys, sealed: string, place: string): string {
  const [version, name, text = ''] = sealed.split('.');
  const keys = [current, ...(previous === null ? [] : [previous])].map(keyOf);
  const key = keys.find((one) => nameOf(one) === name);
  if (version !== VERSION || !key) throw new SealBroken(`A secret is sealed with a key that is not given (${name}).`);
  const bytes = Buffer.from(text, 'base64url');
  if (bytes.length < IV_BYTES + TAG_BYTES) throw new SealBroken('A sealed secret is cut off.');
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, IV_BYTES), { authTagLength: TAG_BYTES });
  decipher.setAAD(Buffer.from(place)).setAuthTag(bytes.subarray(-TAG_BYTES));
  try {
    return decipher.update(bytes.subarray(IV_BYTES, -TAG_BYTES), undefined, 'utf8') + decipher.final('utf8');
  } catch (error) {
    throw new SealBroken('A sealed secret was changed, or belongs to another place.', { cause: error });
  }
}

/** Whether a secret still waits to be sealed with the current key. */
export const isSealedBefore = ({ current }: SealingKeys, sealed: string): boolean =>
  sealed.split('.')[1] !== nameOf(keyOf(current));
