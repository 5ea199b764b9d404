/**
 * What of Better Auth is reachable over HTTP. Everything else, from organizations to second factors and passkeys, is reached
 * through our own actions and procedures alone, which count attempts and keep the history.
 */
const OPEN = new Set([
  'POST /api/auth/sign-in/email',
  'POST /api/auth/sign-up/email',
  'POST /api/auth/sign-out',
  'GET /api/auth/get-session',
]);

export const isOpen = ({ method, url }: Pick<Request, 'method' | 'url'>): boolean =>
  OPEN.has(`${method} ${new URL(url).pathname}`);
