import { READ_ONLY } from './session-limits.ts';

/**
 * The paths of Better Auth that are reachable over HTTP. All others are called only by our own actions and procedures, which
 * count attempts and record the history.
 */
const OPEN = new Set(['POST /api/auth/sign-in/email', 'POST /api/auth/sign-out', 'GET /api/auth/get-session']);

export const isOpen = ({ method, url }: Pick<Request, 'method' | 'url'>): boolean =>
  OPEN.has(`${method} ${new URL(url).pathname}`);

const READS = new Set(['GET', 'HEAD']);
const SIGN_OUT = '/api/auth/sign-out';

/** Returns the refusal of a request for Better Auth; null if it may pass. */
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

type Shape = Record<string, unknown>;

const isShape = (value: unknown): value is Shape => typeof value === 'object' && value !== null;

/** Removes the token of a session from the body: it belongs in its cookie, which no script can read. */
export async function withoutToken(response: Response): Promise<Response> {
  if (!response.headers.get('content-type')?.includes('json')) return response;
  const body: unknown = await response.json();
  const headers = new Headers(response.headers); // Keeps several cookies separate.
  headers.delete('content-length');
  return new Response(JSON.stringify(bare(body)), { status: response.status, headers });
}

function bare(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(bare);
  if (!isShape(value)) return value;
  const { token: _token, ...rest } = value;
  return Object.fromEntries(Object.entries(rest).map(([name, inner]) => [name, bare(inner)]));
}
