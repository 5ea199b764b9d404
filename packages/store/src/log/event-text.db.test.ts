import { createTestDatabase } from '@graha/dev-stack/test-context';
import { NIL_TENANT_ID, type EventContext } from '@graha/domain/core/event';
import { ERASED } from '@graha/domain/core/erased';
import { adminStream, tenantStream } from '@graha/domain/core/streams';
import { randomBytes, randomUUID } from 'node:crypto';
import { Pool, type PoolClient } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { narrowed, query } from '../postgres/query.ts';
import { sealOldTexts } from './seal-old-text.ts';
import type { EventStore, Recorded } from './event-store.ts';
import { createPostgresEventStore } from './postgres-event-store.ts';
import { inTransaction, withTenant } from '../postgres/tenant-transaction.ts';
import { BY, useLedger } from '../testing/testing.ts';

const ledger = useLedger(createTestDatabase);
let superuser: Pool;
beforeAll(() => {
  superuser = new Pool({ connectionString: ledger.database.superuserUrl, max: 1 });
});
afterAll(() => superuser.end());

const SECRET_NAME = 'Nadkarni Observatory';
const created = (name: string) => ({ type: 'TenantCreated', data: { name, ownerUserId: null } }) as const;
const renamed = (name: string) => ({ type: 'TenantRenamed', data: { name } }) as const;
const contextOf = (tenantId: string): EventContext => ({
  tenantId,
  ...BY,
  correlationId: 'c',
  causationId: null,
  requestId: null,
});

const store = (projectors: Parameters<typeof createPostgresEventStore>[1] = []): EventStore =>
  createPostgresEventStore(ledger.pools.app, projectors);

async function opened(name = SECRET_NAME): Promise<{ tenantId: string; stream: string }> {
  const tenantId = randomUUID();
  const stream = tenantStream(tenantId);
  await store().append(stream, 0, [created(name)], contextOf(tenantId));
  return { tenantId, stream };
}

const namesIn = (events: readonly Recorded[]): string[] =>
  events.flatMap((event) =>
    event.type === 'TenantCreated' || event.type === 'TenantRenamed' ? [event.data.name] : [],
  );

/** Reads in another process. */
async function namesOf({ tenantId, stream }: { tenantId: string; stream: string }): Promise<string[]> {
  const { events } = await createPostgresEventStore(ledger.replica.app, []).read(stream, tenantId);
  return namesIn(events);
}

async function rowsOf(stream: string): Promise<string[]> {
  const { rows } = await query(
    ledger.pools.worker,
    'SELECT e::text AS text FROM graha.event e WHERE stream_id = $1 ORDER BY stream_version',
    [stream],
  );
  return rows.map(({ text }) => text);
}

const destroyKey = (tenantId: string) => ledger.pools.worker.query('SELECT graha.destroy_text_key($1)', [tenantId]);

/** Writes an event as the previous version did, in plain text. */
async function plainEvent({ tenantId, stream }: { tenantId: string; stream: string }, version: number, name: string) {
  await ledger.pools.owner.query(
    `INSERT INTO graha.event (event_id, stream_id, stream_version, type, tenant_id, occurred_at, actor, correlation_id, data)
     VALUES (gen_random_uuid(), $1, $2, 'TenantRenamed', $3, now(), '{"kind":"system","id":"test"}', 'c', $4)`,
    [stream, version, tenantId, { name }],
  );
}

test('what people write is not readable in the log, and every reader with the key reads it', async () => {
  const place = await opened();
  expect((await rowsOf(place.stream)).join()).not.toContain('Nadkarni');
  expect(await namesOf(place)).toEqual([SECRET_NAME]);
});

test('once the key is destroyed the text reads as erased, at once and in every process, and the stream goes on', async () => {
  const place = await opened();
  expect(await namesOf(place)).toEqual([SECRET_NAME]);
  await destroyKey(place.tenantId);
  expect(await namesOf(place)).toEqual([ERASED]);
  const told: Recorded[] = [];
  const note = {
    name: 'note',
    on: { TenantRenamed: (_tx: PoolClient, event: Recorded) => Promise.resolve(told.push(event)) },
  };
  const appended = await store([note]).append(place.stream, 1, [renamed('Nadkarni again')], contextOf(place.tenantId));
  expect([namesIn(appended), namesIn(told), await namesOf(place)]).toEqual([[ERASED], [ERASED], [ERASED, ERASED]]);
  expect((await rowsOf(place.stream)).join()).not.toContain('Nadkarni');
});

