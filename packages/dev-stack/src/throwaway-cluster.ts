import { rmSync } from 'node:fs';
import { guardFolder } from './guard.ts';
import type { Cluster, ClusterOptions } from './postgres/cluster.ts';
import { clusterLog, openCluster } from './postgres/cluster.ts';
import { FLEETING_PLACES, privateFolder } from './postgres/home.ts';
import { migrate } from './postgres/migrate.ts';
import type { RolePasswords } from './postgres/roles.ts';
import { setRolePasswords } from './postgres/roles.ts';
import { serverUser } from './postgres/system-user.ts';
import { randomSecret } from './random-secret.ts';

type Removable = Cluster & { remove: () => Promise<void> };
export type ThrowawayCluster = Removable & { passwords: RolePasswords };

/**
 * Opens a migrated cluster in a private temporary folder, which is always removed, even if the tests are killed.
 * @param places the folder is created in the first of them that the server's user can enter
 */
export async function openThrowawayCluster(
  settings: Record<string, string> = {},
  places: readonly string[] = FLEETING_PLACES,
  more: Pick<ClusterOptions, 'binFolder'> = {},
): Promise<ThrowawayCluster> {
  const cluster = await openIn(places, { settings: { max_connections: '300', ...settings }, ...more });
  const passwords = {
    graha_api: randomSecret(),
    graha_app: randomSecret(),
    graha_auth: randomSecret(),
    graha_operator: randomSecret(),
    graha_worker: randomSecret(),
  };
  try {
    await migrate(cluster.ownerUrl);
    await setRolePasswords(cluster.ownerUrl, passwords);
  } catch (error) {
    await cluster.remove();
    throw error;
  }
  return { ...cluster, passwords };
}

/** Opens a cluster as `initdb` creates it, for a restore. */
export const openEmptyCluster = (more: Pick<ClusterOptions, 'binFolder'>): Promise<Removable> =>
  openIn(FLEETING_PLACES, { isBare: true, ...more });

async function openIn(
  places: readonly string[],
  options: Pick<ClusterOptions, 'settings' | 'isBare' | 'binFolder'>,
): Promise<Removable> {
  const user = serverUser();
  const home = await privateFolder(user, places);
  const forget = guardFolder(home);
  const cluster = await openCluster({
    home,
    user,
    wantedPort: null,
    passwords: { superuser: randomSecret(), owner: randomSecret() },
    logFile: clusterLog(home),
    isThrowaway: true,
    ...options,
  });
  const remove = async () => {
    await cluster.stop();
    rmSync(home, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
    forget();
  };
  return { ...cluster, remove };
}
