import 'server-only';
import { openWorkspace } from '@graha/procedures/workspace/open-workspace';
import type { Workspace } from '@graha/auth/core/viewer';
import { auth } from './auth.ts';
import { pool } from './pool.ts';
import { firstWorkspaceOf, membershipOf } from '@graha/auth/core/membership';
import { unnamedWorkspaceOf } from '@graha/auth/core/names';

type Actor = { userId: string; requestId: string };

/** Workspaces that have an account, as far as this process knows. An account is not closed again, so one check is enough. */
const opened = new Set<string>();

/** The first workspace of a new person, with this name if it is new. */
export const openWorkspaceOf = async (actor: Actor, name: string): Promise<Workspace> =>
  withAccount(actor, await firstWorkspaceOf(auth(), actor.userId, name));

/** The workspace that a person works in. If sign-up failed halfway, its missing workspace or account is made here. */
export async function workspaceOf(actor: Actor & { email: string }, chosenId?: string | null): Promise<Workspace> {
  const workspace = await membershipOf(auth(), actor.userId, chosenId);
  return workspace ? withAccount(actor, workspace) : openWorkspaceOf(actor, unnamedWorkspaceOf(actor.email));
}

async function withAccount({ userId, requestId }: Actor, workspace: Workspace): Promise<Workspace> {
  const { tenantId, name } = workspace;
  if (!opened.has(tenantId)) {
    const ctx = { db: pool(), tenantId, actor: { kind: 'user', id: userId }, requestId } as const;
    await openWorkspace(ctx, { name, ownerUserId: userId });
    opened.add(tenantId);
  }
  return workspace;
}