test('a destroyed key stays destroyed', async () => {
  const { tenantId } = await opened();
  await destroyKey(tenantId);
  await destroyKey(tenantId);
  const hold = 'SELECT graha.hold_text_key($1, $2) AS key';
  const { rows } = await ledger.pools.worker.query(hold, [tenantId, randomBytes(32)]);
  expect(rows).toEqual([{ key: null }]);
});

test('a log whose keys were not restored with it is not written to, and is whole when they are', async () => {
  const place = await opened();
  const taken = 'DELETE FROM graha.text_key WHERE tenant_id = $1 RETURNING key';
  const { rows } = await query(superuser, taken, [place.tenantId]);
  const append = () => store().append(place.stream, 1, [renamed('B')], contextOf(place.tenantId));
  await expect(append()).rejects.toMatchObject({ hint: 'Restore table graha.text_key from a backup.' });
  const put = 'INSERT INTO graha.text_key (tenant_id, key) VALUES ($1, $2)';
  await superuser.query(put, [place.tenantId, rows[0]?.key]);
  await append();
  expect(await namesOf(place)).toEqual([SECRET_NAME, 'B']);
});

test('of writers who begin a workspace’s log at the same moment, all use one key', async () => {
  const tenantId = randomUUID();
  const holds = Array.from({ length: 8 }, () =>
    withTenant(ledger.pools.app, tenantId, (tx) =>
      query(tx, 'SELECT graha.hold_text_key($1, $2) AS key', [tenantId, randomBytes(32)]),
    ),
  );
  const keys = (await Promise.all(holds)).map(({ rows }) => rows[0]?.key?.toString('hex'));
  expect(new Set(keys).size).toBe(1);
});

test('the key is destroyed after the appends that hold it, so that what they write in plain is there to be cleared', async () => {
  const { tenantId, stream } = await opened();
  const ended: string[] = [];
  let destroyed: Promise<unknown> = Promise.resolve();
  const waiting = {
    name: 'waiting',
    on: {
      TenantRenamed: async () => {
        destroyed = destroyKey(tenantId).then(() => ended.push('destroyed'));
        const isWaiting = async () => {
          const { rowCount } = await ledger.pools.owner.query('SELECT FROM pg_locks WHERE NOT granted');
          return (rowCount ?? 0) > 0;
        };
        await expect.poll(isWaiting).toBe(true);
        ended.push('appended');
      },
    },
  };
  await store([waiting]).append(stream, 1, [renamed('B')], contextOf(tenantId));
  await destroyed;
  expect(ended).toEqual(['appended', 'destroyed']);
});

test('sealed text that was moved to another event does not open', async () => {
  const [one, other] = [await opened(), await opened('Other')];
  const sealedOf = async ({ stream }: { stream: string }): Promise<object | undefined> => {
    const { rows } = await query(ledger.pools.owner, 'SELECT sealed FROM graha.event WHERE stream_id = $1', [stream]);
    return narrowed<{ sealed: object }>(rows)[0]?.sealed;
  };
  const put = (sealed: object | undefined) =>
    ledger.pools.owner.query('UPDATE graha.event SET sealed = $2 WHERE stream_id = $1', [other.stream, sealed]);
  const own = await sealedOf(other);
  await put(await sealedOf(one));
  await expect(namesOf(other)).rejects.toThrow('belong to another place');
  await put(own);
  expect(await namesOf(other)).toEqual(['Other']);
});

test('an operator’s visit is sealed with the key of the workspace that was visited', async () => {
  const { tenantId } = await opened();
  const stream = adminStream(randomUUID());
  const visit = {
    tenantId,
    userId: null,
    sessionId: 's',
    reason: 'Nadkarni asked',
    ticket: null,
    endsAt: '2027-01-01T00:00:00Z',
  };
  await store().append(stream, 0, [{ type: 'ImpersonationStarted', data: visit }], contextOf(NIL_TENANT_ID));
  expect((await rowsOf(stream)).join()).not.toContain('Nadkarni');
  const reasonOf = async () => (await store().read(stream, NIL_TENANT_ID)).events[0]?.data;
  expect(await reasonOf()).toMatchObject({ reason: 'Nadkarni asked', ticket: null });
  await destroyKey(tenantId);
  expect(await reasonOf()).toMatchObject({ reason: ERASED, ticket: null });
});

