import { createPrivateKey, createPublicKey, hash, type KeyObject } from 'node:crypto';

/** A public key of Ed25519 as a JSON Web Key (RFC 8037); its `kid` is the thumbprint of RFC 7638. */
export type PublishedKey = { kty: 'OKP'; crv: 'Ed25519'; x: string; kid: string; use: 'sig' };

/** @throws Error if the text is not the private key of an Ed25519 pair, as PKCS #8 in DER in base64 */
export function privateKeyOf(text: string): KeyObject {
  return ofEd25519(createPrivateKey({ key: Buffer.from(text, 'base64'), format: 'der', type: 'pkcs8' }));
}

/** @throws Error if the text is not the public key of an Ed25519 pair, as SPKI in DER in base64 */
export function publicKeyOf(text: string): KeyObject {
  return ofEd25519(createPublicKey({ key: Buffer.from(text, 'base64'), format: 'der', type: 'spki' }));
}

function ofEd25519(key: KeyObject): KeyObject {
  if (key.asymmetricKeyType !== 'ed25519') throw new Error('not an Ed25519 key');
  return key;
}

/** Returns the public half of a key as it is published. */
export function publishedKey(key: KeyObject): PublishedKey {
  const { x = '' } = (key.type === 'private' ? createPublicKey(key) : key).export({ format: 'jwk' });
  return { kty: 'OKP', crv: 'Ed25519', x, kid: thumbprintOf(x), use: 'sig' };
}

/** RFC 7638: the required members in the order of their names, without spaces. */
const thumbprintOf = (x: string): string =>
  hash('sha256', JSON.stringify({ crv: 'Ed25519', kty: 'OKP', x }), 'base64url');
