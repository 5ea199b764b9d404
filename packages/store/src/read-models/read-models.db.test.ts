import { createTestDatabase } from '@graha/dev-stack/test-context';
import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { chargeBatch } from '../ledger/metering.ts';
import { query } from '../postgres/query.ts';
import { runProjections } from './usage-by-day.ts';
import { liveALittle } from '../testing/testing-history.ts';
import { BY, call, ENGINE, openWorkspace, PEPPER, useDatabase } from '../testing/testing.ts';
import { listKeys } from '../keys/key-list.ts';
import { issueKey } from '../keys/key-commands.ts';
import { grantPlan } from '../billing/operator-grants.ts';
import { ensureTenant } from '../tenants/workspace.ts';

const { pools } = useDatabase(createTestDatabase);

test('the list of keys shows what became of each', async () => {
  const { tenantId, key } = await liveALittle(pools);
  const listed = await listKeys({ db: pools.app, tenantId });
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
    lastUsedAt: null,
    lastOperation: null,
  });
  const { rows } = await query(
    pools.owner,
    `SELECT issued_by AS "issuedBy", revoked_at IS NOT NULL AS "isRevoked" FROM graha.api_key
     WHERE tenant_id = $1 ORDER BY issued_at DESC`,
    [tenantId],
  );
  expect(rows.map(({ issuedBy, isRevoked }) => [issuedBy, isRevoked])).toEqual([
    ['test', true],
    ['test', false],
    ['test', false],
  ]);
  expect(await listKeys({ db: pools.app, tenantId: randomUUID() })).toEqual([]);
});

test('a key shows when it was last used and for what, each key for itself, test keys too', async () => {
  const workspace = await openWorkspace(pools, { credits: 100 });
  const { tenantId, key } = workspace;
  const trying = await issueKey({ db: pools.app, tenantId, pepper: PEPPER, ...BY }, { name: 'trying', env: 'test' });
  const unused = await issueKey({ db: pools.app, tenantId, pepper: PEPPER, ...BY }, { name: 'unused', env: 'live' });
  const use = async (keyId: string, operation: string) => {
    await chargeBatch({ db: pools.api }, { charges: [call(workspace, { keyId, operation })], engineVersion: ENGINE });
    await runProjections({ db: pools.worker });
  };
  await use(key.keyId, 'panchang/full');
  await use(key.keyId, 'western/natal');
  await use(trying.keyId, 'numerology/name');
  await use(key.keyId, 'panchang/full');
  const listed = await listKeys({ db: pools.app, tenantId });
  const lastOf = (keyId: string) => listed.find((listing) => listing.keyId === keyId);
  expect(lastOf(key.keyId)).toMatchObject({ lastOperation: 'panchang/full', lastUsedAt: expect.any(Date) });
  expect(lastOf(trying.keyId)).toMatchObject({ lastOperation: 'numerology/name', lastUsedAt: expect.any(Date) });
  expect(lastOf(unused.keyId)).toMatchObject({ lastOperation: null, lastUsedAt: null });
});

test('the card of a workspace follows its name, its plan, its status and its alerts', async () => {
  const { tenantId } = await liveALittle(pools);
  await grantPlan({ db: pools.owner, tenantId, ...BY }, { plan: 'growth', reason: 'friend' });
  const { rows: cards } = await pools.worker.query('SELECT * FROM graha.tenant_card WHERE tenant_id = $1', [tenantId]);
  const states = { name: 'Renamed', plan: 'growth', status: 'suspended', alert_pcts: [50, 100] };
  expect(cards).toMatchObject([{ ...states, created_at: expect.any(Date) }]);
});

test('a workspace that two requests meet at once begins once', async () => {
  const tenantId = randomUUID();
  const meeting = Array.from({ length: 5 }, () =>
    ensureTenant({ db: pools.app, tenantId, ...BY }, { name: 'Acme', ownerUserId: 'u1' }),
  );
  await Promise.all(meeting);
  const { rows: events } = await pools.worker.query('SELECT type FROM graha.event WHERE tenant_id = $1', [tenantId]);
  expect(events).toEqual([{ type: 'TenantCreated' }]);
});
