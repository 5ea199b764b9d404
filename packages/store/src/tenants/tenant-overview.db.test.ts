import { createTestDatabase } from '@graha/dev-stack/test-context';
import { beforeAll, expect, test } from 'vitest';
import { chargeBatch } from '../ledger/metering.ts';
import { runProjections } from '../read-models/usage-by-day.ts';
import { tenantOverview, type TenantFilter } from './tenant-overview.ts';
import { changeTenant } from '../testing/testing-history.ts';
import { calls, ENGINE, openWorkspace, type Workspace, useDatabase } from '../testing/testing.ts';
import { grantPlan } from '../billing/operator-grants.ts';

const { pools } = useDatabase(createTestDatabase);
const workspaces: Workspace[] = [];
const now = new Date().toISOString();

beforeAll(async () => {
  for (const credits of [10, 20, 30]) workspaces.push(await openWorkspace(pools, { credits }));
  const [used, named, stopped] = workspaces.map(({ tenantId }) => tenantId);
  await chargeBatch({ db: pools.api }, { charges: calls(3, workspaces[0]!), engineVersion: ENGINE });
  await runProjections({ db: pools.worker });
  await changeTenant(pools.app, named ?? '', { type: 'rename', name: 'Ārya 50% Charts', now });
  await grantPlan(
    { db: pools.owner, tenantId: named ?? '', actor: { kind: 'admin', id: used ?? '' } },
    { plan: 'growth', reason: 'friend' },
  );
  await changeTenant(pools.owner, stopped ?? '', { type: 'suspend', reason: 'test', now });
});

const idsOf = async (filter: Partial<TenantFilter> = {}) =>
  (await tenantOverview({ db: pools.worker }, { limit: 10, ...filter })).map(({ tenantId }) => tenantId);
const ids = () => workspaces.map(({ tenantId }) => tenantId);

test('each workspace is shown with its plan, its balance, its calls and the last of them, the newest workspace first', async () => {
  const all = await tenantOverview({ db: pools.worker }, { limit: 10 });
  expect(all.map(({ tenantId }) => tenantId)).toEqual(ids().toReversed());
  expect(all[2]).toEqual({
    tenantId: ids()[0],
    name: 'Acme',
    plan: 'internal',
    status: 'active',
    createdAt: expect.any(Date),
    creditsRemaining: expect.any(Number),
    callsUsed: 3,
    callsLimit: null,
    lastCallAt: expect.any(Date),
  });
  expect(all[1]).toMatchObject({ plan: 'growth', lastCallAt: null, callsUsed: 0 });
});

test('they are found by a part of their name, taken literally, by their id, plan and status', async () => {
  const [first, second, third] = ids();
  expect(await idsOf({ search: 'ārya 50%' })).toEqual([second]);
  expect(await idsOf({ search: '%' })).toEqual([second]);
  expect(await idsOf({ search: first ?? '' })).toEqual([first]);
  expect(await idsOf({ plan: 'growth' })).toEqual([second]);
  expect(await idsOf({ status: 'suspended' })).toEqual([third]);
  expect(await idsOf({ search: 'nobody' })).toEqual([]);
  expect(await idsOf({ search: 'nobody', orTenantIds: [third ?? ''] })).toEqual([third]);
  expect(await idsOf({ search: 'nobody', plan: 'growth', orTenantIds: [third ?? ''] })).toEqual([]);
});

test('one is found by its id alone, whatever another one is called', async () => {
  const [first, , third] = ids();
  await changeTenant(pools.app, third ?? '', { type: 'rename', name: first ?? '', now });
  expect(await idsOf({ search: first ?? '' })).toEqual([third, first]);
  expect(await idsOf({ tenantId: first ?? '' })).toEqual([first]);
});

test('pages follow each other without a workspace twice or missing', async () => {
  const [first] = await tenantOverview({ db: pools.worker }, { limit: 1 });
  const rest = await idsOf(first ? { after: first } : {});
  expect([first?.tenantId, ...rest]).toEqual(ids().toReversed());
});

test('the portal’s own role sees no workspace in it', async () => {
  expect(await tenantOverview({ db: pools.app }, { limit: 10 })).toEqual([]);
});
