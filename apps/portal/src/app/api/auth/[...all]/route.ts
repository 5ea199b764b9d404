import { auth } from '../../../../auth/auth.ts';
import { gateAnswer } from '../../../../auth/gate.ts';
import { isImpersonating } from '../../../../features/admin/impersonation/impersonation-in.ts';
import { httpWaitMs } from '../../../../features/account/http-attempt.ts';
import { throttles } from '../../../../features/account/identity.ts';

async function handle(request: Request): Promise<Response> {
  const refused = await gateAnswer(request, isImpersonating);
  if (refused) return refused;
  const waitMs = await httpWaitMs(request, throttles());
  if (waitMs === 0) return auth().handler(request);
  const headers = { 'retry-after': String(Math.ceil(waitMs / 1_000)) };
  return Response.json(
    { code: 'TOO_MANY_ATTEMPTS', message: 'Too many attempts. Try again later.' },
    { status: 429, headers },
  );
}

export { handle as DELETE, handle as GET, handle as PATCH, handle as POST, handle as PUT };
