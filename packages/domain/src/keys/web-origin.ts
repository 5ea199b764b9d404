import { z } from 'zod';

export const ORIGIN_LENGTH_MAX = 253;

/** Browsers treat these hosts as secure without a certificate. */
const LOCAL = /^(localhost|127\.0\.0\.1|\[::1\])$/;

/** What is wrong with an origin, as a form says it; null: nothing. */
export function originProblem(text: string): string | null {
  if (text.includes('*')) return 'name each origin in full: an asterisk would admit pages that are not yours.';
  if (text.length > ORIGIN_LENGTH_MAX || !/^https?:\/\/[^/?#\\@\s]+\/?$/i.test(text) || !URL.canParse(text))
    return 'write scheme and host without a path, such as https://www.example.com.';
  const { protocol, hostname } = new URL(text);
  if (protocol === 'http:' && !LOCAL.test(hostname)) return 'use https://. Plain http:// is for localhost alone.';
  return null;
}

/** The text as browsers write it in `Origin`: small letters, no slash, no default port. null where it is no origin. */
export const originOf = (text: string): string | null => (originProblem(text) === null ? new URL(text).origin : null);

/** An origin as browsers write it, so that it is compared letter by letter. */
export const WebOrigin = z.string().refine((text) => originOf(text) === text, 'Write the origin as browsers do.');
