import { createHash, createHmac, timingSafeEqual } from 'node:crypto';

const MAC = /^([0-9a-f-]{36})\.([\w-]{43})$/;

const macOf = (secret: string, id: string): string =>
  createHmac('sha256', secret).update(`sign-up:${id}`).digest('base64url');

/** Signs the row's id with a secret that is in no table, so that only the mail holds the token. */
export const signUpToken = (secret: string, id: string): string => `${id}.${macOf(secret, id)}`;

/** The id of the sign-up of this token; null if the signature is wrong. */
export function signUpIdOf(secret: string, token: string): string | null {
  const [, id, mac] = MAC.exec(token) ?? [];
  if (id === undefined || mac === undefined) return null;
  return timingSafeEqual(Buffer.from(mac), Buffer.from(macOf(secret, id))) ? id : null;
}

/** Hashes a secret that is long enough to need no salt. */
export const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('base64url');
