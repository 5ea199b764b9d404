import 'server-only';
import { outboxPool } from '../auth/outbox-pool.ts';
import { env } from '../env.ts';
import type { Books } from './context.ts';
import { createBooks } from './create-books.ts';
import { pool } from './pool.ts';

let made: Books | undefined;

/** Made at the first call, not at import: the build imports routes where no environment is set. */
export const books = (): Books => (made ??= createBooks(pool(), env().keyPepper, outboxPool));
