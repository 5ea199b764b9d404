import 'server-only';
import { after } from 'next/server';
import { createCallApi } from '@graha/procedures/ports/call-api';
import { databaseNow } from '@graha/store/postgres/ledger-clock';
import { OPEN_RUNS_MAX } from '@graha/procedures/playground/open-limit';
import type { Context } from '@graha/procedures/trpc/context';
import { createPace } from '@graha/procedures/trpc/pace';
import { report } from '@graha/procedures/trpc/report';
import { clientAddress } from '@graha/auth/core/client-address';
import { secondFactorDue, type Membership } from '@graha/auth/core/viewer';
import { createSelf } from '@graha/auth/self/create-self';
import type { Session } from '@graha/auth/self/own-factors';
import type { Self } from '@graha/auth/self/self';
import type { ShopDeps } from '@graha/billing/stripe-client';
import { createStripe, dashboardUrlOf } from '@graha/billing/stripe-client';
import { attempts, auth } from './auth.ts';
import { throttles, workspaceOf } from './identity.ts';
import { impersonationIn, operatorDbFor, operatorReadsFor } from './operator.ts';
import { env } from './env.ts';
import { mcpUrl } from './oauth-server.ts';
import { outboxPool, pool, reads } from './pool.ts';
import { ssoPorts } from './sso.ts';
import { sky } from './sky.ts';
import { accountPorts } from './account-ports.ts';

/** Runs of the open playground per address and hour. In a test run all visitors have one address. */
const OPEN_RUNS_OF_TESTS = 10_000;

/** Shared by all requests of the process. */
const pace = createPace();

export async function contextOf(headers: Headers, requestId: string): Promise<Context> {
  const session = await auth().api.getSession({ headers });
  const { mode, portalUrl, keyPepper, sealingKey, apiInternalUrl, playgroundPrivateKey } = env();
  const shared = {
    requestId,
    address: clientAddress(headers),
    openRunsMax: mode === 'production' ? OPEN_RUNS_MAX : OPEN_RUNS_OF_TESTS,
    db: pool(),
    reads: reads(),
    identity: outboxPool(),
    settings: { portalUrl, keyPepper },
    mcpUrl: mcpUrl(),
    hooks: {
      sealing: sealingKey === null ? null : { current: sealingKey, previous: null },
      isLocalAllowed: mode !== 'production',
    },
    sso: ssoPorts(),
    shop: shop(),
    callApi: createCallApi({ apiInternalUrl, playgroundPrivateKey, now: () => databaseNow(pool()) }),
    sky,
    pace,
    attempts: attempts(),
    report,
  };
  if (!session) {
    return {
      ...shared,
      viewer: null,
      workspace: null,
      secondFactor: null,
      impersonation: null,
      self: null,
      operatorDb: null,
      operatorReads: null,
    };
  }
  const { id: userId, name, email, emailVerified: isVerified } = session.user;
  const impersonation = await impersonationIn(session);
  const signedInAt = session.session.createdAt;
  const place = impersonation
    ? {
        workspace: { tenantId: impersonation.tenantId, name: impersonation.name, role: 'owner' as const },
        secondFactor: null,
      }
    : placeOf(await workspaceOf({ userId, email, requestId }, session.session.activeOrganizationId), {
        hasTwoFactor: session.user.twoFactorEnabled === true,
        signedInAt,
      });
  return {
    ...shared,
    viewer: { userId, sessionId: session.session.id, name, email, isVerified, signedInAt },
    self: selfOf(headers, session),
    operatorDb: operatorDbFor(session.user),
    operatorReads: operatorReadsFor(session.user),
    impersonation,
    ...place,
  };
}

/** Returns the workspace, or the second factor that it requires first. `workspace` is null until then. */
function placeOf(
  { secondFactorSince, ...workspace }: Membership,
  entered: Parameters<typeof secondFactorDue>[1],
): Pick<Context, 'workspace' | 'secondFactor'> {
  const due = secondFactorDue({ secondFactorSince }, entered);
  return due === null ? { workspace, secondFactor: null } : { workspace: null, secondFactor: { due, workspace } };
}

const selfOf = (headers: Headers, session: Session): Self =>
  createSelf({
    auth: auth(),
    headers,
    session,
    ports: accountPorts(),
    portalUrl: env().portalUrl,
    throttles: throttles(),
    later: (work) =>
      after(() =>
        work().catch((error: unknown) => report(error, { requestId: 'none', path: 'own account, afterwards' })),
      ),
  });

let madeShop: ShopDeps | undefined;

/** Returns null if no Stripe key is set: nothing is for sale. */
function shop(): ShopDeps | null {
  const { stripe, portalUrl } = env();
  if (stripe === null) return null;
  madeShop ??= {
    pool: pool(),
    viewsByWorker: true,
    stripe: createStripe(stripe),
    portalUrl,
    automaticTax: stripe.automaticTax,
    dashboardUrl: dashboardUrlOf(stripe),
  };
  return madeShop;
}
