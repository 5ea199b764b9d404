import { createTestDatabase } from '@graha/dev-stack/test-context';
import { NIL_TENANT_ID } from '@graha/domain/core/event';
import { userStream } from '@graha/domain/core/streams';
import { randomUUID } from 'node:crypto';
import { Client, type PoolClient } from 'pg';
import { afterEach, expect, test } from 'vitest';
import { query } from '../postgres/query.ts';
import { consumeFeed } from './event-feed.ts';
import type { Recorded } from './event-store.ts';
import { feedFenceSeconds } from '../read-models/projection-status.ts';
import { useDatabase } from '../testing/testing.ts';

const own = useDatabase(createTestDatabase);
const neighbour = useDatabase(createTestDatabase);
const { pools } = own;

const open: Client[] = [];
afterEach(async () => {
  for (const client of open.splice(0)) await client.end();
  const there = new Client({ connectionString: neighbour.database.superuserUrl });
  await there.connect();
  const { rows } = await query(there, 'SELECT gid FROM pg_prepared_xacts WHERE database = current_database()');
  for (const { gid } of rows) await there.query(`ROLLBACK PREPARED '${gid}'`);
  await there.end();
});

/** Opens a session with an open transaction (role: superuser). */
async function begin(url: string, how = 'BEGIN'): Promise<Client> {
  const client = new Client({ connectionString: url });
  open.push(client);
  await client.connect();
  await client.query(how);
  return client;
}
const here = (how?: string) => begin(own.database.superuserUrl, how);

/** Writes an event and returns its stream. */
async function append(session: Pick<Client, 'query'> = pools.owner): Promise<string> {
  const stream = userStream(randomUUID());
  await session.query('SELECT graha.append_events($1, 0, $2, $3, $4)', [
    stream,
    NIL_TENANT_ID,
    { actor: { kind: 'system', id: 'test' }, correlationId: 'test' },
    JSON.stringify([{ type: 'UserRegistered', data: {} }]),
  ]);
  return stream;
}
const writeElsewhere = (session: Client) =>
  session.query('UPDATE graha.clock_offset SET offset_seconds = offset_seconds');

/** Returns a reader of a new consumer; each call returns the streams of new deliveries. */
async function freshConsumer(): Promise<() => Promise<string[]>> {
  const name = randomUUID();
  let seen: string[] = [];
  const read = async () => {
    seen = [];
    const handle = async (_tx: PoolClient, { streamId }: Recorded) => seen.push(streamId);
    await consumeFeed({ db: pools.worker }, { name, handle });
    return seen;
  };
  await read();
  return read;
}

test.each([
  [
    'a transaction that writes in another database of the server',
    async () => {
      await neighbour.pools.owner.query('SELECT'); // The transaction is open.
      await append(await begin(neighbour.database.superuserUrl));
    },
  ],
  ['a transaction that writes here, but no event', async () => writeElsewhere(await here())],
  [
    'a dump of this database',
    async () =>
      (await here('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY')).query('SELECT count(*) FROM graha.event'),
  ],
  ['a lock on the log that lets others write', async () => (await here()).query('LOCK graha.event IN ROW SHARE MODE')],
  [
    'an append that was undone to a savepoint of a transaction that goes on',
    async () => {
      const session = await here();
      await writeElsewhere(session);
      await session.query('SAVEPOINT before');
      await append(session);
      await session.query('ROLLBACK TO before');
    },
  ],
  [
    'a consumer that is still at work',
    async () => {
      const session = await here();
      await session.query("INSERT INTO graha.feed_checkpoint VALUES ('slow', '0', 0)");
    },
  ],
  [
    'a transaction that another database has prepared',
    async () => {
      const session = await begin(neighbour.database.superuserUrl);
      await writeElsewhere(session);
      await session.query("PREPARE TRANSACTION 'neighbour'");
    },
  ],
])('%s delays no event', async (_what, hold) => {
  const read = await freshConsumer();
  await hold();
  const appended = [await append(), await append()];
  expect(await read()).toEqual(appended);
  expect(await feedFenceSeconds({ db: pools.worker })).toBe(0);
});

test('a transaction that wrote something else long before it appends is not skipped', async () => {
  const read = await freshConsumer();
  const [early, late] = [await here(), await here()];
  await writeElsewhere(early);
  await late.query('SELECT pg_current_xact_id()');
  const first = await append();
  expect(await read()).toEqual([first]);
  const [held, second] = [await append(early), await append()];
  expect(await read()).toEqual([]);
  const heldToo = await append(late);
  await early.query('COMMIT');
  expect(await read()).toEqual([]);
  await late.query('COMMIT');
  expect((await read()).toSorted()).toEqual([held, heldToo, second].toSorted());
  expect(await read()).toEqual([]);
});

test('an event of an old transaction is handed over though nothing has been written since', async () => {
  const read = await freshConsumer();
  const old = await here();
  await writeElsewhere(old);
  const first = await append();
  const last = await append(old);
  await old.query('COMMIT');
  expect(await read()).toEqual([first, last]);
});

test('an append in a savepoint holds the feed until its whole transaction ends', async () => {
  const read = await freshConsumer();
  const session = await here();
  await session.query('SAVEPOINT within');
  const held = await append(session);
  await session.query('RELEASE within');
  const later = await append();
  expect(await read()).toEqual([]);
  await session.query('COMMIT');
  expect(await read()).toEqual([held, later]);
});

test('an event of a prepared transaction holds the feed until it is committed, though its session is gone', async () => {
  const read = await freshConsumer();
  const session = await here();
  const held = userStream(randomUUID());
  // Inserts into the table directly, because an append notifies, and a transaction with NOTIFY cannot be prepared.
  await session.query(
    `INSERT INTO graha.event (event_id, stream_id, stream_version, type, tenant_id, occurred_at, actor, correlation_id, data)
     VALUES (gen_random_uuid(), $1, 1, 'UserRegistered', $2, now(), '{"kind": "system", "id": "test"}', 'test', '{}')`,
    [held, NIL_TENANT_ID],
  );
  await session.query("PREPARE TRANSACTION 'here'");
  await session.end();
  const later = await append();
  expect(await read()).toEqual([]);
  expect(await feedFenceSeconds({ db: pools.worker })).toBeGreaterThan(0);
  await (await here('SELECT')).query("COMMIT PREPARED 'here'");
  expect(await read()).toEqual([held, later]);
});

test('an append in a transaction that keeps one snapshot is refused, for its place in the feed would be as old', async () => {
  for (const level of ['REPEATABLE READ', 'SERIALIZABLE']) {
    const session = await here(`BEGIN ISOLATION LEVEL ${level}`);
    await expect(append(session)).rejects.toThrow(`isolation level ${level.toLowerCase()}`);
  }
});
