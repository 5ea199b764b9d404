import 'server-only';
import { READ_ONLY, VERIFY_FIRST, mayActUnverified } from '@graha/auth/core/session-limits';
import { auth } from './auth.ts';
import { impersonationIn } from './operator.ts';

/**
 * Returns the reason to refuse the session in these headers for a server action; null if it is allowed. Procedures have the same
 * check in `init.ts`.
 */
export async function actionRefusal(action: string, headers: Headers): Promise<string | null> {
  const session = await auth().api.getSession({ headers });
  if (!session) return null;
  if ((await impersonationIn(session)) !== null) return READ_ONLY;
  return session.user.emailVerified || mayActUnverified(action) ? null : VERIFY_FIRST;
}
