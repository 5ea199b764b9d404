import type { PoolClient } from 'pg';
import { eventOf, type EventRow } from './event-row.ts';
import type { Recorded } from './event-store.ts';
import { TEXT_KEY, WITH_TEXT_KEY } from './event-text.ts';
import { inTransaction } from '../postgres/tenant-transaction.ts';
import type { Db } from '../postgres/context.ts';

const EVENTS_PER_STEP = 500;

export type Consumer = {
  /** Its checkpoint stands under this name. */
  name: string;
  /** Null: all of them. */
  types: readonly string[] | null;
  upTo: 'end' | 'visible' | { leader: string };
  handle: (tx: PoolClient, event: Recorded) => Promise<unknown>;
};

/**
 * How far a consumer reads. A position alone would skip: a transaction that took a lower position may commit later. So order
 * is by transaction and position, and reading stops before the oldest append that is still open (`end`). Whoever keeps the
 * writers out meanwhile may read all that is `visible`; who follows a `leader` reads as far as that has come.
 */
async function boundOf(tx: PoolClient, upTo: Consumer['upTo']): Promise<{ bound: string; values: string[] }> {
  if (upTo === 'visible') return { bound: 'true', values: [] };
  if (upTo !== 'end') {
    return {
      bound: '(xid, pos) <= (SELECT xid, pos FROM graha.feed_checkpoint WHERE consumer = $5)',
      values: [upTo.leader],
    };
  }
  // In a statement of its own: the one that reads must begin after it.
  const { rows } = await tx.query<Checkpoint>('SELECT xid::text, pos FROM graha.feed_end()');
  return { bound: '(xid, pos) <= ($5::xid8, $6::bigint)', values: rows.flatMap(({ xid, pos }) => [xid, pos]) };
}

/**
 * Hands events of all streams to a consumer, each once and none skipped; returns how many there were. What the handler writes
 * through `tx` commits together with the checkpoint.
 */
export async function consumeFeed(ctx: Db, { name, handle }: Pick<Consumer, 'name' | 'handle'>): Promise<number> {
  let consumed = 0;
  for await (const events of feedSteps(ctx, { name, types: null, upTo: 'end', handle })) consumed += events;
  return consumed;
}

/** The number of events in each step, when it is committed. */
export async function* feedSteps({ db }: Db, consumer: Consumer): AsyncGenerator<number> {
  for (;;) {
    const events = await inTransaction(db, (tx) => consumeStep(tx, consumer));
    yield events;
    if (events < EVENTS_PER_STEP) return;
  }
}

async function consumeStep(tx: PoolClient, { name, types, upTo, handle }: Consumer): Promise<number> {
  const { xid, pos } = await lockedCheckpoint(tx, name);
  const { bound, values } = await boundOf(tx, upTo);
  const { rows } = await tx.query<EventRow>(
    `SELECT e.*, ${TEXT_KEY} FROM graha.event e ${WITH_TEXT_KEY}
     WHERE (xid, pos) > ($1::xid8, $2) AND ($3::text[] IS NULL OR type = ANY ($3)) AND ${bound}
     ORDER BY xid, pos LIMIT $4`,
    [xid, pos, types, EVENTS_PER_STEP, ...values],
  );
  for (const row of rows) await handle(tx, eventOf(row));
  const last = rows.at(-1);
  if (last) {
    await tx.query('UPDATE graha.feed_checkpoint SET xid = $2::xid8, pos = $3 WHERE consumer = $1', [
      name,
      last.xid,
      last.pos,
    ]);
  }
  return rows.length;
}

type Checkpoint = { xid: string; pos: string };

async function lockedCheckpoint(tx: PoolClient, consumer: string): Promise<Checkpoint> {
  await tx.query('SELECT graha.feed_offset()'); // In a cluster to which the log was restored, transaction ids start anew.
  await tx.query("INSERT INTO graha.feed_checkpoint (consumer, xid, pos) VALUES ($1, '0', 0) ON CONFLICT DO NOTHING", [
    consumer,
  ]);
  const { rows } = await tx.query<Checkpoint>(
    'SELECT xid::text, pos FROM graha.feed_checkpoint WHERE consumer = $1 FOR UPDATE',
    [consumer],
  );
  if (!rows[0]) throw new Error(`Consumer ${consumer} has no checkpoint.`);
  return rows[0];
}
