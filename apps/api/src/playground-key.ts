import { createPublicKey, type KeyObject } from 'node:crypto';

/** @throws where it is not the public key of an Ed25519 pair, as SPKI in DER in base64 */
export function playgroundKeyOf(text: string): KeyObject {
  const key = createPublicKey({ key: Buffer.from(text, 'base64'), format: 'der', type: 'spki' });
  if (key.asymmetricKeyType !== 'ed25519') throw new Error('not an Ed25519 key');
  return key;
}
