import { createTestDatabase } from '@graha/dev-stack/test-context';
import { NIL_TENANT_ID } from '@graha/domain/core/event';
import { userStream } from '@graha/domain/core/streams';
import { randomUUID } from 'node:crypto';
import type { PoolClient } from 'pg';
import { expect, test } from 'vitest';
import { query } from '../postgres/query.ts';
import { readersBehind } from '../read-models/projection-status.ts';
import { consumeFeed, feedSteps } from './event-feed.ts';
import type { Recorded } from './event-store.ts';
import { createPostgresEventStore } from './postgres-event-store.ts';
import { inTurn, useDatabase } from '../testing/testing.ts';

const { pools } = useDatabase(createTestDatabase);

const LANES = 5;
const context = {
  tenantId: NIL_TENANT_ID,
  actor: { kind: 'system', id: 'test' },
  correlationId: 'test',
  causationId: null,
  requestId: null,
} as const;

/** Appends one event and returns its stream. */
async function append(): Promise<string> {
  const stream = userStream(randomUUID());
  await createPostgresEventStore(pools.app, []).append(stream, 0, [{ type: 'UserRegistered', data: {} }], context);
  return stream;
}

/** Appends one event in a transaction that stays open until the test ends it. */
async function appendHeldOpen(
  type = 'UserRegistered',
  pool = pools.app,
): Promise<{ stream: string; end: (how: 'COMMIT' | 'ROLLBACK') => Promise<void> }> {
  const stream = userStream(randomUUID());
  const { tenantId, ...metadata } = context;
  const client = await pool.connect();
  await client.query('BEGIN');
  await client.query('SELECT graha.append_events($1, 0, $2, $3, $4)', [
    stream,
    tenantId,
    metadata,
    JSON.stringify([{ type, data: {} }]),
  ]);
  const end = async (how: 'COMMIT' | 'ROLLBACK') => {
    await client.query(how);
    client.release();
  };
  return { stream, end };
}

/** A consumer that has read all existing events; `seen` has the streams of later deliveries. */
async function freshConsumer() {
  const name = randomUUID();
  let seen: string[] = [];
  const note = async (_tx: PoolClient, { streamId }: Recorded) => seen.push(streamId);
  const read = (handle = note) => consumeFeed({ db: pools.worker }, { name, handle });
  const seenNow = async () => {
    await read();
    return seen;
  };
  const { rows } = await query(pools.worker, 'SELECT count(*)::int AS count FROM graha.event');
  expect(await seenNow()).toHaveLength(rows[0]?.count ?? 0);
  seen = [];
  return { name, seen, read, seenNow };
}

/**
 * Appends in as many parallel lanes as the pool has connections, because a wait for a connection times out after a few seconds.
 */
const appendMany = async (count: number): Promise<string[]> => {
  const lanes = Array.from({ length: LANES }, () => inTurn(count / LANES, async () => [await append()]));
  return (await Promise.all(lanes)).flat();
};
const placesOf = async (streams: readonly string[]) => {
  const { rows } = await query(
    pools.worker,
    'SELECT stream_id AS stream, pos::float8 AS pos FROM graha.event WHERE stream_id = ANY ($1) ORDER BY pos',
    [streams],
  );
  return rows;
};

test('an append that is held open while a thousand others commit is not skipped, and neither are they', async () => {
  const { seen, read, seenNow } = await freshConsumer();
  const held = await appendHeldOpen();
  const others = await appendMany(1_000);
  await read(); // A reader that keeps only a position would skip the open append here.
  expect(seen).toEqual([]);
  await held.end('COMMIT');
  const places = await placesOf([held.stream, ...others]);
  expect(places[0]?.stream).toBe(held.stream);
  expect(await seenNow()).toHaveLength(1_001);
  expect(new Set(seen)).toEqual(new Set([held.stream, ...others]));
});

test('what was committed before the open append is handed over without waiting for it', async () => {
  const { seenNow } = await freshConsumer();
  const early = await append();
  const held = await appendHeldOpen();
  expect(await seenNow()).toEqual([early]);
  await held.end('COMMIT');
  expect(await seenNow()).toEqual([early, held.stream]);
});

test('transactions that begin in one order and commit in another are each handed over once', async () => {
  const { read, seenNow } = await freshConsumer();
  const [first, second, third] = [await appendHeldOpen(), await appendHeldOpen(), await appendHeldOpen()];
  await third.end('COMMIT');
  await read();
  await first.end('COMMIT');
  expect(await seenNow()).toEqual([first.stream]);
  await second.end('COMMIT');
  expect(await seenNow()).toEqual([first.stream, second.stream, third.stream]);
});

