import 'server-only';
import { impersonationOf, type Impersonation } from '@graha/store/operator/impersonation';
import { auth } from './auth.ts';
import { operatorDbFor } from './operator.ts';
import { pool } from './pool.ts';

type Session = NonNullable<Awaited<ReturnType<ReturnType<typeof auth>['api']['getSession']>>>;

/** The workspace that this session views; looked up only for an operator with a second factor. */
export async function impersonationIn({ user, session }: Session): Promise<Impersonation | null> {
  if (operatorDbFor(user) === null) return null;
  return impersonationOf({ db: pool() }, { operatorId: user.id, sessionId: session.id });
}

/** Whether the session views a workspace and may change nothing; for routes that are not procedures. */
export async function isImpersonating(headers: Headers): Promise<boolean> {
  const session = await auth().api.getSession({ headers });
  return session !== null && (await impersonationIn(session)) !== null;
}
