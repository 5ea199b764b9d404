export const NO_CONNECTION = 'No connection to Graha. Check your network, then try again.';
const SENT_MAYBE = 'The connection broke. We do not know whether this happened: look before you try again.';

/** What `fetch` throws when no answer came, in every browser. */
export const isNetworkFailure = (error: unknown): boolean => error instanceof TypeError;

/** What to say of it: offline, nothing has left this machine. */
export const networkFailureWords = (): string => (navigator.onLine ? SENT_MAYBE : NO_CONNECTION);
