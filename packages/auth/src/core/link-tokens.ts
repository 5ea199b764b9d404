import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { decodeJwt, jwtVerify } from 'jose';
import { z } from 'zod';

const MAC = /^([0-9a-f-]{36})\.([\w-]{43})$/;

const macOf = (secret: string, id: string): string =>
  createHmac('sha256', secret).update(`sign-up:${id}`).digest('base64url');

/** Signs the row's id with a secret that is in no table, so that only the mail has the token. */
export const signUpToken = (secret: string, id: string): string => `${id}.${macOf(secret, id)}`;

/** Returns the id of the sign-up of this token; null if the signature is wrong. */
export function signUpIdOf(secret: string, token: string): string | null {
  const [, id, mac] = MAC.exec(token) ?? [];
  if (id === undefined || mac === undefined) return null;
  return timingSafeEqual(Buffer.from(mac), Buffer.from(macOf(secret, id))) ? id : null;
}

/** Hashes a secret that is long enough to need no salt. */
export const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('base64url');

const Claims = z.object({ email: z.string(), updateTo: z.string().optional() });

type AddressClaims = { address: string; newAddress?: string };

const claimsOf = (payload: unknown): AddressClaims => {
  const { email, updateTo } = Claims.parse(payload);
  return { address: email, ...(updateTo === undefined ? {} : { newAddress: updateTo }) };
};

/** Returns the claims of a link without a check of the signature: for display only. */
export function addressTokenOf(token: string): AddressClaims | null {
  try {
    return claimsOf(decodeJwt(token));
  } catch {
    return null; // An unreadable token is not one of our links.
  }
}

/** Returns the claims of a link with a valid signature; `expired` after a day. */
export async function signedAddressOf(token: string, secret: string): Promise<AddressClaims | 'expired' | null> {
  try {
    const { payload } = await jwtVerify(token, new TextEncoder().encode(secret), { algorithms: ['HS256'] });
    return claimsOf(payload);
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'ERR_JWT_EXPIRED' ? 'expired' : null;
  }
}
