import { decodeJwt, jwtVerify } from 'jose';
import { z } from 'zod';

const Claims = z.object({ email: z.string(), updateTo: z.string().optional() });

type AddressClaims = { address: string; newAddress?: string };

const claimsOf = (payload: unknown): AddressClaims => {
  const { email, updateTo } = Claims.parse(payload);
  return { address: email, ...(updateTo === undefined ? {} : { newAddress: updateTo }) };
};

/** The claims of a link, with the signature unchecked: for display only. */
export function addressTokenOf(token: string): AddressClaims | null {
  try {
    return claimsOf(decodeJwt(token));
  } catch {
    return null; // An unreadable token is not one of our links.
  }
}

/** The claims of a link with a valid signature; `expired` after a day. */
export async function signedAddressOf(token: string, secret: string): Promise<AddressClaims | 'expired' | null> {
  try {
    const { payload } = await jwtVerify(token, new TextEncoder().encode(secret), { algorithms: ['HS256'] });
    return claimsOf(payload);
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'ERR_JWT_EXPIRED' ? 'expired' : null;
  }
}
