import { setTimeout as sleep } from 'node:timers/promises';
import { DatabaseError, type PoolClient } from 'pg';
import { query } from '../postgres/query.ts';
import { checksumOf } from './checksum.ts';
import { REBUILDABLE, type Copy, type Rebuildable, type RebuildableName } from './rebuildable.ts';
import { inTransaction } from '../postgres/tenant-transaction.ts';
import type { Db } from '../postgres/context.ts';

/**
 * A waiting swap blocks all later queries on the table, so it gives up early and retries, the last times with a longer timeout.
 */
const ATTEMPTS_MAX = 20;
const WRITERS_WAIT_MS = 500;
const READERS_WAIT_MS = 100;
const PATIENT_AFTER = 15;
const PATIENT_MS = 2_000;
const REST_MS = 50;
const LOCK_NOT_AVAILABLE = '55P03';

class TableBusy extends Error {
  override readonly name = 'TableBusy';
}

/** The swap failed after the copy had read past the settled end of the feed, so the copy cannot be filled further. */
export class CopySpoilt extends Error {
  override readonly name = 'CopySpoilt';
}

export type Swapped = {
  /** Checksum of the rebuilt table; the live table had `liveChecksum` at the same point. */
  checksum: string;
  liveChecksum: string;
  isEqual: boolean;
};

/** Over all attempts: their number, and the maximum wait of a writer and of a reader of the table. */
export type Effort = { attempts: number; writersWaitedMs: number; readersWaitedMs: number };

type Swap = {
  name: RebuildableName;
  copy: Copy;
  fill: (areWritersOut: boolean) => Promise<number>;
  /** Updated in place, and shared by successive copies. */
  effort: Effort;
};

/** Replaces the live table by a filled copy. `fill` completes the copy while writers are locked out. @throws CopySpoilt */
export async function swapIn(ctx: Db, swap: Swap): Promise<Swapped> {
  const { name, fill, effort } = swap;
  while (effort.attempts < ATTEMPTS_MAX) {
    effort.attempts += 1;
    try {
      return await swapAndCompare(ctx, swap);
    } catch (error) {
      if (!(error instanceof TableBusy)) throw error;
    }
    await sleep(REST_MS * effort.attempts);
    await fill(false);
  }
  throw new TableBusy(`${name} is rebuilt but could not be put in place: its table was never free. Try again.`);
}

async function swapAndCompare(ctx: Db, swap: Swap) {
  const comparing = await ctx.db.connect();
  try {
    const replaced = await swapOnce(ctx, comparing, swap);
    const liveChecksum = await checksumOf(comparing, `graha.${replaced}`);
    const checksum = await checksumOf(comparing, REBUILDABLE[swap.name].table);
    return { checksum, liveChecksum, isEqual: checksum === liveChecksum };
  } finally {
    await comparing.query('ROLLBACK').then(
      () => comparing.release(),
      (error: Error) => comparing.release(error),
    );
  }
}

/** Leaves `comparing` with a snapshot in which both tables are at the same position. */
async function swapOnce({ db }: Db, comparing: PoolClient, swap: Swap): Promise<string> {
  const { name, copy, fill, effort } = swap;
  const { table, isInline }: Rebuildable = REBUILDABLE[name];
  const begunMs = performance.now();
  let readersOutMs: number | null = null;
  try {
    return await inTransaction(db, async (tx) => {
      await waitAtMost(tx, WRITERS_WAIT_MS);
      await tx.query(`LOCK TABLE ${table} IN SHARE ROW EXCLUSIVE MODE`);
      await tx.query(`LOCK TABLE ${copy.table} IN SHARE UPDATE EXCLUSIVE MODE`); // Prevents a vacuum; `fill` can still write.
      await fill(true);
      await comparing.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
      await comparing.query('SELECT pg_current_snapshot()');
      await tx.query('DELETE FROM graha.projection_checkpoint WHERE projection = $1', [copy.checkpoint]);
      await tx.query('DELETE FROM graha.feed_checkpoint WHERE consumer = $1', [copy.checkpoint]);
      await waitAtMost(tx, effort.attempts > PATIENT_AFTER ? PATIENT_MS : READERS_WAIT_MS);
      readersOutMs = performance.now();
      const { rows } = await query(tx, 'SELECT graha.swap_rebuilt($1) AS replaced', [name]);
      return rows[0]?.replaced ?? '';
    });
  } catch (error) {
    if (!(error instanceof DatabaseError) || error.code !== LOCK_NOT_AVAILABLE) throw error;
    const Failure = isInline && readersOutMs !== null ? CopySpoilt : TableBusy;
    throw new Failure(`${table} is in use`, { cause: error });
  } finally {
    const endedMs = performance.now();
    effort.writersWaitedMs = Math.max(effort.writersWaitedMs, endedMs - begunMs);
    effort.readersWaitedMs = Math.max(effort.readersWaitedMs, endedMs - (readersOutMs ?? endedMs));
  }
}

const waitAtMost = (tx: PoolClient, ms: number) => tx.query("SELECT set_config('lock_timeout', $1, true)", [`${ms}ms`]);
