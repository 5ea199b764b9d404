import { isOpen } from './allow-list.ts';
import { READ_ONLY } from './read-only.ts';

const READS = new Set(['GET', 'HEAD']);
const SIGN_OUT = '/api/auth/sign-out';

/** Why a request for Better Auth is not handed on; null: it is. */
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
