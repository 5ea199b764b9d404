import { createHash } from 'node:crypto';
import { canonicalJson } from './canonical-json.ts';
import { ApiError } from './errors.ts';

const VISIBLE_ASCII = /^[\x21-\x7e]{1,255}$/;
/** The form of the IETF draft: a string of structured fields, in which quote and backslash are escaped. */
const QUOTED = /^"((?:[^"\\]|\\["\\])*)"$/;

/** null: the client did not send one. */
export function idempotencyKeyOf(header: string | string[] | undefined): string | null {
  if (header === undefined) return null;
  const text = Array.isArray(header) ? header.join(', ') : header;
  const key = QUOTED.exec(text)?.[1]?.replaceAll(/\\(["\\])/g, '$1') ?? text;
  if (!VISIBLE_ASCII.test(key)) {
    throw new ApiError('invalid_header', {
      detail: 'Idempotency-Key is 1 to 255 visible ASCII characters, bare or in double quotes.',
    });
  }
  return key;
}

/** Of the operation and its input as sent, before any default: GET and POST with the same members hash alike. */
export const inputHash = (operationId: string, input: unknown): Buffer =>
  createHash('sha256')
    .update(`${operationId}\n${canonicalJson(input)}`)
    .digest();
