import {
  formatKey,
  KEY_BYTES,
  keyFromBytes,
  keyPrefix,
  type KeyEnv,
  type KeyKind,
} from '@graha/domain/keys/key-format';
import { createHmac, randomBytes, randomUUID, timingSafeEqual } from 'node:crypto';

/**
 * Version of the algorithm of `hashSecret`. A new algorithm gets the next number, and both are accepted during the transition.
 */
export const HASH_VERSION = 1;

export type NewKey = {
  keyId: string;
  publicId: string;
  /** The full key text. The text of a secret key is shown once and never stored. */
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

/** The secret has 190 random bits, so a fast hash is sufficient; the pepper is kept outside the database. */
export const hashSecret = (secret: string, pepper: string): Buffer =>
  createHmac('sha256', pepper).update(secret).digest();

/** Compares with each of these peppers, in constant time. */
export function secretMatches(secret: string, peppers: readonly string[], hash: Buffer): boolean {
  const matches = peppers.map((pepper) => {
    const given = hashSecret(secret, pepper);
    return given.length === hash.length && timingSafeEqual(given, hash);
  });
  return matches.includes(true);
}
