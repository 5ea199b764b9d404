export const NO_CONNECTION = 'No connection to Graha. Check your network, then try again.';
export const SENT_MAYBE = 'We do not know whether this happened. Check the list, then try again.';

/** A change without an answer in this time is aborted. */
export const CHANGE_MAX_MS = 10_000;

/** Recognizes the errors that `fetch` throws without an answer, in every browser: the connection broke, or the time ran out. */
export const isNetworkFailure = (error: unknown): boolean =>
  error instanceof TypeError || (error instanceof DOMException && error.name === 'TimeoutError');

/** Returns the text for such a failure: offline, nothing has left this machine. */
export const networkFailureWords = (): string => (navigator.onLine ? SENT_MAYBE : NO_CONNECTION);
