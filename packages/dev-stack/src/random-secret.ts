import { randomBytes } from 'node:crypto';

/** Letters, digits, `-` and `_` only, so that it needs no escaping in a URL. */
export function randomSecret(bytes = 24): string {
  return randomBytes(bytes).toString('base64url');
}
