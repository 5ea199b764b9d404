import 'server-only';
import { auth } from '../auth/auth.ts';
import { workspaceOf } from '../auth/first-workspace.ts';
import { books } from './books.ts';
import type { Context } from './context.ts';
import { report } from './report.ts';

export async function contextOf(headers: Headers, requestId: string): Promise<Context> {
  const session = await auth().api.getSession({ headers });
  const shared = { requestId, books: books(), report };
  if (!session) return { ...shared, viewer: null, workspace: null };
  const { id: userId, name, email } = session.user;
  return {
    ...shared,
    viewer: { userId, name, email },
    workspace: await workspaceOf({ userId, email, requestId }, session.session.activeOrganizationId),
  };
}
