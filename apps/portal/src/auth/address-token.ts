import { decodeJwt } from 'jose';
import { z } from 'zod';

const Claims = z.object({ email: z.string(), updateTo: z.string().optional() });

/** What a link of a mail is for. Only read, not believed: Better Auth checks the signature before anything changes. */
export function addressTokenOf(token: string): { address: string; newAddress?: string } | null {
  try {
    const { email, updateTo } = Claims.parse(decodeJwt(token));
    return { address: email, ...(updateTo === undefined ? {} : { newAddress: updateTo }) };
  } catch {
    return null; // Whatever cannot be read is no link of ours.
  }
}
