import { z } from 'zod';
import { Text } from '../core/typed-text.ts';

const ORIGIN_LENGTH_MAX = 253;

/** Browsers treat these hosts as secure without a certificate. */
const LOCAL = /^(localhost|127\.0\.0\.1|\[::1\])$/;

/** Returns the problem of an origin, as a form shows it; null if there is none. */
export function originProblem(text: string): string | null {
  if (text.includes('*')) return 'name each origin in full: an asterisk would admit pages that are not yours.';
  if (text.length > ORIGIN_LENGTH_MAX || !/^https?:\/\/[^/?#\\@\s]+\/?$/i.test(text) || !URL.canParse(text))
    return 'write scheme and host without a path, such as https://www.example.com.';
  const { protocol, hostname } = new URL(text);
  if (protocol === 'http:' && !LOCAL.test(hostname)) return 'use https://. Plain http:// is for localhost alone.';
  return null;
}

/**
 * Normalises an origin as browsers write it in `Origin`: lower case, no slash, no default port. Returns null if it is not an
 * origin.
 */
export const originOf = (text: string): string | null => (originProblem(text) === null ? new URL(text).origin : null);

function requireOrigin(text: string, { addIssue }: z.RefinementCtx<string>): void {
  if (originOf(text) === text) return;
  const problem = originProblem(text) ?? 'write it as browsers do, in small letters and without a slash at its end.';
  addIssue({ code: 'custom', message: `“${text}”: ${problem}` });
}

/** An origin as browsers write it, so that it can be compared exactly. */
export const WebOrigin = z.string().superRefine(requireOrigin);

/** The same with a maximum length, which every text of a request has. */
export const AskedOrigin = Text.max(ORIGIN_LENGTH_MAX).superRefine(requireOrigin);
