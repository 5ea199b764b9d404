import 'server-only';
import { report } from '@graha/procedures/trpc/report';
import { createPool } from '@graha/store/postgres/pool';
import { urlAsUserOf } from '@graha/store/postgres/host-urls';
import { primaryReads, replicaReads, type Reads } from '@graha/store/postgres/reads';
import { env } from './env.ts';

type Pool = ReturnType<typeof createPool>;

let portalPool: Pool | undefined;
let mailPool: Pool | undefined;

/** Made at the first call, not at import: the build imports routes where no environment is set. */
export const pool = (): Pool =>
  (portalPool ??= createPool({
    url: env().databaseUrl,
    applicationName: 'graha-portal',
    max: 10,
    onError: (error) => report(error, { requestId: 'none', path: 'idle database connection' }),
  }));

/** For the outbox of mails and the counts of attempts, as role graha_auth; Better Auth has a client of its own. */
export const outboxPool = (): Pool =>
  (mailPool ??= createPool({
    url: env().authDatabaseUrl,
    applicationName: 'graha-portal-mail',
    max: 3,
    onError: (error) => report(error, { requestId: 'none', path: 'idle connection of the outbox' }),
  }));

const REPLICA_CONNECTIONS_MAX = 6;
/** A replica that does not answer by then is away: the primary does. */
const REPLICA_MS = 5_000;

/** Reads from the replica as the user of `url`, or from the primary where none is set. */
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

/** For figures of a workspace that may be some seconds old. */
export const reads = (): Reads => (portalReads ??= readsOf(pool(), env().databaseUrl));
