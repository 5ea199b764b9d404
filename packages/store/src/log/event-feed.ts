import type { PoolClient } from 'pg';
import { narrowed, query, required } from '../postgres/query.ts';
import { eventOf, type EventRow } from './event-row.ts';
import type { Recorded } from './event-store.ts';
import { TEXT_KEY, WITH_TEXT_KEY } from './event-text.ts';
import { inTransaction } from '../postgres/tenant-transaction.ts';
import type { Db } from '../postgres/context.ts';

const EVENTS_PER_STEP = 500;

export type Consumer = {
  /** Name of its checkpoint. */
  name: string;
  /** Null: all types. */
  types: readonly string[] | null;
  upTo: 'end' | 'visible' | { leader: string };
  handle: (tx: PoolClient, event: Recorded) => Promise<unknown>;
};

/**
 * Upper bound of a read. A position alone would skip events: a transaction with a lower position may commit later. So the order
 * is transaction id, then position, and reading stops before the oldest open append (`end`). A caller that locks out writers
 * may read everything `visible`; a follower of a `leader` reads up to the leader's checkpoint.
 */
const unread = <const Bound extends string>(bound: Bound) =>
  `SELECT e.*, ${TEXT_KEY} FROM graha.event e ${WITH_TEXT_KEY}
   WHERE (xid, pos) > ($1::xid8, $2) AND ($3::text[] IS NULL OR type = ANY ($3)) AND ${bound}
   ORDER BY xid, pos LIMIT $4` as const;

type Place = readonly [xid: string, pos: string, types: readonly string[] | null, max: number];

type Unread = { rows: EventRow[]; end: Checkpoint | null };

async function unreadEvents(tx: PoolClient, upTo: Consumer['upTo'], place: Place): Promise<Unread> {
  if (upTo === 'visible') return { rows: narrowed<EventRow>((await query(tx, unread('true'), place)).rows), end: null };
  if (upTo !== 'end') {
    const bound = '(xid, pos) <= (SELECT xid, pos FROM graha.feed_checkpoint WHERE consumer = $5)';
    return { rows: narrowed<EventRow>((await query(tx, unread(bound), [...place, upTo.leader])).rows), end: null };
  }
  // A separate statement, because the reading statement must begin after it.
  const [end] = required((await query(tx, 'SELECT xid::text, pos FROM graha.feed_end()')).rows, 'xid', 'pos');
  if (!end) throw new Error('The feed has no end.');
  const { rows } = await query(tx, unread('(xid, pos) <= ($5::xid8, $6::bigint)'), [...place, end.xid, end.pos]);
  return { rows: narrowed<EventRow>(rows), end };
}

/**
 * Delivers events of all streams to a consumer, each exactly once; returns their number. Writes of the handler through `tx`
 * commit together with the checkpoint.
 */
export async function consumeFeed(ctx: Db, { name, handle }: Pick<Consumer, 'name' | 'handle'>): Promise<number> {
  let consumed = 0;
  for await (const events of feedSteps(ctx, { name, types: null, upTo: 'end', handle })) consumed += events;
  return consumed;
}

/**
 * Yields the number of events in each step, after its commit. A consumer of rare types also passes the other events, so that the
 * next run does not read them again and its lag is not theirs.
 */
export async function* feedSteps({ db }: Db, consumer: Consumer): AsyncGenerator<number> {
  for (;;) {
    const events = await inTransaction(db, (tx) => consumeStep(tx, consumer));
    yield events;
    if (events < EVENTS_PER_STEP) return;
  }
}

async function consumeStep(tx: PoolClient, { name, types, upTo, handle }: Consumer): Promise<number> {
  const { xid, pos } = await lockedCheckpoint(tx, name);
  const { rows, end } = await unreadEvents(tx, upTo, [xid, pos, types, EVENTS_PER_STEP]);
  for (const row of rows) await handle(tx, eventOf(row));
  const isAtEnd = types !== null && rows.length < EVENTS_PER_STEP;
  const last = (isAtEnd ? await lastBefore(tx, end) : null) ?? rows.at(-1);
  if (last) {
    await tx.query(
      'UPDATE graha.feed_checkpoint SET xid = $2::xid8, pos = $3 WHERE consumer = $1 AND (xid, pos) < ($2::xid8, $3)',
      [name, last.xid, last.pos],
    );
  }
  return rows.length;
}

/** Returns the last event up to the end of a read; null if there is none, or the read had no end. */
async function lastBefore(tx: PoolClient, end: Checkpoint | null): Promise<Checkpoint | null> {
  if (end === null) return null;
  const { rows } = await query(
    tx,
    `SELECT e.xid::text, e.pos FROM graha.event e WHERE (e.xid, e.pos) <= ($1::xid8, $2::bigint)
     ORDER BY e.xid DESC, e.pos DESC LIMIT 1`,
    [end.xid, end.pos],
  );
  return required(rows, 'xid', 'pos')[0] ?? null;
}

type Checkpoint = { xid: string; pos: string };

async function lockedCheckpoint(tx: PoolClient, consumer: string): Promise<Checkpoint> {
  await tx.query('SELECT graha.feed_offset()'); // After a restore into another cluster, transaction ids start from the beginning.
  await tx.query("INSERT INTO graha.feed_checkpoint (consumer, xid, pos) VALUES ($1, '0', 0) ON CONFLICT DO NOTHING", [
    consumer,
  ]);
  const { rows } = await query(tx, 'SELECT xid::text, pos FROM graha.feed_checkpoint WHERE consumer = $1 FOR UPDATE', [
    consumer,
  ]);
  if (!rows[0]) throw new Error(`Consumer ${consumer} has no checkpoint.`);
  return rows[0];
}
