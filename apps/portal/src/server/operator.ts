import 'server-only';
import { createPool } from '@graha/store/postgres/pool';
import type { Reads } from '@graha/store/postgres/reads';
import { report } from '@graha/procedures/trpc/report';
import { impersonationOf, type Impersonation } from '@graha/store/operator/impersonation';
import { env } from './env.ts';
import { auth } from './auth.ts';
import { pool, readsOf } from './pool.ts';

type Pool = ReturnType<typeof createPool>;

const CONNECTIONS_MAX = 4;

type User = { role?: string | null | undefined; twoFactorEnabled?: boolean | null | undefined };

let opened: Pool | undefined;

/**
 * Returns a pool that reads all tenants, for an operator with a second factor; null for other people, and if no address is set.
 */
export function operatorDbFor(user: User): Pool | null {
  const url = env().operatorDatabaseUrl;
  if (user.role !== 'operator' || user.twoFactorEnabled !== true || url === null) return null;
  const onError = (error: Error) => report(error, { requestId: 'none', path: 'idle connection of the operator' });
  return (opened ??= createPool({ url, applicationName: 'graha-operator', max: CONNECTIONS_MAX, onError }));
}

let openedReads: Reads | undefined;

/** Reads of all tenants that may be some seconds old; null for people who are not operators. */
export function operatorReadsFor(user: User): Reads | null {
  const db = operatorDbFor(user);
  return db === null ? null : (openedReads ??= readsOf(db, env().operatorDatabaseUrl ?? ''));
}

type Session = NonNullable<Awaited<ReturnType<ReturnType<typeof auth>['api']['getSession']>>>;

/** Returns the workspace that this session views. It is looked up only for an operator with a second factor. */
export async function impersonationIn({ user, session }: Session): Promise<Impersonation | null> {
  if (operatorDbFor(user) === null) return null;
  return impersonationOf({ db: pool() }, { operatorId: user.id, sessionId: session.id });
}

/** Returns whether the session views a customer's workspace and is read-only; for routes that are not procedures. */
export async function isImpersonating(headers: Headers): Promise<boolean> {
  const session = await auth().api.getSession({ headers });
  return session !== null && (await impersonationIn(session)) !== null;
}
