/** What of Better Auth is reachable over HTTP. Organizations and administration are reached through our own procedures alone. */
const OPEN = new Set([
  'POST /api/auth/sign-in/email',
  'POST /api/auth/sign-up/email',
  'POST /api/auth/sign-out',
  'GET /api/auth/get-session',
]);

export const isOpen = ({ method, url }: Pick<Request, 'method' | 'url'>): boolean =>
  OPEN.has(`${method} ${new URL(url).pathname}`);
