import 'server-only';
import { after } from 'next/server';
import { createCallApi } from '@graha/procedures/playground/call-api';
import type { Context } from '@graha/procedures/trpc/context';
import { createPace } from '@graha/procedures/trpc/pace';
import { report } from '@graha/procedures/trpc/report';
import { createSelf } from '@graha/auth/self/create-self';
import type { Session } from '@graha/auth/self/own-factors';
import type { Self } from '@graha/auth/self/self';
import type { ShopDeps } from '@graha/billing/stripe-client';
import { createStripe } from '@graha/billing/stripe-client';
import { attempts, auth } from './auth.ts';
import { throttles, workspaceOf } from './identity.ts';
import { impersonationIn, operatorDbFor, operatorReadsFor } from './operator.ts';
import { env } from './env.ts';
import { outboxPool, pool, reads } from './pool.ts';
import { sky } from './sky.ts';
import { accountPorts } from './account-ports.ts';

/** One for each process. */
const pace = createPace();

export async function contextOf(headers: Headers, requestId: string): Promise<Context> {
  const session = await auth().api.getSession({ headers });
  const { mode, portalUrl, keyPepper, sealingKey, apiInternalUrl, playgroundPrivateKey } = env();
  const shared = {
    requestId,
    db: pool(),
    reads: reads(),
    identity: outboxPool(),
    settings: { portalUrl, keyPepper },
    hooks: {
      sealing: sealingKey === null ? null : { current: sealingKey, previous: null },
      isLocalAllowed: mode !== 'production',
    },
    shop: shop(),
    callApi: createCallApi({ apiInternalUrl, playgroundPrivateKey }),
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
      impersonation: null,
      self: null,
      operatorDb: null,
      operatorReads: null,
    };
  }
  const { id: userId, name, email, emailVerified: isVerified } = session.user;
  const impersonation = await impersonationIn(session);
  return {
    ...shared,
    viewer: { userId, sessionId: session.session.id, name, email, isVerified, signedInAt: session.session.createdAt },
    self: selfOf(headers, session),
    operatorDb: operatorDbFor(session.user),
    operatorReads: operatorReadsFor(session.user),
    impersonation,
    workspace: impersonation
      ? { tenantId: impersonation.tenantId, name: impersonation.name, role: 'owner' }
      : await workspaceOf({ userId, email, requestId }, session.session.activeOrganizationId),
  };
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

/** Null if no Stripe key is set: nothing is sold. */
function shop(): ShopDeps | null {
  const { stripe, portalUrl } = env();
  if (stripe === null) return null;
  madeShop ??= {
    pool: pool(),
    viewsByWorker: true,
    stripe: createStripe(stripe),
    portalUrl,
    automaticTax: stripe.automaticTax,
  };
  return madeShop;
}
