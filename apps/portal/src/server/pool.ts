import 'server-only';
import { createPool } from '@graha/store/postgres/pool';
import { env } from './env.ts';
import { report } from '@graha/procedures/trpc/report';

const CONNECTIONS_MAX = 10;

let made: ReturnType<typeof createPool> | undefined;

/** Made at the first call, not at import: the build imports routes where no environment is set. */
export const pool = (): ReturnType<typeof createPool> =>
  (made ??= createPool({
    url: env().databaseUrl,
    applicationName: 'graha-portal',
    max: CONNECTIONS_MAX,
    onError: (error) => report(error, { requestId: 'none', path: 'idle database connection' }),
  }));
