import 'server-only';
import { after } from 'next/server';
import { accountPorts } from '../../auth/account-ports.ts';
import { auth } from '../../auth/auth.ts';
import { openWorkspaceOf } from '../../auth/first-workspace.ts';
import { clientAddress } from '../../auth/client-address.ts';
import { env } from '../../env.ts';
import { report } from '../../trpc/report.ts';
import { createIdentity } from './create-identity.ts';
import type { Entry } from './entry.ts';
import type { Recovery } from './recovery.ts';
import type { SecondFactor } from './second-factor.ts';
import { createThrottles, type Throttles } from './throttles.ts';

let made: Throttles | undefined;

/** One set for this process, whichever door is tried. */
export const throttles = (): Throttles => (made ??= createThrottles({ isTestRun: env().mode !== 'production' }));

/** Everything a door needs, for one request. */
export function doorOf(headers: Headers, requestId: string) {
  const identity = {
    ...createIdentity(auth(), headers, accountPorts()),
    openWorkspace: async (userId: string, name: string) => void (await openWorkspaceOf({ userId, requestId }, name)),
  };
  const later: Recovery['later'] = (work) =>
    after(() => work().catch((error: unknown) => report(error, { requestId, path: 'account, afterwards' })));
  return { identity, throttles: throttles(), address: clientAddress(headers), later } satisfies Entry &
    Recovery &
    SecondFactor;
}
