import {
  formatKey,
  KEY_BYTES,
  keyFromBytes,
  keyPrefix,
  type KeyEnv,
  type KeyKind,
} from '@graha/domain/keys/key-format';
import { createHmac, randomBytes, randomUUID, timingSafeEqual } from 'node:crypto';

/** Says how `hashSecret` works today; a later way gets the next number and both are known for a while. */
export const HASH_VERSION = 1;

export type NewKey = {
  keyId: string;
  publicId: string;
  /** The whole key. Of a secret one: shown once, stored nowhere. */
  text: string;
  secretHash: Buffer;
  last4: string;
  prefix: string;
};

export function newKey(env: KeyEnv, pepper: string, kind: KeyKind = 'secret'): NewKey {
  const parts = keyFromBytes({ kind, env }, randomBytes(KEY_BYTES));
  const text = formatKey(parts);
  return {
    keyId: randomUUID(),
    publicId: parts.publicId,
    text,
    secretHash: hashSecret(parts.secret, pepper),
    last4: text.slice(-4),
    prefix: keyPrefix(parts),
  };
}

/** The secret holds 190 bits of chance, so a fast hash is right; the pepper lives outside the database. */
export const hashSecret = (secret: string, pepper: string): Buffer =>
  createHmac('sha256', pepper).update(secret).digest();

/** Under any of these peppers. Takes as long for a wrong secret as for the right one. */
export function secretMatches(secret: string, peppers: readonly string[], hash: Buffer): boolean {
  const matches = peppers.map((pepper) => {
    const given = hashSecret(secret, pepper);
    return given.length === hash.length && timingSafeEqual(given, hash);
  });
  return matches.includes(true);
}
