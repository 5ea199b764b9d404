import type { Terminal } from './terminal.ts';

const TIMEOUT_MS = 15_000;
const TEXT_LENGTH_MAX = 300;

/** Sends a request that ends after 15 seconds, and by Ctrl-C. */
export const timed = ({ fetch, signal }: Terminal, url: string, init: RequestInit = {}): Promise<Response> =>
  fetch(url, { ...init, signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]) });

export const postForm = (terminal: Terminal, url: string, form: Record<string, string>): Promise<Response> =>
  timed(terminal, url, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'application/json' },
    body: new URLSearchParams(form).toString(),
  });

/** Returns the members of a JSON object; none for any other answer. */
export const membersOf = async (response: Response): Promise<Record<string, unknown>> =>
  Object(await response.json().catch(() => null));

/** Returns a text of the portal for a person without control characters, which a terminal would obey. */
export const plain = (text: unknown): string =>
  String(text ?? '')
    .replaceAll(/\p{C}/gu, ' ')
    .slice(0, TEXT_LENGTH_MAX);

/** Returns the address of a page; null unless it is http or https. */
export function pageOf(value: unknown): string | null {
  if (typeof value !== 'string' || !URL.canParse(value)) return null;
  const { protocol, href } = new URL(value);
  return protocol === 'https:' || protocol === 'http:' ? href : null;
}
