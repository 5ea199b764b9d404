import 'server-only';
import { createAttemptStore, type AttemptStore } from '@graha/store/identity/attempts';
import { report } from '@graha/procedures/trpc/report';
import { outboxPool } from './outbox-pool.ts';

let made: AttemptStore | undefined;

/** Attempts to sign in or sign up, counted across all portals. */
export const attempts = (): AttemptStore =>
  (made ??= createAttemptStore(outboxPool(), (error) =>
    report(error, { requestId: 'none', path: 'sweep of attempts' }),
  ));
