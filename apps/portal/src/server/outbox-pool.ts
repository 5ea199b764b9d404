import 'server-only';
import { createPool } from '@graha/store/postgres/pool';
import { env } from './env.ts';
import { report } from '@graha/procedures/trpc/report';

type Pool = ReturnType<typeof createPool>;

const CONNECTIONS_MAX = 3;

let made: Pool | undefined;

/** For the outbox of mails and the counts of attempts, as role graha_auth; Better Auth has a client of its own. */
export const outboxPool = (): Pool =>
  (made ??= createPool({
    url: env().authDatabaseUrl,
    applicationName: 'graha-portal-mail',
    max: CONNECTIONS_MAX,
    onError: (error) => report(error, { requestId: 'none', path: 'idle connection of the outbox' }),
  }));