test('the hole that a rolled back append leaves is passed', async () => {
  const { seenNow } = await freshConsumer();
  const held = await appendHeldOpen();
  const later = await append();
  await held.end('ROLLBACK');
  expect(await seenNow()).toEqual([later]);
});

test('a reader of rare events passes the others, so that it is not behind by them, and skips no rare one', async () => {
  const name = randomUUID();
  const seen: string[] = [];
  const rare = { name, types: ['UserErased'], upTo: 'end', handle: async (_tx: PoolClient, { streamId }: Recorded) => seen.push(streamId) } as const; // prettier-ignore
  const steps: number[] = [];
  const read = async () => {
    for await (const events of feedSteps({ db: pools.worker }, rare)) steps.push(events);
  };
  const behind = async () => (await readersBehind({ db: pools.worker })).find((reader) => reader.name === name)?.entriesBehind; // prettier-ignore
  for (let count = 0; count < 3; count += 1) await append();
  await read();
  expect(await behind()).toBe(0);
  const held = await appendHeldOpen('UserErased', pools.owner);
  await append();
  await read();
  await held.end('COMMIT');
  await read();
  await read();
  expect([seen, await behind()]).toEqual([[held.stream], 0]);
});

test('a handler that fails is handed the same events again, and what it wrote before is undone', async () => {
  const { read, seenNow } = await freshConsumer();
  const witness = await freshConsumer();
  const streams = [await append(), await append(), await append()];
  expect(await witness.seenNow()).toEqual(streams);
  let handled = 0;
  const broken = read(async (tx, { streamId }) => {
    await tx.query("INSERT INTO graha.feed_checkpoint VALUES ($1, '0', -1)", [streamId]);
    handled += 1;
    if (handled === 2) throw new Error('broken');
    return 0;
  });
  await expect(broken).rejects.toThrow('broken');
  const { rowCount } = await pools.worker.query('SELECT FROM graha.feed_checkpoint WHERE pos = -1');
  expect(rowCount).toBe(0);
  expect(await seenNow()).toEqual(streams);
});

test('two runs of one consumer side by side hand each event over once', async () => {
  const { seen, read, seenNow } = await freshConsumer();
  const streams = await appendMany(50);
  const counts = await Promise.all([read(), read(), read()]);
  expect(seen).toHaveLength(counts.reduce((sum, count) => sum + count, 0));
  expect(await seenNow()).toHaveLength(50);
  expect(seen.toSorted()).toEqual(streams.toSorted());
});

/** Counts the sessions of this database that wait for a lock. */
const waiting = async () => {
  const { rows } = await query(
    pools.owner,
    'SELECT count(DISTINCT pid)::int AS count FROM pg_locks WHERE NOT granted AND pid <> pg_backend_pid()',
  );
  return rows[0]?.count;
};

/** Changes the log as if it came from a cluster whose transaction ids were ahead by this number. */
async function asIfRestored(transactions: number): Promise<void> {
  const shifted = '(xid::text::numeric + $1)::text::xid8';
  await pools.owner.query(`UPDATE graha.event SET xid = ${shifted}`, [transactions]);
  await pools.owner.query(`UPDATE graha.feed_checkpoint SET xid = ${shifted}`, [transactions]);
  await pools.owner.query("UPDATE graha.feed_epoch SET cluster = 'another', xid_offset = xid_offset + $1", [
    transactions,
  ]);
}

test('restored into a cluster that counts transactions from the beginning, nothing is skipped and nothing repeated', async () => {
  const { seen, read, seenNow } = await freshConsumer();
  const before = [await append(), await append()];
  expect(await seenNow()).toEqual(before);
  const unread = await append();
  for (const restore of [1_000_000, 5_000_000]) {
    await asIfRestored(restore);
    // The first append after a restore is held open: the others wait for it, and none overtakes it.
    const held = await appendHeldOpen();
    const racing = [append(), append(), append()];
    await expect.poll(waiting).toBe(racing.length);
    await held.end('COMMIT');
    const later = await Promise.all(racing);
    expect(await seenNow()).toHaveLength(restore === 1_000_000 ? 7 : 11);
    expect(seen.slice(-4).toSorted()).toEqual([held.stream, ...later].toSorted());
  }
  expect(seen.slice(0, 3)).toEqual([...before, unread]);
  expect(await read()).toBe(0);
});
