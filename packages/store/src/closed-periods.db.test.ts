import { createTestDatabase, type TestDatabase } from '@graha/dev-stack/test-context';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { announceClosedPeriods, type ClosedPeriod } from './closed-periods.ts';
import { chargeBatch } from './metering.ts';
import { applyPlanChangesOf } from './plan-changes.ts';
import { settleDue } from './sweeps.ts';
import { BY, calls, ENGINE, moveClock, openPools, openWorkspace, type Pools, type Workspace } from './testing.ts';
import { grantPlan } from './workspace.ts';

let database: TestDatabase;
let pools: Pools;

beforeAll(async () => {
  database = await createTestDatabase();
  pools = openPools(database);
});
afterEach(() => moveClock(pools.owner, new Date()));
afterAll(async () => {
  await pools.close();
  await database.stop();
});

async function told(): Promise<ClosedPeriod[]> {
  const closed: ClosedPeriod[] = [];
  while ((await announceClosedPeriods(pools.worker, (period) => closed.push(period))) > 0);
  return closed;
}

const closings = async ({ tenantId }: Workspace) => {
  const { rows } = await pools.worker.query<{ seq: string; hash: string }>(
    `SELECT seq, encode(hash, 'hex') AS hash FROM graha.ledger_entry
     WHERE tenant_id = $1 AND kind = 'PeriodClosed' ORDER BY seq`,
    [tenantId],
  );
  return rows.map((row) => ({ ...row, tenantId }));
};

test('each period that closes is told once, with the hash that closed it, also if several closed meanwhile', async () => {
  await moveClock(pools.owner, '2027-03-10T12:00:00Z');
  const [used, idle] = [await openWorkspace(pools, { plan: 'free' }), await openWorkspace(pools, { plan: 'free' })];
  await chargeBatch(pools.api, calls(3, used), ENGINE);
  expect(await told()).toEqual([]);
  for (const month of ['04', '05', '06']) {
    await moveClock(pools.owner, `2027-${month}-02T12:00:00Z`);
    await settleDue(pools.worker);
    await chargeBatch(pools.api, calls(1, used), ENGINE);
  }
  const all = [...(await closings(used)), ...(await closings(idle))];
  expect(all).toHaveLength(6);
  const byTenant = (one: { tenantId: string }, other: { tenantId: string }) =>
    one.tenantId.localeCompare(other.tenantId);
  expect((await told()).toSorted(byTenant)).toMatchObject(all.toSorted(byTenant));
  expect(await told()).toEqual([]);
  await grantPlan(pools.app, { tenantId: used.tenantId, plan: 'growth', reason: 'test' }, BY);
  await applyPlanChangesOf(pools.worker, used.tenantId);
  expect(await told()).toMatchObject([(await closings(used)).at(-1)]);
});

test('a root that could not be told is told the next time', async () => {
  await moveClock(pools.owner, '2027-03-10T12:00:00Z');
  const workspace = await openWorkspace(pools, { plan: 'free' });
  await moveClock(pools.owner, '2027-04-02T12:00:00Z');
  await settleDue(pools.worker);
  const fail = () => {
    throw new Error('the log is full');
  };
  await expect(announceClosedPeriods(pools.worker, fail)).rejects.toThrow('the log is full');
  expect(await told()).toMatchObject(await closings(workspace));
});
