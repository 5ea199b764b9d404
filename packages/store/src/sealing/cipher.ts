import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

const IV_BYTES = 12;
const TAG_BYTES = 16;

/** Bytes that no key opens. */
export class CipherBroken extends Error {
  override readonly name = 'CipherBroken';
}

/**
 * AES-256-GCM with a key of 32 bytes; a random nonce precedes the ciphertext. `place` is authenticated data: decryption fails
 * elsewhere.
 */
export function encrypt(key: Buffer, text: string, place: string): Buffer {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv('aes-256-gcm', key, iv, { authTagLength: TAG_BYTES }).setAAD(Buffer.from(place));
  return Buffer.concat([iv, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]);
}

/** @throws CipherBroken if the key or the place differs, or the bytes were changed */
export function decrypt(key: Buffer, bytes: Buffer, place: string): string {
  if (bytes.length < IV_BYTES + TAG_BYTES) throw new CipherBroken('Sealed bytes are cut off.');
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, IV_BYTES), { authTagLength: TAG_BYTES });
  decipher.setAAD(Buffer.from(place)).setAuthTag(bytes.subarray(-TAG_BYTES));
  try {
    return decipher.update(bytes.subarray(IV_BYTES, -TAG_BYTES), undefined, 'utf8') + decipher.final('utf8');
  } catch (error) {
    throw new CipherBroken('Sealed bytes were changed, or belong to another place.', { cause: error });
  }
}
