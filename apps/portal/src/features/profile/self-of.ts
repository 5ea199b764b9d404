import 'server-only';
import { after } from 'next/server';
import { accountPorts } from '../../auth/account-ports.ts';
import { auth } from '../../auth/auth.ts';
import { env } from '../../env.ts';
import { report } from '../../trpc/report.ts';
import { throttles } from '../account/identity.ts';
import { createSelf, type Session } from './create-self.ts';
import type { Self } from './self.ts';

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
