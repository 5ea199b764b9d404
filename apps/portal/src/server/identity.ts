import 'server-only';
import { after } from 'next/server';
import { accountPorts } from './account-ports.ts';
import { attempts } from './attempts.ts';
import { auth } from './auth.ts';
import { openWorkspaceOf } from './first-workspace.ts';
import { clientAddress } from '@graha/auth/core/client-address';
import { knownDevice } from '@graha/auth/core/known-device';
import { env } from './env.ts';
import { acceptInvitation } from '@graha/store/team/invitations';
import { openInvitation } from '@graha/store/team/lists';
import { chooseWorkspace } from '@graha/store/team/members';
import { outboxPool } from './outbox-pool.ts';
import { pool } from './pool.ts';
import { report } from '@graha/procedures/trpc/report';
import { createIdentity } from '@graha/auth/flows/create-identity';
import type { Confirmation } from '@graha/auth/flows/confirm';
import type { Entry } from '@graha/auth/flows/entry';
import type { Joining } from '@graha/auth/flows/join';
import type { Recovery } from '@graha/auth/flows/recovery';
import type { SecondFactor } from '@graha/auth/flows/second-factor';
import { createThrottles, type Throttles } from '@graha/auth/flows/throttles';

let made: Throttles | undefined;

/** One set for all portals, whichever door is tried. */
export const throttles = (): Throttles =>
  (made ??= createThrottles({ isTestRun: env().mode !== 'production' }, attempts()));

/** Everything a door needs, for one request. */
export function doorOf(headers: Headers, requestId: string) {
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
