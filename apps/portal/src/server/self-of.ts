import 'server-only';
import { after } from 'next/server';
import { accountPorts } from './account-ports.ts';
import { auth } from './auth.ts';
import { env } from './env.ts';
import { report } from '@graha/procedures/trpc/report';
import { throttles } from './identity.ts';
import { createSelf, type Session } from '@graha/auth/self/create-self';
import type { Self } from '@graha/auth/self/self';

export const selfOf = (headers: Headers, session: Session): Self =>
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
