import { setTimeout as sleep } from 'node:timers/promises';
import { DatabaseError, type Pool, type PoolClient } from 'pg';
import { checksumOf } from './checksum.ts';
import { REBUILDABLE, type Copy, type RebuildableName } from './read-models/rebuildable.ts';
import { inTransaction } from './tenant-transaction.ts';

/** Whoever comes after a waiting swap waits with it: it gives up soon and comes again, later more patiently. */
const PATIENCE_MS = [250, 250, 250, 250, 500, 500, 1_000, 2_000, 5_000];
const REST_MS = 100;
const LOCK_NOT_AVAILABLE = '55P03';

class TableBusy extends Error {
  override readonly name = 'TableBusy';
}

export type Swapped = {
  /** Of what was found; the live table had `liveChecksum` at the same point. */
  checksum: string;
  liveChecksum: string;
  isEqual: boolean;
  /** The longest that somebody can have waited for the table, and how often the swap was put off. */
  stalledMs: number;
  retries: number;
};

type Swap = { name: RebuildableName; copy: Copy; fill: (areWritersOut: boolean) => Promise<number> };

/** Puts a filled copy in the place of the live table. `fill` brings it there while writers are kept out. */
export async function swapIn(pool: Pool, swap: Swap): Promise<Swapped> {
  let stalledMs = 0;
  for (const [retries, patienceMs] of PATIENCE_MS.entries()) {
    const begunMs = performance.now();
    try {
      const comparing = await pool.connect();
      try {
        const replaced = await swapOnce(pool, comparing, swap, patienceMs);
        stalledMs = Math.max(stalledMs, performance.now() - begunMs);
        const liveChecksum = await checksumOf(comparing, `graha.${replaced}`);
        const checksum = await checksumOf(comparing, REBUILDABLE[swap.name].table);
        return { checksum, liveChecksum, isEqual: checksum === liveChecksum, stalledMs, retries };
      } finally {
        await comparing.query('ROLLBACK').then(
          () => comparing.release(),
          (error: Error) => comparing.release(error),
        );
      }
    } catch (error) {
      if (!(error instanceof TableBusy)) throw error;
      stalledMs = Math.max(stalledMs, performance.now() - begunMs);
    }
    await sleep(REST_MS * (retries + 1));
    await swap.fill(false);
  }
  throw new TableBusy(`${swap.name} is rebuilt but could not be put in place: its table was never free. Try again.`);
}

/** `comparing` is left with a snapshot of the moment at which both tables stand at the same point. */
function swapOnce(pool: Pool, comparing: PoolClient, { name, copy, fill }: Swap, patienceMs: number): Promise<string> {
  return inTransaction(pool, async (tx) => {
    await tx.query("SELECT set_config('lock_timeout', $1, true)", [`${patienceMs}ms`]);
    await lockBoth(tx, REBUILDABLE[name].table, copy.table);
    await fill(true);
    await comparing.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
    await comparing.query('SELECT pg_current_snapshot()');
    const { rows } = await tx.query<{ replaced: string }>('SELECT graha.swap_rebuilt($1) AS replaced', [name]);
    await tx.query('DELETE FROM graha.projection_checkpoint WHERE projection = $1', [copy.checkpoint]);
    await tx.query('DELETE FROM graha.feed_checkpoint WHERE consumer = $1', [copy.checkpoint]);
    return rows[0]?.replaced ?? '';
  });
}

/** Nobody else comes to the copy but a vacuum, which is kept away; `fill` writes to it still. */
async function lockBoth(tx: PoolClient, live: string, copy: string): Promise<void> {
  try {
    await tx.query(`LOCK TABLE ${live} IN ACCESS EXCLUSIVE MODE`);
    await tx.query(`LOCK TABLE ${copy} IN SHARE UPDATE EXCLUSIVE MODE`);
  } catch (error) {
    if (!(error instanceof DatabaseError) || error.code !== LOCK_NOT_AVAILABLE) throw error;
    throw new TableBusy(`${live} is in use`, { cause: error });
  }
}
