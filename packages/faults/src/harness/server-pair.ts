import { onPorts, openStandby, promote, REPLICATED, waitForStandby } from '@graha/dev-stack/postgres/standby';
import { withClient } from '@graha/dev-stack/postgres/roles';
import { openThrowawayCluster, type ThrowawayCluster } from '@graha/dev-stack/throwaway-cluster';
import { urlsOf, type Undo, type Urls } from '../stage.ts';
import { killPostgres } from './kill-postgres.ts';
import { query } from '@graha/store/postgres/query';

/** A primary and its synchronous standby, which exchange roles. */
export type ServerPair = {
  /** URLs with both servers; `[1, 0]` names the second one first. */
  urls(order: readonly [0 | 1, 0 | 1]): Urls;
  /** kill -9 of the primary. */
  killPrimary(): Promise<void>;
  promoteStandby(): Promise<void>;
  /**
   * Starts the killed server again as a primary while `work` runs.
   * @returns the number of writers that connected to it, and of entries that it accepted
   */
  besideOldPrimary(work: () => Promise<void>): Promise<{ writers: number; entries: number }>;
  /** Rebuilds the killed server as synchronous standby of the other one. */
  rebuildStandby(): Promise<void>;
};

export async function openServerPair(undo: Undo): Promise<ServerPair> {
  let primary = await openThrowawayCluster(REPLICATED);
  undo(() => primary.remove());
  let standby = await openStandby(primary);
  undo(() => standby.remove());
  await waitForStandby(primary.superuserUrl);
  const ports = [primary.port, standby.port] as const;

  return {
    urls(order) {
      const both = (url: string) =>
        onPorts(
          url,
          order.map((index) => ports[index]),
        );
      const { ownerUrl, apiUrl, appUrl, workerUrl, superuserUrl } = urlsOf(primary);
      return {
        ownerUrl: both(ownerUrl),
        apiUrl: both(apiUrl),
        appUrl: both(appUrl),
        workerUrl: both(workerUrl),
        superuserUrl: both(superuserUrl),
      };
    },
    killPrimary: () => killPostgres(primary),
    async promoteStandby() {
      await promote(standby.superuserUrl);
      [primary, standby] = [standby, primary];
    },
    async besideOldPrimary(work) {
      await standby.start();
      const before = await writtenTo(standby);
      await work();
      const after = await writtenTo(standby);
      return { writers: after.writers, entries: after.entries - before.entries };
    },
    async rebuildStandby() {
      await standby.remove();
      standby = await openStandby(primary, { wantedPort: standby.port });
      if (!ports.includes(standby.port)) throw new Error(`The port ${standby.port} was taken meanwhile.`);
      await waitForStandby(primary.superuserUrl);
    },
  };
}

const writtenTo = (cluster: ThrowawayCluster): Promise<{ writers: number; entries: number }> =>
  withClient(urlsOf(cluster).superuserUrl, async (client) => {
    const { rows } = await query(
      client,
      `SELECT (SELECT count(*)::int FROM graha.ledger_entry) AS entries,
         (SELECT count(*)::int FROM pg_stat_activity WHERE application_name = 'graha-api') AS writers`,
    );
    return rows[0] ?? { writers: 0, entries: 0 };
  });
