import { createTestDatabase, type TestDatabase } from '@graha/dev-stack/test-context';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { chargeBatch } from './metering.ts';
import { runProjections } from './read-models/usage-by-day.ts';
import { liveALittle } from './testing-history.ts';
import { BY, call, ENGINE, openPools, openWorkspace, PEPPER, type Pools } from './testing.ts';
import { ensureTenant, grantPlan, issueKey, listKeys } from './workspace.ts';

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
    lastOperation: null,
  });
  expect(await listKeys(pools.app, randomUUID())).toEqual([]);
});

test('a key tells when it was last used and for what, each key for itself, test keys too', async () => {
  const workspace = await openWorkspace(pools, { credits: 100 });
  const { tenantId, key } = workspace;
  const trying = await issueKey(pools.app, PEPPER, { tenantId, name: 'trying', env: 'test' }, BY);
  const unused = await issueKey(pools.app, PEPPER, { tenantId, name: 'unused', env: 'live' }, BY);
  const use = async (keyId: string, operation: string) => {
    await chargeBatch(pools.api, [call(workspace, { keyId, operation })], ENGINE);
    await runProjections(pools.worker);
  };
  await use(key.keyId, 'panchang/full');
  await use(key.keyId, 'western/natal');
  await use(trying.keyId, 'numerology/name');
  await use(key.keyId, 'panchang/full');
  const listed = await listKeys(pools.app, tenantId);
  const lastOf = (keyId: string) => listed.find((listing) => listing.keyId === keyId);
  expect(lastOf(key.keyId)).toMatchObject({ lastOperation: 'panchang/full', lastUsedAt: expect.any(Date) });
  expect(lastOf(trying.keyId)).toMatchObject({ lastOperation: 'numerology/name', lastUsedAt: expect.any(Date) });
  expect(lastOf(unused.keyId)).toMatchObject({ lastOperation: null, lastUsedAt: null });
});

test('the card of a workspace follows its name, its plan, its status and its alerts', async () => {
  const { tenantId } = await liveALittle(pools);
  await grantPlan(pools.owner, { tenantId, plan: 'growth', reason: 'friend' }, BY);
  const { rows: cards } = await pools.worker.query('SELECT * FROM graha.tenant_card WHERE tenant_id = $1', [tenantId]);
  const states = { name: 'Renamed', plan: 'growth', status: 'suspended', alert_pcts: [50, 100] };
  expect(cards).toMatchObject([{ ...states, created_at: expect.any(Date) }]);
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
