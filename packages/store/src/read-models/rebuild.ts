import { setTimeout as sleep } from 'node:timers/promises';
import { DatabaseError, type PoolClient } from 'pg';
import { query } from '../postgres/query.ts';
import { REBUILDABLE, type Copy, type Rebuildable, type RebuildableName } from './rebuildable.ts';
import { CopySpoilt, swapIn, type Effort, type Swapped } from './swap.ts';
import { inTransaction } from '../postgres/tenant-transaction.ts';
import type { Db } from '../postgres/context.ts';

/** If a round adds at most this number of entries, the rest is applied while writers wait. */
const NEWS_FOR_SWAP_MAX = 200;
const ROUNDS_MAX = 20;
const REST_MS = 50;
const RENEW_EVERY_MS = 10_000;
const REBUILD_UNDER_WAY = 'GR002';

export class RebuildUnderWay extends Error {
  override readonly name = 'RebuildUnderWay';
}

export type Rebuilt = Swapped & Effort & { name: RebuildableName; entries: number; tookMs: number };

/**
 * Builds a new version of a read model from the first entry and replaces the live one (role: worker). Readers see the old or
 * the new version; writers wait only during the swap. The old content is compared with the new one. If they differ, the new one
 * is used, and the old one is kept until the next rebuild.
 * @throws RebuildUnderWay if another process is rebuilding it
 */
export async function rebuild(ctx: Db, { name }: { name: RebuildableName }): Promise<Rebuilt> {
  const begunMs = performance.now();
  const effort: Effort = { writersWaitedMs: 0, readersWaitedMs: 0, attempts: 0 };
  for (;;) {
    try {
      const rebuilt = await rebuildOnce(ctx, name, effort);
      return { ...rebuilt, ...effort, name, tookMs: performance.now() - begunMs };
    } catch (error) {
      if (!(error instanceof CopySpoilt)) throw error;
      await sleep(REST_MS * effort.attempts);
    }
  }
}

async function rebuildOnce(ctx: Db, name: RebuildableName, effort: Effort) {
  const model: Rebuildable = REBUILDABLE[name];
  const copy = await begin(ctx, name);
  let [entries, renewedMs] = [0, performance.now()];
  const fill = async (areWritersOut: boolean): Promise<number> => {
    let done = 0;
    for await (const step of model.fill(ctx, copy, areWritersOut)) {
      done += step;
      if (performance.now() - renewedMs < RENEW_EVERY_MS) continue;
      renewedMs = performance.now();
      await renew(ctx, name);
    }
    entries += done;
    return done;
  };
  try {
    for (let round = 1; (await fill(false)) > NEWS_FOR_SWAP_MAX && round < ROUNDS_MAX; round += 1);
    await ctx.db.query('SELECT graha.analyze_rebuild($1)', [name]);
    const swapped = await swapIn(ctx, { name, copy, fill, effort });
    if (!swapped.isEqual) await model.recount?.(ctx);
    await (swapped.isEqual ? clear(ctx, name) : release(ctx, name));
    return { ...swapped, entries };
  } catch (error) {
    await clear(ctx, name);
    throw error;
  }
}

function begin({ db }: Db, name: RebuildableName): Promise<Copy> {
  return inTransaction(db, async (tx) => {
    const copy: Copy = { table: `graha.${await beginCopy(tx, name)}`, checkpoint: `${name}@next` };
    await tx.query('DELETE FROM graha.projection_checkpoint WHERE projection = $1', [copy.checkpoint]);
    await tx.query('DELETE FROM graha.feed_checkpoint WHERE consumer = $1', [copy.checkpoint]);
    return copy;
  });
}

async function beginCopy(tx: PoolClient, name: RebuildableName): Promise<string> {
  try {
    const { rows } = await query(tx, 'SELECT graha.begin_rebuild($1) AS copy', [name]);
    return rows[0]?.copy ?? '';
  } catch (error) {
    if (!(error instanceof DatabaseError) || error.code !== REBUILD_UNDER_WAY) throw error;
    throw new RebuildUnderWay(`${name} is being rebuilt already. Try again when that is done, or in a minute.`, {
      cause: error,
    });
  }
}

/** A rebuild that has not renewed its lease for a minute is dead, and the next one removes its table. */
const renew = ({ db }: Db, name: RebuildableName) =>
  db.query("UPDATE graha.projection SET rebuilding_until = clock_timestamp() + interval '1 minute' WHERE name = $1", [
    name,
  ]);

const release = ({ db }: Db, name: RebuildableName) =>
  db.query('UPDATE graha.projection SET rebuilding_until = NULL WHERE name = $1', [name]);

const clear = ({ db }: Db, name: RebuildableName) => db.query('SELECT graha.clear_rebuild($1)', [name]);
