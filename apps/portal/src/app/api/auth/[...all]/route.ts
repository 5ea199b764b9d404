import { isOpen } from '../../../../auth/allow-list.ts';
import { auth } from '../../../../auth/auth.ts';
import { httpWaitMs } from '../../../../features/account/http-attempt.ts';
import { throttles } from '../../../../features/account/identity.ts';

async function handle(request: Request): Promise<Response> {
  if (!isOpen(request)) return new Response(null, { status: 404 });
  const waitMs = await httpWaitMs(request, throttles());
  if (waitMs === 0) return auth().handler(request);
  const headers = { 'retry-after': String(Math.ceil(waitMs / 1_000)) };
  return Response.json(
    { code: 'TOO_MANY_ATTEMPTS', message: 'Too many attempts. Try again later.' },
    { status: 429, headers },
  );
}

export { handle as DELETE, handle as GET, handle as PATCH, handle as POST, handle as PUT };
