import { tenantStream } from '@graha/domain/streams';
import { tenant } from '@graha/domain/tenant';
import { expect, test } from 'vitest';
import { Conflict, type EventStore } from './event-store.ts';
import { execute } from './execute.ts';
import { createMemoryEventStore } from './memory-event-store.ts';

const tenantId = '8a3b1c52-5c0d-4c0e-9f5a-0d7c3d1f2a10';
const stream = tenantStream(tenantId);
const now = '2026-01-01T00:00:00.000Z';
const create = { type: 'create', now, name: 'Acme', ownerUserId: null } as const;
const context = {
  tenantId,
  actor: { kind: 'user', id: 'u1' },
  correlationId: 'c',
  causationId: null,
  requestId: null,
} as const;

/** A store into which somebody else appends just before each of the first so many appends. */
function busyStore(times: number): EventStore {
  const store = createMemoryEventStore();
  let left = times;
  return {
    read: store.read,
    append: async (...asked) => {
      if (left > 0) {
        left -= 1;
        const { version } = await store.read(stream, tenantId);
        await store.append(stream, version, [{ type: 'TenantRenamed', data: { name: `name ${left}` } }], context);
      }
      return store.append(...asked);
    },
  };
}

test('what is decided is stored and given back', async () => {
  const store = createMemoryEventStore();
  expect(await execute(store, tenant, stream, create, context)).toMatchObject([
    { type: 'TenantCreated', streamVersion: 1 },
  ]);
  expect((await store.read(stream, tenantId)).version).toBe(1);
});

test('a command that decides nothing stores nothing', async () => {
  const store = createMemoryEventStore();
  await execute(store, tenant, stream, create, context);
  expect(await execute(store, tenant, stream, create, context)).toEqual([]);
});

test('whoever loses a race decides again on what was appended meanwhile', async () => {
  const store = busyStore(2);
  const stored = await execute(store, tenant, stream, create, context);
  expect(stored).toMatchObject([{ type: 'TenantCreated', streamVersion: 3 }]);
});

test('whoever loses again and again is told of the conflict', async () => {
  await expect(execute(busyStore(10), tenant, stream, create, context)).rejects.toThrow(Conflict);
});

test('a refusal reaches the caller as it is', async () => {
  const rename = { type: 'rename', now, name: 'x' } as const;
  await expect(execute(createMemoryEventStore(), tenant, stream, rename, context)).rejects.toMatchObject({
    code: 'tenant_unknown',
  });
});
