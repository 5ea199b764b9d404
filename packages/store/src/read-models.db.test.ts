import { createTestDatabase, type TestDatabase } from '@graha/dev-stack/test-context';
import { apiKey } from '@graha/domain/api-key';
import { keyStream, tenantStream } from '@graha/domain/streams';
import { tenant } from '@graha/domain/tenant';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { execute } from './execute.ts';
import { createPostgresEventStore } from './postgres-event-store.ts';
import { INLINE } from './read-models/all.ts';
import { checksum, READ_MODELS, rebuild, type ReadModelName } from './replay.ts';
import { BY, openPools, openWorkspace, PEPPER, type Pools, type Workspace } from './testing.ts';
import { ensureTenant, grantPlan, issueKey, listKeys, revokeKey } from './workspace.ts';

let database: TestDatabase;
let pools: Pools;

beforeAll(async () => {
  database = await createTestDatabase();
  pools = openPools(database);
});
afterAll(async () => {
  await pools.close();
  await database.stop();
});

const now = new Date().toISOString();
const contextOf = (tenantId: string) => ({ tenantId, ...BY, correlationId: 'c', causationId: null, requestId: null });
const changeKey = ({ tenantId, key }: Workspace, command: object) => {
  const store = createPostgresEventStore(pools.app, INLINE);
  // Safe: each caller below gives one of the key's commands without its id and its time.
  const whole = { ...command, now, keyId: key.keyId } as Parameters<typeof apiKey.decide>[0];
  return execute(store, apiKey, keyStream(key.keyId), whole, contextOf(tenantId));
};
const rows = async (name: ReadModelName) =>
  (await pools.worker.query(`SELECT * FROM ${READ_MODELS[name].table} row ORDER BY row::text`)).rows;

/** A little of everything that can happen to keys and workspaces. */
async function liveALittle(): Promise<Workspace> {
  const workspace = await openWorkspace(pools, { plan: 'free' });
  const { tenantId } = workspace;
  const limits = { scopes: ['vedic'], cidrs: ['10.0.0.0/8'], monthlyCreditsMax: 50, expiresAt: null };
  await changeKey(workspace, { type: 'restrict', ...limits });
  await changeKey(workspace, { type: 'disable' });
  await changeKey(workspace, { type: 'enable' });
  const successor = await issueKey(pools.app, PEPPER, { tenantId, name: 'next', env: 'live' }, BY);
  const oldValidUntil = new Date(Date.now() + 3_600_000).toISOString();
  await changeKey(workspace, { type: 'rotate', newKeyId: successor.keyId, oldValidUntil });
  const third = await issueKey(pools.app, PEPPER, { tenantId, name: 'third', env: 'test' }, BY);
  await revokeKey(pools.app, { tenantId, keyId: third.keyId, reason: 'test' }, BY);
  const store = createPostgresEventStore(pools.app, INLINE);
  const change = (command: Parameters<typeof tenant.decide>[0]) =>
    execute(store, tenant, tenantStream(tenantId), command, contextOf(tenantId));
  await change({ type: 'rename', name: 'Renamed', now });
  await change({ type: 'suspend', reason: 'test', now });
  return workspace;
}

test('the list of keys shows what became of each', async () => {
  const { tenantId, key } = await liveALittle();
  const listed = await listKeys(pools.app, tenantId);
  expect(listed.map(({ name, status, env }) => [name, status, env])).toEqual([
    ['third', 'revoked', 'test'],
    ['next', 'active', 'live'],
    ['test', 'active', 'live'],
  ]);
  expect(listed[2]).toMatchObject({
    keyId: key.keyId,
    scopes: ['vedic'],
    cidrs: ['10.0.0.0/8'],
    monthlyCreditsMax: 50,
    replacedBy: listed[1]?.keyId,
    expiresAt: expect.any(Date),
    issuedBy: 'test',
    revokedAt: null,
    lastUsedAt: null,
  });
  expect(await listKeys(pools.app, randomUUID())).toEqual([]);
});

test('the card of a workspace follows its name, its plan and its status', async () => {
  const { tenantId } = await liveALittle();
  await grantPlan(pools.owner, { tenantId, plan: 'growth', reason: 'friend' }, BY);
  const { rows: cards } = await pools.worker.query('SELECT * FROM graha.tenant_card WHERE tenant_id = $1', [tenantId]);
  expect(cards).toMatchObject([{ name: 'Renamed', plan: 'growth', status: 'suspended', created_at: expect.any(Date) }]);
});

test.each(['key-list', 'tenant-card'] as const)(
  '%s rebuilt from the first event on equals the live one',
  async (name) => {
    await liveALittle();
    await liveALittle();
    const live = await rows(name);
    const sum = await checksum(pools.worker, name);
    await pools.worker.query(`DELETE FROM ${READ_MODELS[name].table}`);
    expect(await checksum(pools.worker, name)).not.toBe(sum);
    expect(await rebuild(pools.worker, name)).toBe(sum);
    expect(await rows(name)).toEqual(live);
  },
);

test('readers see the whole list while it is rebuilt, and writers come after', async () => {
  const { tenantId } = await liveALittle();
  const client = await pools.worker.connect();
  try {
    await client.query('BEGIN');
    await client.query('LOCK TABLE graha.api_key IN SHARE ROW EXCLUSIVE MODE');
    await client.query('DELETE FROM graha.api_key');
    expect(await listKeys(pools.app, tenantId)).toHaveLength(3);
    const writing = issueKey(pools.app, PEPPER, { tenantId, name: 'late', env: 'live' }, BY);
    await new Promise((resolve) => setTimeout(resolve, 100));
    await client.query('ROLLBACK');
    await writing;
  } finally {
    client.release();
  }
  expect(await listKeys(pools.app, tenantId)).toHaveLength(4);
});

test('rebuilding while keys are issued loses none of them', async () => {
  const { tenantId } = await openWorkspace(pools);
  const issuing = Array.from({ length: 8 }, (_, index) =>
    issueKey(pools.app, PEPPER, { tenantId, name: `key ${index}`, env: 'live' }, BY),
  );
  await Promise.all([...issuing, rebuild(pools.worker, 'key-list'), rebuild(pools.worker, 'key-list')]);
  expect(await listKeys(pools.app, tenantId)).toHaveLength(9);
  const sum = await checksum(pools.worker, 'key-list');
  expect(await rebuild(pools.worker, 'key-list')).toBe(sum);
});

test('a workspace that two requests meet at once begins once', async () => {
  const tenantId = randomUUID();
  const meeting = Array.from({ length: 5 }, () =>
    ensureTenant(pools.app, { tenantId, name: 'Acme', ownerUserId: 'u1' }, BY),
  );
  await Promise.all(meeting);
  const { rows: events } = await pools.worker.query('SELECT type FROM graha.event WHERE tenant_id = $1', [tenantId]);
  expect(events).toEqual([{ type: 'TenantCreated' }]);
});
