export const NO_CONNECTION = 'No connection to Graha. Check your network, then try again.';
export const SENT_MAYBE = 'We do not know whether this happened. Check the list, then try again.';

/** A change without an answer in this time is aborted. */
export const CHANGE_MAX_MS = 10_000;

/** Recognizes the errors that `fetch` throws without an answer, in every browser: the connection broke, or the time ran out. */
export const isNetworkFailure = (error: unknown): boolean =>
  error instanceof TypeError || (error instanceof DOMException && error.name === 'TimeoutError');

/** Returns the text for such a failure: offline, nothing has left this machine. */
export const networkFailureWords = (): string => (navigator.onLine ? SENT_MAYBE : NO_CONNECTION);

export const NO_ANSWER = 'The server is busy, or is being updated. Wait a moment, then try again.';
/** Next's message for an answer to a form that is none of its own, such as the page of a proxy. */
const UNEXPECTED = 'An unexpected response was received from the server.';

/**
 * Returns the text for a form whose answer came from the edge or from a proxy instead of the page; null for any other error. Next adds
 * a `digest` to redirects and to errors of the page.
 */
export function refusalWords(error: unknown): string | null {
  if (!(error instanceof Error) || 'digest' in error) return null;
  return error.message === UNEXPECTED || error.message === '' ? NO_ANSWER : error.message;
}
