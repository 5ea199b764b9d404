import 'server-only';
import { report } from '@graha/procedures/trpc/report';
import { createPool } from '@graha/store/postgres/pool';
import { urlAsUserOf } from '@graha/store/postgres/host-urls';
import { primaryReads, replicaReads, type Reads } from '@graha/store/postgres/reads';
import { env } from './env.ts';

type Pool = ReturnType<typeof createPool>;

let portalPool: Pool | undefined;
let mailPool: Pool | undefined;

/** Returns the pool, created at the first call and not at import: the build imports routes without an environment. */
export const pool = (): Pool =>
  (portalPool ??= createPool({
    url: env().databaseUrl,
    applicationName: 'graha-portal',
    max: 10,
    onError: (error) => report(error, { requestId: 'none', path: 'idle database connection' }),
  }));

/** Every page of a signed-in person waits for these small statements. A server that is silent for as long as a connection may take is down. */
export const IDENTITY_QUERY_MS = 5_000;

/** Returns the pool for the outbox of mails and the attempt counts (role graha_auth). Better Auth has its own client. */
export const outboxPool = (): Pool =>
  (mailPool ??= createPool({
    url: env().authDatabaseUrl,
    applicationName: 'graha-portal-mail',
    max: 3,
    queryTimeoutMs: IDENTITY_QUERY_MS,
    onError: (error) => report(error, { requestId: 'none', path: 'idle connection of the outbox' }),
  }));

const REPLICA_CONNECTIONS_MAX = 6;
/** If the replica does not answer within this time, the primary does. */
const REPLICA_MS = 5_000;

/** Reads from the replica as the user of `url`, or from the primary if no replica is set. */
export function readsOf(primary: Pool, url: string): Reads {
  const { replicaUrl } = env();
  if (replicaUrl === null) return primaryReads(primary);
  const onAway = (error: unknown) => report(error, { requestId: 'none', path: 'read replica' });
  const replica = createPool({
    url: urlAsUserOf(replicaUrl, url),
    applicationName: 'graha-portal-reads',
    max: REPLICA_CONNECTIONS_MAX,
    onError: onAway,
    queryTimeoutMs: REPLICA_MS,
    isReadOnly: true,
  });
  return replicaReads({ primary, replica, onAway });
}

let portalReads: Reads | undefined;

/** Reads of a workspace that may be some seconds old. */
export const reads = (): Reads => (portalReads ??= readsOf(pool(), env().databaseUrl));
