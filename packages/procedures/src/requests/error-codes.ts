import { API_ERRORS, type ApiErrorRow } from '@graha/domain/core/api-errors';

/** What the log has beside the table: codes of earlier versions, by their names. */
const CODE = /^[a-z][a-z0-9_]{0,59}$/;

/** What the API says with this code; null for a code of an earlier version. */
export function errorOf(code: string): ApiErrorRow | null {
  const rows: Readonly<Record<string, ApiErrorRow>> = API_ERRORS;
  return Object.hasOwn(rows, code) ? (rows[code] ?? null) : null;
}

/** The codes whose own text, title or message has these words. So the log needs no text of errors, which may hold inputs. */
export function codesWith(text: string): string[] {
  const sought = text.trim().toLowerCase();
  const known = Object.entries(API_ERRORS)
    .filter(([code, { title, message }]) => `${code} ${title} ${message}`.toLowerCase().includes(sought))
    .map(([code]) => code);
  return [...new Set(CODE.test(sought) ? [...known, sought] : known)];
}
