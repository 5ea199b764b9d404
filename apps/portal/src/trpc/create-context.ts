import 'server-only';
import { auth } from '../auth/auth.ts';
import { workspaceOf } from '../auth/first-workspace.ts';
import { impersonationIn } from '../features/admin/impersonation/impersonation-in.ts';
import { operatorBooksFor } from '../features/admin/operator.ts';
import { selfOf } from '../features/profile/self-of.ts';
import { books } from './books.ts';
import type { Context } from './context.ts';
import { createPace } from './pace.ts';
import { report } from './report.ts';

/** One for this process. */
const pace = createPace();

export async function contextOf(headers: Headers, requestId: string): Promise<Context> {
  const session = await auth().api.getSession({ headers });
  const shared = { requestId, books: books(), pace, report };
  if (!session) {
    return { ...shared, viewer: null, workspace: null, impersonation: null, self: null, operator: null };
  }
  const { id: userId, name, email, emailVerified: isVerified } = session.user;
  const impersonation = await impersonationIn(session);
  return {
    ...shared,
    viewer: { userId, sessionId: session.session.id, name, email, isVerified, signedInAt: session.session.createdAt },
    self: selfOf(headers, session),
    operator: operatorBooksFor(session.user),
    impersonation,
    workspace: impersonation
      ? { tenantId: impersonation.tenantId, name: impersonation.name, role: 'owner' }
      : await workspaceOf({ userId, email, requestId }, session.session.activeOrganizationId),
  };
}
