import { gateAnswer, withoutToken } from '@graha/auth/core/gate';
import { auth } from '../../../../server/auth.ts';
import { env } from '../../../../server/env.ts';
import { isImpersonating } from '../../../../server/operator.ts';
import { httpWaitMs } from '../../../../features/account/http-attempt.ts';
import { throttles } from '../../../../server/identity.ts';

async function handle(request: Request): Promise<Response> {
  const refused = await gateAnswer(request, isImpersonating);
  if (refused) return refused;
  const waitMs = await httpWaitMs(request, throttles(), env().authSecret);
  if (waitMs === 0) return withoutToken(await auth().handler(request));
  const headers = { 'retry-after': String(Math.ceil(waitMs / 1_000)) };
  return Response.json(
    { code: 'TOO_MANY_ATTEMPTS', message: 'Too many attempts. Try again later.' },
    { status: 429, headers },
  );
}

export { handle as DELETE, handle as GET, handle as PATCH, handle as POST, handle as PUT };
