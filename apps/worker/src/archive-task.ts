import { archiveMonths } from '@graha/store/archive/archive';
import { ArchiveUnderWay } from '@graha/store/archive/lock';
import { monthBack } from '@graha/store/archive/months';
import { createPool } from '@graha/store/postgres/pool';
import type { LoopLog, Task } from './loop.ts';

/**
 * `ownerUrl` is a direct connection of the role that owns the ledger's tables, because only the owner may detach a
 * partition.
 */
export type ArchiveSettings = { dir: string; afterMonths: number; ownerUrl: string };

const DAY_MS = 86_400_000;
/** A month has gigabytes, and the first run moves all months that are old enough. */
const WITHIN_MS = DAY_MS / 2;
/** A detach waits for transactions that began before it. */
const QUERY_TIMEOUT_MS = 30 * 60_000;
const CONNECTIONS_MAX = 4;

/** Moves months that are old enough into files, once a day. The owner's connections are open only for that time. */
export const archiveTask = (settings: ArchiveSettings, log: LoopLog, signal: AbortSignal): Task => ({
  name: 'archive',
  idleMs: DAY_MS,
  withinMs: WITHIN_MS,
  async runOnce() {
    const pool = createPool({
      url: settings.ownerUrl,
      applicationName: 'graha-worker-archive',
      max: CONNECTIONS_MAX,
      onError: (error) => log.error({ err: error }, 'idle connection failed'),
      queryTimeoutMs: QUERY_TIMEOUT_MS,
    });
    try {
      const before = await monthBack({ db: pool }, { months: settings.afterMonths });
      const { archived, stays: kept } = await archiveMonths({ db: pool }, { before, dir: settings.dir, signal });
      for (const { month, entries, file, root } of archived) log.info({ month, entries, file, root }, 'month archived');
      for (const reason of kept) log.info({ reason }, 'month kept in database');
    } catch (error) {
      if (!(error instanceof ArchiveUnderWay) && !signal.aborted) throw error; // Another worker is archiving.
    } finally {
      await pool.end();
    }
    return 0;
  },
});
