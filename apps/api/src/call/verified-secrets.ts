import { hash } from 'node:crypto';
import type { KeyRecord } from '@graha/store/ledger/metering';

/** Whether a secret is that of a key. Takes constant time for every wrong secret. */
export type SecretMatches = (secret: string, hash: Buffer) => boolean;

/** Compared with the secret where the key does not exist, so that the refusal takes the same time. */
const NO_HASH = Buffer.alloc(32);

/**
 * Remembers by its digest the secret that was right for a record of the cache of keys, so that a busy caller costs one keyed
 * hash a second and not one a call. A record that is looked up anew, or is forgotten, takes its memory with it.
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
