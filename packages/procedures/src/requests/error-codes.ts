import { API_ERRORS, type ApiErrorRow } from '@graha/domain/core/api-errors';

/** Codes of earlier versions are in the log but not in the table. */
const CODE = /^[a-z][a-z0-9_]{0,59}$/;

/** Returns the API's text for this code; null for a code of an earlier version. */
export function errorOf(code: string): ApiErrorRow | null {
  const rows: Readonly<Record<string, ApiErrorRow>> = API_ERRORS;
  return Object.hasOwn(rows, code) ? (rows[code] ?? null) : null;
}

/**
 * Returns the codes with these words in their own text, title or message. The log needs no error texts, which may contain inputs.
 */
export function codesWith(text: string): string[] {
  const sought = text.trim().toLowerCase();
  const known = Object.entries(API_ERRORS)
    .filter(([code, { title, message }]) => `${code} ${title} ${message}`.toLowerCase().includes(sought))
    .map(([code]) => code);
  return [...new Set(CODE.test(sought) ? [...known, sought] : known)];
}
