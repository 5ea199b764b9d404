/** No answer is a page, whatever a browser makes of it. */
export const NOSNIFF = { 'x-content-type-options': 'nosniff' };

const YEAR_SECONDS = 31_536_000;

/** On every answer. Who reaches this API by HTTPS is to do so from then on. */
export const alwaysHeaders = (apiUrl: string): Record<string, string> => ({
  ...NOSNIFF,
  ...(apiUrl.startsWith('https://') ? { 'strict-transport-security': `max-age=${YEAR_SECONDS}` } : {}),
});
