import { randomBytes } from 'node:crypto';

/** Letters, digits, `-` and `_` only, so that it stands in a URL as it is. */
export function randomSecret(bytes = 24): string {
  return randomBytes(bytes).toString('base64url');
}
