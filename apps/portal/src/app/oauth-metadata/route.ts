import { serverMetadata } from '@graha/auth/connect/server-metadata';
import { env } from '../../server/env.ts';
import { OPEN_HEADERS, preflight } from '../../server/oauth-server.ts';

export const dynamic = 'force-dynamic';

/** At `/.well-known/oauth-authorization-server`, which `next.config.ts` leads here. */
export const GET = (): Response => Response.json(serverMetadata(env().portalUrl), { headers: OPEN_HEADERS });

export { preflight as OPTIONS };
