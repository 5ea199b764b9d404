import { createTestDatabase } from '@graha/dev-stack/test-context';
import { tenantStream } from '@graha/domain/core/streams';
import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { expect, test } from 'vitest';
import { query } from '../postgres/query.ts';
import { describeEventStore } from './event-store.contract.ts';
import { createPostgresEventStore } from './postgres-event-store.ts';
import type { Projector } from './projector.ts';
import { BY, useDatabase } from '../testing/testing.ts';

const own = useDatabase(createTestDatabase);
const { pools } = own;

describeEventStore('the event store in Postgres, as portal', () => createPostgresEventStore(pools.app, []));

const created = { type: 'TenantCreated', data: { name: 'Acme', ownerUserId: null } } as const;
const contextOf = (tenantId: string) => ({ tenantId, ...BY, correlationId: 'c', causationId: null, requestId: null });

test('projectors run in the transaction of the append, on what was stored', async () => {
  const tenantId = randomUUID();
  const handed: unknown[] = [];
  const note: Projector = {
    name: 'note',
    on: {
      TenantCreated: async (tx, event) => {
        const { rows } = await tx.query('SELECT pos FROM graha.event WHERE stream_id = $1', [event.streamId]);
        handed.push([event.pos.toString(), rows]);
      },
    },
  };
  await createPostgresEventStore(pools.app, [note]).append(tenantStream(tenantId), 0, [created], contextOf(tenantId));
  expect(handed).toMatchObject([[expect.any(String), [{ pos: expect.any(String) }]]]);
});

test('a projector that fails takes the append with it', async () => {
  const tenantId = randomUUID();
  const broken: Projector = { name: 'broken', on: { TenantCreated: () => Promise.reject(new Error('broken')) } };
  const store = createPostgresEventStore(pools.app, [broken]);
  await expect(store.append(tenantStream(tenantId), 0, [created], contextOf(tenantId))).rejects.toThrow('broken');
  expect((await store.read(tenantStream(tenantId), tenantId)).version).toBe(0);
});

test('an append is announced, and says nothing', async () => {
  const tenantId = randomUUID();
  const heard: unknown[] = [];
  const listener = new Client({ connectionString: own.database.workerUrl });
  await listener.connect();
  try {
    listener.on('notification', ({ channel, payload }) => heard.push([channel, payload]));
    await listener.query('LISTEN graha_event');
    await createPostgresEventStore(pools.app, []).append(tenantStream(tenantId), 0, [created], contextOf(tenantId));
    await expect.poll(() => heard).toEqual([['graha_event', '']]);
  } finally {
    await listener.end();
  }
});

test('ids of events are of version 7, and rise with time', async () => {
  const ids: string[] = [];
  for (let time = 0; time < 3; time += 1) {
    const { rows } = await query(pools.owner, 'SELECT graha.uuid_v7() AS id, pg_sleep(0.002)');
    ids.push(rows[0]?.id ?? '');
  }
  expect(ids.every((id) => /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-/.test(id))).toBe(true);
  expect(ids).toEqual(ids.toSorted());
});
