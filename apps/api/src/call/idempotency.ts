import { createHash } from 'node:crypto';
import { ApiError } from '../errors/errors.ts';

const VISIBLE_ASCII = /^[\x21-\x7e]{1,255}$/;
/** The form of the IETF draft: a string of structured fields, in which quotes and backslashes are escaped. */
const QUOTED = /^"((?:[^"\\]|\\["\\])*)"$/;

/** @returns null if the client sent no key */
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

/** Hashes the operation and its input before any default, so that GET and POST with equal members give one hash. */
export const inputHash = (operationId: string, input: unknown): Buffer =>
  createHash('sha256')
    .update(`${operationId}\n${canonicalJson(input)}`)
    .digest();

/**
 * JSON with sorted object members, so that equal inputs give equal text. Recursion is safe, because only input that a
 * schema accepted is passed.
 */
function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  const members = Object.entries(value)
    .filter(([, member]) => member !== undefined)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, member]) => `${JSON.stringify(name)}:${canonicalJson(member)}`);
  return `{${members.join(',')}}`;
}
