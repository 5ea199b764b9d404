import 'server-only';
import { after } from 'next/server';
import { clientAddress } from '@graha/auth/core/client-address';
import { knownDevice } from '@graha/auth/core/device';
import { acceptInvitation } from '@graha/store/team/invitations';
import { openInvitation } from '@graha/store/team/lists';
import { chooseWorkspace } from '@graha/store/team/members';
import { report } from '@graha/procedures/trpc/report';
import { createIdentity } from '@graha/auth/flows/create-identity';
import type { Confirmation } from '@graha/auth/flows/verification';
import type { Entry } from '@graha/auth/flows/entry';
import type { Joining } from '@graha/auth/flows/join';
import type { Recovery } from '@graha/auth/flows/recovery';
import type { SecondFactor } from '@graha/auth/flows/second-factor';
import { createThrottles, type Throttles } from '@graha/auth/flows/throttles';
import { openWorkspace } from '@graha/procedures/workspace/account';
import { type Membership, unnamedWorkspaceOf } from '@graha/auth/core/viewer';
import { firstWorkspaceOf, membershipOf } from '@graha/auth/core/membership';
import { accountPorts } from './account-ports.ts';
import { attempts, auth } from './auth.ts';
import { env } from './env.ts';
import { outboxPool, pool } from './pool.ts';

let made: Throttles | undefined;

/** Returns the throttles, shared by all forms; their counts are shared by all portals. */
export const throttles = (): Throttles =>
  (made ??= createThrottles({ isTestRun: env().mode !== 'production' }, attempts()));

/** Returns the context of the sign-in, sign-up and recovery flows for one request. */
export function flowContextOf(headers: Headers, requestId: string) {
  const identity = {
    ...createIdentity({ auth: auth(), headers, ports: accountPorts(), portalUrl: env().portalUrl }),
    openWorkspace: async (userId: string, name: string) => void (await openWorkspaceOf({ userId, requestId }, name)),
    invitedAddress: async (token: string) =>
      (await openInvitation({ identity: outboxPool() }, { token }))?.email ?? null,
    async joinTeam(token: string, { userId, sessionId }: { userId: string; sessionId: string }) {
      const ctx = { db: pool(), identity: outboxPool(), actor: { kind: 'user', id: userId }, requestId } as const;
      const { tenantId } = await acceptInvitation(ctx, { token, userId });
      await chooseWorkspace(ctx, { tenantId, userId, sessionId });
    },
  };
  const later: Recovery['later'] = (work) =>
    after(() => work().catch((error: unknown) => report(error, { requestId, path: 'account, afterwards' })));
  const deviceFor = (email: string) => knownDevice(headers, email, env().authSecret);
  return { identity, throttles: throttles(), address: clientAddress(headers), deviceFor, later } satisfies Entry &
    Confirmation &
    Joining &
    Recovery &
    SecondFactor;
}

type Actor = { userId: string; requestId: string };

/** Workspaces known to have an account in this process. An account is never closed, so one check is enough. */
const opened = new Set<string>();

/** Returns the first workspace of a new person, with this name if it is created now. */
const openWorkspaceOf = async (actor: Actor, name: string): Promise<Membership> =>
  withAccount(actor, await firstWorkspaceOf(auth(), actor.userId, name));

/** Returns the workspace of a person. Creates a workspace or account that is missing because sign-up failed halfway. */
export async function workspaceOf(actor: Actor & { email: string }, chosenId?: string | null): Promise<Membership> {
  const workspace = await membershipOf(auth(), actor.userId, chosenId);
  return workspace ? withAccount(actor, workspace) : openWorkspaceOf(actor, unnamedWorkspaceOf(actor.email));
}

async function withAccount({ userId, requestId }: Actor, workspace: Membership): Promise<Membership> {
  const { tenantId, name } = workspace;
  if (!opened.has(tenantId)) {
    const ctx = { db: pool(), tenantId, actor: { kind: 'user', id: userId }, requestId } as const;
    await openWorkspace(ctx, { name, ownerUserId: userId });
    opened.add(tenantId);
  }
  return workspace;
}
