/** Keeps browsers from reading an answer as a page. */
export const NOSNIFF = { 'x-content-type-options': 'nosniff' };

const YEAR_SECONDS = 31_536_000;

/** Headers of every answer. HSTS is sent only if the API is reached by HTTPS. */
export const alwaysHeaders = (apiUrl: string): Record<string, string> => ({
  ...NOSNIFF,
  ...(apiUrl.startsWith('https://') ? { 'strict-transport-security': `max-age=${YEAR_SECONDS}` } : {}),
});
