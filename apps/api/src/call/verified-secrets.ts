import { hash } from 'node:crypto';
import type { KeyRecord } from '@graha/store/ledger/metering';

/** Compares a secret with the hash of a key. Takes constant time for every wrong secret. */
export type SecretMatches = (secret: string, hash: Buffer) => boolean;

/** Compared with the secret if the key does not exist, so that the refusal takes the same time. */
const NO_HASH = Buffer.alloc(32);

/**
 * Remembers the digest of the right secret for each cached key record, so that a busy caller costs one keyed hash per
 * second and not one per call. When the cache reloads or drops a record, its digest is dropped too.
 */
export function createVerifiedSecrets(secretMatches: SecretMatches) {
  const digests = new WeakMap<KeyRecord, string>();

  return function isRight(secret: string, record: KeyRecord | null): boolean {
    const digest = hash('sha256', secret, 'base64');
    if (record !== null && digests.get(record) === digest) return true;
    const matches = secretMatches(secret, record?.secretHash ?? NO_HASH);
    if (record !== null && matches) digests.set(record, digest);
    return record !== null && matches;
  };
}
