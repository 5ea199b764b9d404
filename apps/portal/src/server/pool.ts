import 'server-only';
import { report } from '@graha/procedures/trpc/report';
import { createPool } from '@graha/store/postgres/pool';
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
