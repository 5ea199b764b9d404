import { createPrivateKey, type KeyObject } from 'node:crypto';
import { SignJWT } from 'jose';

/** Longer than a call takes, too short for misuse. */
const LIFE_SECONDS = 60;

/** @throws where the text is no Ed25519 key, as PKCS #8 in DER in base64 */
export function signingKeyOf(text: string): KeyObject {
  const key = createPrivateKey({ key: Buffer.from(text, 'base64'), format: 'der', type: 'pkcs8' });
  if (key.asymmetricKeyType !== 'ed25519') throw new Error('PLAYGROUND_PRIVATE_KEY is not an Ed25519 key.');
  return key;
}

/** Allows this server to call the API for one workspace; the token never reaches a browser. */
export const signToken = (
  key: KeyObject,
  { tenantId, userId }: { tenantId: string; userId: string },
  now: Date,
): Promise<string> => {
  const issuedAt = Math.floor(now.getTime() / 1000);
  return new SignJWT({ tenant: tenantId })
    .setProtectedHeader({ alg: 'EdDSA' })
    .setIssuer('portal')
    .setAudience('api')
    .setSubject(userId)
    .setIssuedAt(issuedAt)
    .setExpirationTime(issuedAt + LIFE_SECONDS)
    .sign(key);
};
