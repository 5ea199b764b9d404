const WITHIN_S = 300;

/**
 * Returns an id token of a stand-in for an identity provider, valid for five minutes. The receiver does not check the signature,
 * because it has the token from the provider itself.
 */
export function unsignedIdToken(claims: { iss: string; aud: string; sub: string; nonce?: string }): string {
  const nowS = Math.floor(Date.now() / 1_000);
  const encoded = (part: string | object): string =>
    Buffer.from(typeof part === 'string' ? part : JSON.stringify(part)).toString('base64url');
  return [{ alg: 'RS256' }, { iat: nowS, exp: nowS + WITHIN_S, ...claims }, 'unsigned'].map(encoded).join('.');
}
