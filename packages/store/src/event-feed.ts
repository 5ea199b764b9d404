import type { Pool, PoolClient } from 'pg';
import { eventOf, type EventRow } from './event-row.ts';
import type { Recorded } from './event-store.ts';
import { inTransaction } from './tenant-transaction.ts';

const EVENTS_PER_STEP = 500;

export class EpochChanged extends Error {
  override readonly name = 'EpochChanged';
}

/**
 * Hands events of all streams to a consumer, each once and none skipped; returns how many there were. A position alone would
 * skip: a transaction that took a lower position may commit later. So order is by transaction and position, and reading stops
 * below the oldest transaction that still runs. What the handler writes through `tx` commits together with the checkpoint.
 */
export async function consumeFeed(
  pool: Pool,
  consumer: string,
  handle: (tx: PoolClient, event: Recorded) => Promise<unknown>,
): Promise<number> {
  let consumed = 0;
  for (;;) {
    const step = await inTransaction(pool, (tx) => consumeStep(tx, consumer, handle));
    consumed += step;
    if (step < EVENTS_PER_STEP) return consumed;
  }
}

async function consumeStep(
  tx: PoolClient,
  consumer: string,
  handle: (tx: PoolClient, event: Recorded) => Promise<unknown>,
): Promise<number> {
  const { xid, pos } = await lockedCheckpoint(tx, consumer);
  const { rows } = await tx.query<EventRow>(
    `SELECT * FROM graha.event
     WHERE (xid, pos) > ($1::xid8, $2) AND xid < pg_snapshot_xmin(pg_current_snapshot()) ORDER BY xid, pos LIMIT $3`,
    [xid, pos, EVENTS_PER_STEP],
  );
  for (const row of rows) await handle(tx, eventOf(row));
  const last = rows.at(-1);
  if (last) {
    await tx.query('UPDATE graha.feed_checkpoint SET xid = $2::xid8, pos = $3 WHERE consumer = $1', [
      consumer,
      last.xid,
      last.pos,
    ]);
  }
  return rows.length;
}

type Checkpoint = { epoch: string; xid: string; pos: string; current: string };

/** Restored into another cluster, transaction ids start anew and old positions mean nothing: refuse rather than skip. */
async function lockedCheckpoint(tx: PoolClient, consumer: string): Promise<Checkpoint> {
  const epoch = '(SELECT system_identifier::text FROM pg_control_system())';
  await tx.query(
    `INSERT INTO graha.feed_checkpoint (consumer, epoch, xid, pos) VALUES ($1, ${epoch}, '0', 0) ON CONFLICT DO NOTHING`,
    [consumer],
  );
  const { rows } = await tx.query<Checkpoint>(
    `SELECT epoch, xid::text, pos, ${epoch} AS current FROM graha.feed_checkpoint WHERE consumer = $1 FOR UPDATE`,
    [consumer],
  );
  const checkpoint = rows[0];
  if (!checkpoint) throw new Error(`Consumer ${consumer} has no checkpoint.`);
  if (checkpoint.epoch !== checkpoint.current) {
    throw new EpochChanged(`Consumer ${consumer} stands in another cluster's history. Set its checkpoint anew.`);
  }
  return checkpoint;
}
