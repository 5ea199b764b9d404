import 'server-only';
import { createPool } from '@graha/store/pool';
import { outboxPool } from '../../auth/outbox-pool.ts';
import { pool } from '../../trpc/pool.ts';
import { env } from '../../env.ts';
import { report } from '../../trpc/report.ts';
import { createOperatorBooks, type OperatorBooks } from './books.ts';

const CONNECTIONS_MAX = 4;

let made: OperatorBooks | null | undefined;

/** The books of all, for an operator who has a second factor; null for everybody else, and where no address for them is set. */
export const operatorBooksFor = (user: {
  role?: string | null | undefined;
  twoFactorEnabled?: boolean | null | undefined;
}): OperatorBooks | null =>
  user.role === 'operator' && user.twoFactorEnabled === true ? (made ??= openBooks(env().operatorDatabaseUrl)) : null;

function openBooks(url: string | null): OperatorBooks | null {
  if (url === null) return null;
  const onError = (error: Error) => report(error, { requestId: 'none', path: 'idle connection of the operator' });
  const reads = createPool({ url, applicationName: 'graha-operator', max: CONNECTIONS_MAX, onError });
  return createOperatorBooks({ reads, writes: pool(), identity: outboxPool });
}
