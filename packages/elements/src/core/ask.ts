import { Refusal, refusalOf } from './refusal.ts';

/** A call. A null `key` sends none, to a server of the page's own; a null `body` makes it a GET. */
export type Call = { url: string; key: string | null; body: object | null };

/** Browsers remove spaces around the value of a header, so a key after spaces is sent as the key itself. */
const SECRET = /^\s*graha_(?:live|test)_/;
const WAIT_MS = 20_000;

const SECRET_IN_PAGE =
  'This is a secret key, and everybody who opens this page can read it. Revoke it, and use a publishable key (graha_pub_…) that names this origin, or fetch the answer on your server.';

/**
 * Sends a call and returns the JSON of its answer.
 * @throws Refusal for a secret key (nothing is sent), an error status, no connection, or no answer within 20 seconds
 */
export async function ask({ url, key, body }: Call, signal: AbortSignal): Promise<unknown> {
  if (key !== null && SECRET.test(key)) throw new Refusal(SECRET_IN_PAGE);
  const ends = new AbortController();
  const end = (): void => ends.abort();
  signal.addEventListener('abort', end);
  const timer = setTimeout(end, WAIT_MS);
  try {
    const response = await fetch(url, {
      signal: ends.signal,
      ...(key === null ? {} : { credentials: 'omit' }),
      ...(body === null ? {} : { method: 'POST', body: JSON.stringify(body) }),
      headers: {
        Accept: 'application/json',
        ...(key === null ? {} : { 'X-API-Key': key }),
        ...(body === null ? {} : { 'Content-Type': 'application/json' }),
      },
    });
    const answer: unknown = await response.json().catch((error: unknown) => {
      if (ends.signal.aborted) throw error;
      return null;
    });
    if (!response.ok) throw refusalOf(response.status, answer);
    if (answer === null) throw new Refusal(`${url} answered, but not with JSON. Check the address.`);
    return answer;
  } catch (error) {
    if (signal.aborted || error instanceof Refusal) throw error;
    throw new Refusal(ends.signal.aborted ? SLOW : unreachable(url, key), true);
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', end);
  }
}

const SLOW = 'No answer came within 20 seconds. Try again.';

/** A browser hides the reason for a blocked answer, so both causes are named. */
function unreachable(url: string, key: string | null): string {
  const { host } = new URL(url, document.baseURI);
  const check = key === null ? '' : `, and that the publishable key names the origin ${location.origin}`;
  return `${host} could not be reached. Check the connection${check}.`;
}