test('an event from before reads as it is, and is sealed once without another place in the log', async () => {
  const place = await opened('A');
  await plainEvent(place, 2, SECRET_NAME);
  expect(await namesOf(place)).toEqual(['A', SECRET_NAME]);
  const placesOf = async () => {
    const { rows } = await ledger.pools.worker.query(
      'SELECT pos, xid::text, event_id, occurred_at FROM graha.event WHERE stream_id = $1 ORDER BY pos',
      [place.stream],
    );
    return rows;
  };
  const before = await placesOf();
  await expect.poll(() => sealOldTexts({ db: ledger.pools.worker })).toBe(0);
  expect((await rowsOf(place.stream)).join()).not.toContain('Nadkarni');
  expect(await namesOf(place)).toEqual(['A', SECRET_NAME]);
  expect(await placesOf()).toEqual(before);
});

test('sealing changes nothing of an event but where its text stands, and never what is sealed', async () => {
  const place = await opened('A');
  await plainEvent(place, 2, 'B');
  const seal = async (version: number, data: object, of = place.tenantId) => {
    const { rows } = await query(
      ledger.pools.worker,
      `SELECT graha.seal_event(pos, $3, $4) AS "isSealed" FROM graha.event WHERE stream_id = $1 AND stream_version = $2`,
      [place.stream, version, data, { of, members: {}, bytes: null }],
    );
    return rows[0]?.isSealed;
  };
  expect(await seal(1, {})).toBe(false);
  expect(await seal(2, { name: 'C' })).toBe(false);
  expect(await seal(2, { name: 'B' }, randomUUID())).toBe(false);
  expect(await namesOf(place)).toEqual(['A', 'B']);
});

test('a session of one tenant gets the key of no other', async () => {
  const [mine, other] = [await opened(), await opened()];
  const hold = (pool: typeof ledger.pools.app, tenantId: string) =>
    withTenant(pool, tenantId, (tx) =>
      tx.query('SELECT graha.hold_text_key($1, $2)', [other.tenantId, randomBytes(32)]),
    );
  for (const pool of [ledger.pools.app, ledger.pools.api])
    await expect(hold(pool, mine.tenantId)).rejects.toMatchObject({ code: '42501' });
  await expect(hold(ledger.pools.api, NIL_TENANT_ID)).rejects.toMatchObject({ code: '42501' });
  const seen = await withTenant(ledger.pools.app, mine.tenantId, (tx) =>
    tx.query('SELECT tenant_id FROM graha.text_key'),
  );
  expect(seen.rows).toEqual([{ tenant_id: mine.tenantId }]);
  await expect(destroyKeyAs(ledger.pools.app, mine.tenantId)).rejects.toMatchObject({ code: '42501' });
});

const destroyKeyAs = (pool: typeof ledger.pools.app, tenantId: string) =>
  inTransaction(pool, (tx) => tx.query('SELECT graha.destroy_text_key($1)', [tenantId]));

test('a server of the version before reads a placeholder that its schema allows in place of sealed text', async () => {
  const place = await opened('A');
  await plainEvent(place, 2, SECRET_NAME);
  await expect.poll(() => sealOldTexts({ db: ledger.pools.worker })).toBe(0);
  const expected = [{ data: { name: ERASED, ownerUserId: null } }, { data: { name: ERASED } }];
  const decided = await withTenant(ledger.pools.app, place.tenantId, (tx) =>
    tx.query('SELECT data FROM graha.stream_events($1)', [place.stream]),
  );
  expect(decided.rows).toEqual(expected);
  const fed = 'SELECT data FROM graha.event WHERE stream_id = $1 ORDER BY stream_version';
  expect((await ledger.pools.worker.query(fed, [place.stream])).rows).toEqual(expected);
  expect(await namesOf(place)).toEqual(['A', SECRET_NAME]);
});
