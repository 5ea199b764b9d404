export const NO_CONNECTION = 'No connection to Graha. Check your network, then try again.';
export const SENT_MAYBE = 'We do not know whether this happened. Check the list, then try again.';

/** A change that is not answered in this time is given up. */
export const CHANGE_MAX_MS = 10_000;

/** What `fetch` throws when no answer came, in every browser: the connection broke, or the time was over. */
export const isNetworkFailure = (error: unknown): boolean =>
  error instanceof TypeError || (error instanceof DOMException && error.name === 'TimeoutError');

/** What to say of it: offline, nothing has left this machine. */
export const networkFailureWords = (): string => (navigator.onLine ? SENT_MAYBE : NO_CONNECTION);
