import 'server-only';
import { createPool } from '@graha/store/pool';
import { env } from '../env.ts';
import { report } from '../trpc/report.ts';

type Pool = ReturnType<typeof createPool>;

const CONNECTIONS_MAX = 3;

let made: Pool | undefined;

/** For the outbox of mails, as role graha_auth; Better Auth has a client of its own. */
export const outboxPool = (): Pool =>
  (made ??= createPool({
    url: env().authDatabaseUrl,
    applicationName: 'graha-portal-mail',
    max: CONNECTIONS_MAX,
    onError: (error) => report(error, { requestId: 'none', path: 'idle connection of the outbox' }),
  }));
