import { roleUrls, type LoginRole, type RolePasswords } from '@graha/dev-stack/postgres/roles';
import { identityClient } from '@graha/store/identity/identity';
import { createPool } from '@graha/store/postgres/pool';

type Pool = ReturnType<typeof createPool>;

/** One pool per role, with the names of the procedures' context. */
export type Pools = Record<'owner' | 'api' | 'db' | 'identity' | 'operatorDb' | 'worker', Pool>;

const ROLE_OF = {
  api: 'graha_api',
  db: 'graha_app',
  identity: 'graha_auth',
  operatorDb: 'graha_operator',
  worker: 'graha_worker',
} as const satisfies Record<Exclude<keyof Pools, 'owner'>, LoginRole>;

const QUERY_TIMEOUT_MS = 120_000;

export function openPools(ownerUrl: string, passwords: RolePasswords): Pools {
  const open = (url: string) =>
    createPool({ url, applicationName: 'scale', max: 5, onError: () => {}, queryTimeoutMs: QUERY_TIMEOUT_MS });
  const urls = roleUrls(ownerUrl, passwords);
  return {
    owner: open(ownerUrl),
    api: open(urls[ROLE_OF.api]),
    db: open(urls[ROLE_OF.db]),
    identity: open(urls[ROLE_OF.identity]),
    operatorDb: open(urls[ROLE_OF.operatorDb]),
    worker: open(urls[ROLE_OF.worker]),
  };
}

/** Returns the address for Better Auth, which opens its own connections, as the role of this pool. */
export const authUrlOf = ({ options }: Pools['identity']): string => options.connectionString ?? '';

export async function closePools(pools: Pools): Promise<void> {
  await identityClient(authUrlOf(pools.identity)).$disconnect();
  await Promise.all(Object.values(pools).map((pool) => pool.end()));
}
