import { READ_ONLY } from './read-only.ts';

/**
 * The paths of Better Auth that are reachable over HTTP. Everything else is reached only through our own actions and procedures,
 * which count attempts and record the history.
 */
const OPEN = new Set(['POST /api/auth/sign-in/email', 'POST /api/auth/sign-out', 'GET /api/auth/get-session']);

export const isOpen = ({ method, url }: Pick<Request, 'method' | 'url'>): boolean =>
  OPEN.has(`${method} ${new URL(url).pathname}`);

const READS = new Set(['GET', 'HEAD']);
const SIGN_OUT = '/api/auth/sign-out';

/** The refusal of a request for Better Auth; null if it may pass. */
export async function gateAnswer(
  request: Request,
  isImpersonating: (headers: Headers) => Promise<boolean>,
): Promise<Response | null> {
  const isChange = !READS.has(request.method) && new URL(request.url).pathname !== SIGN_OUT;
  if (isChange && (await isImpersonating(request.headers))) {
    return Response.json({ code: 'READ_ONLY', message: READ_ONLY }, { status: 403 });
  }
  return isOpen(request) ? null : new Response(null, { status: 404 });
}
