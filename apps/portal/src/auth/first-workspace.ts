import 'server-only';
import { books } from '../trpc/books.ts';
import type { By } from '../trpc/acting.ts';
import type { Workspace } from '../trpc/context.ts';
import { auth } from './auth.ts';
import { firstWorkspaceOf, membershipOf } from './membership.ts';
import { unnamedWorkspaceOf } from './names.ts';

/** Workspaces whose books this process has seen: they do not close again, so one look is enough. */
const opened = new Set<string>();

/** The first workspace of one who has just come in, under this name if it is new. */
export const openWorkspaceOf = async (by: By, name: string): Promise<Workspace> =>
  withBooks(by, await firstWorkspaceOf(auth(), by.userId, name));

/** Where somebody works. What broke half way at sign-up is made good here: a missing workspace, missing books. */
export async function workspaceOf(by: By & { email: string }, chosenId?: string | null): Promise<Workspace> {
  const workspace = await membershipOf(auth(), by.userId, chosenId);
  return workspace ? withBooks(by, workspace) : openWorkspaceOf(by, unnamedWorkspaceOf(by.email));
}

async function withBooks(by: By, workspace: Workspace): Promise<Workspace> {
  if (!opened.has(workspace.tenantId)) {
    await books().open(workspace.tenantId, workspace.name, by);
    opened.add(workspace.tenantId);
  }
  return workspace;
}
