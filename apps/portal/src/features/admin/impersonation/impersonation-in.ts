import 'server-only';
import type { Impersonation } from '@graha/store/impersonation';
import { auth } from '../../../auth/auth.ts';
import { books } from '../../../trpc/books.ts';
import { operatorBooksFor } from '../operator.ts';

type Session = NonNullable<Awaited<ReturnType<ReturnType<typeof auth>['api']['getSession']>>>;

/** What this session views; nobody but an operator with a second factor is looked up. */
export async function impersonationIn({ user, session }: Session): Promise<Impersonation | null> {
  if (operatorBooksFor(user) === null) return null;
  return books().impersonation({ operatorId: user.id, sessionId: session.id });
}

/** For doors that are no procedure: whether whoever sends this may change nothing. */
export async function isImpersonating(headers: Headers): Promise<boolean> {
  const session = await auth().api.getSession({ headers });
  return session !== null && (await impersonationIn(session)) !== null;
}
