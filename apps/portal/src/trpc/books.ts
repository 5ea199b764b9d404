import 'server-only';
import { createPool } from '@graha/store/pool';
import { env } from '../env.ts';
import type { Books } from './context.ts';
import { createBooks } from './create-books.ts';
import { report } from './report.ts';

const CONNECTIONS_MAX = 10;

let made: Books | undefined;

/** Made at the first call, not at import: the build imports routes where no environment is set. */
export function books(): Books {
  made ??= createBooks(
    createPool({
      url: env().databaseUrl,
      applicationName: 'graha-portal',
      max: CONNECTIONS_MAX,
      onError: (error) => report(error, { requestId: 'none', path: 'idle database connection' }),
    }),
    env().keyPepper,
  );
  return made;
}
