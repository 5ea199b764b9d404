import { createTestDatabase, type TestDatabase } from '@graha/dev-stack/test-context';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { liveALittle } from './testing-history.ts';
import { BY, openPools, type Pools } from './testing.ts';
import { ensureTenant, grantPlan, listKeys } from './workspace.ts';

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

test('the list of keys shows what became of each', async () => {
  const { tenantId, key } = await liveALittle(pools);
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
  const { tenantId } = await liveALittle(pools);
  await grantPlan(pools.owner, { tenantId, plan: 'growth', reason: 'friend' }, BY);
  const { rows: cards } = await pools.worker.query('SELECT * FROM graha.tenant_card WHERE tenant_id = $1', [tenantId]);
  expect(cards).toMatchObject([{ name: 'Renamed', plan: 'growth', status: 'suspended', created_at: expect.any(Date) }]);
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
