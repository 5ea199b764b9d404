import { createTestDatabase } from '@graha/dev-stack/test-context';
import { tenantStream } from '@graha/domain/core/streams';
import { tenant } from '@graha/domain/team/tenant';
import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { Conflict, type EventStore } from '../log/event-store.ts';
import { fold } from '../log/fold.ts';
import { createPostgresEventStore } from '../log/postgres-event-store.ts';
import { ledgerNow } from '../postgres/ledger-clock.ts';
import { BY, useDatabase } from '../testing/testing.ts';
import { appendDecided, execute, stateOf } from './execute.ts';

const { pools } = useDatabase(createTestDatabase);

const newContext = () => ({ db: pools.app, tenantId: randomUUID(), ...BY });
const create = { type: 'create', name: 'Acme', ownerUserId: null } as const;

/** A store in which another writer appends just before each of the first `times` appends. */
function busyStore(times: number, tenantId: string): EventStore {
  const store = createPostgresEventStore(pools.app, []);
  let left = times;
  return {
    read: store.read,
    append: async (...args) => {
      if (left > 0) {
        left -= 1;
        const { version } = await store.read(tenantStream(tenantId), tenantId);
        const renamed = { type: 'TenantRenamed', data: { name: `name ${left}` } } as const;
        await store.append(tenantStream(tenantId), version, [renamed], eventContext(tenantId));
      }
      return store.append(...args);
    },
  };
}

const eventContext = (tenantId: string) => ({
  tenantId,
  ...BY,
  correlationId: 'c',
  causationId: null,
  requestId: null,
});

const createOn = (store: EventStore, tenantId: string) =>
  appendDecided(store, tenantStream(tenantId), eventContext(tenantId), (past) =>
    tenant.decide({ ...create, now: new Date().toISOString() }, fold(tenant, past)),
  );

test('what is decided is stored, given back and part of the state from then on', async () => {
  const ctx = newContext();
  expect(await execute(ctx, tenant, ctx.tenantId, create)).toMatchObject([
    { type: 'TenantCreated', streamVersion: 1, tenantId: ctx.tenantId, actor: BY.actor },
  ]);
  expect(await stateOf(ctx, tenant, ctx.tenantId)).toMatchObject({ status: 'active', name: 'Acme' });
});

test('a command that decides nothing stores nothing', async () => {
  const ctx = newContext();
  await execute(ctx, tenant, ctx.tenantId, create);
  expect(await execute(ctx, tenant, ctx.tenantId, create)).toEqual([]);
});

test('a command without a moment is decided at the time of the ledger', async () => {
  const ctx = newContext();
  await execute(ctx, tenant, ctx.tenantId, create);
  const dueAt = new Date((await ledgerNow(ctx.db)).getTime() - 1_000).toISOString();
  const late = execute(ctx, tenant, ctx.tenantId, { type: 'requestErasure', dueAt });
  await expect(late).rejects.toMatchObject({ code: 'expiry_in_past' });
});

test('what one request sets in motion is correlated by it, unless the caller names another', async () => {
  const ctx = newContext();
  const [created] = await execute({ ...ctx, requestId: 'r1' }, tenant, ctx.tenantId, create);
  expect(created).toMatchObject({ requestId: 'r1', correlationId: 'r1', causationId: null });
  const caused = { ...ctx, requestId: 'r2', correlationId: 'c2', causationId: 'e1' };
  const [renamed] = await execute(caused, tenant, ctx.tenantId, { type: 'rename', name: 'B' });
  expect(renamed).toMatchObject({ requestId: 'r2', correlationId: 'c2', causationId: 'e1' });
});

test('the loser of a race decides again on what was appended meanwhile', async () => {
  const tenantId = randomUUID();
  const stored = await createOn(busyStore(2, tenantId), tenantId);
  expect(stored).toMatchObject([{ type: 'TenantCreated', streamVersion: 3 }]);
});

test('who loses again and again gets the conflict', async () => {
  const tenantId = randomUUID();
  await expect(createOn(busyStore(10, tenantId), tenantId)).rejects.toThrow(Conflict);
});

test('a refusal reaches the caller as it is', async () => {
  const ctx = newContext();
  const rename = execute(ctx, tenant, ctx.tenantId, { type: 'rename', name: 'x' });
  await expect(rename).rejects.toMatchObject({ code: 'tenant_unknown' });
});
