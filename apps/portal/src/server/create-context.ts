import 'server-only';
import { attempts } from './attempts.ts';
import { auth } from './auth.ts';
import { workspaceOf } from './first-workspace.ts';
import { impersonationIn } from './impersonation-in.ts';
import { env } from './env.ts';
import { outboxPool } from './outbox-pool.ts';
import { pool } from './pool.ts';
import { shop } from './shop.ts';
import { operatorDbFor } from './operator.ts';
import { selfOf } from './self-of.ts';
import { sky } from './sky.ts';
import { createCallApi } from '@graha/procedures/playground/call-api';
import type { Context } from '@graha/procedures/trpc/context';
import { createPace } from '@graha/procedures/trpc/pace';
import { report } from '@graha/procedures/trpc/report';

/** One for each process. */
const pace = createPace();

export async function contextOf(headers: Headers, requestId: string): Promise<Context> {
  const session = await auth().api.getSession({ headers });
  const { portalUrl, keyPepper, apiInternalUrl, playgroundPrivateKey } = env();
  const shared = {
    requestId,
    db: pool(),
    identity: outboxPool(),
    settings: { portalUrl, keyPepper },
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
    };
  }
  const { id: userId, name, email, emailVerified: isVerified } = session.user;
  const impersonation = await impersonationIn(session);
  return {
    ...shared,
    viewer: { userId, sessionId: session.session.id, name, email, isVerified, signedInAt: session.session.createdAt },
    self: selfOf(headers, session),
    operatorDb: operatorDbFor(session.user),
    impersonation,
    workspace: impersonation
      ? { tenantId: impersonation.tenantId, name: impersonation.name, role: 'owner' }
      : await workspaceOf({ userId, email, requestId }, session.session.activeOrganizationId),
  };
}
