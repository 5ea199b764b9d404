import 'server-only';
import { createPool } from '@graha/store/postgres/pool';
import { env } from './env.ts';
import { report } from '@graha/procedures/trpc/report';

type Pool = ReturnType<typeof createPool>;

const CONNECTIONS_MAX = 4;

type User = { role?: string | null | undefined; twoFactorEnabled?: boolean | null | undefined };

let opened: Pool | undefined;

/** A pool that reads all tenants, for an operator with a second factor; null for other people, and if no address is set. */
export function operatorDbFor(user: User): Pool | null {
  const url = env().operatorDatabaseUrl;
  if (user.role !== 'operator' || user.twoFactorEnabled !== true || url === null) return null;
  const onError = (error: Error) => report(error, { requestId: 'none', path: 'idle connection of the operator' });
  return (opened ??= createPool({ url, applicationName: 'graha-operator', max: CONNECTIONS_MAX, onError }));
}
