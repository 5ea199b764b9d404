import { createTestDatabase } from '@graha/dev-stack/test-context';
import { expect, test } from 'vitest';
import { announceClosedPeriods, type ClosedPeriod } from './closed-periods.ts';
import { chargeBatch } from './metering.ts';
import { applyPlanChangesOf } from './plan-changes.ts';
import { settleDue } from './sweeps.ts';
import { BY, calls, ENGINE, moveClock, openWorkspace, type Workspace, useLedger } from './testing.ts';
import { grantPlan } from './workspace.ts';

const ledger = useLedger(createTestDatabase);

async function told(): Promise<ClosedPeriod[]> {
  const closed: ClosedPeriod[] = [];
  while ((await announceClosedPeriods(ledger.pools.worker, (period) => closed.push(period))) > 0);
  return closed;
}

const closings = async ({ tenantId }: Workspace) => {
  const { rows } = await ledger.pools.worker.query<{ seq: string; hash: string }>(
    `SELECT seq, encode(hash, 'hex') AS hash FROM graha.ledger_entry
     WHERE tenant_id = $1 AND kind = 'PeriodClosed' ORDER BY seq`,
    [tenantId],
  );
  return rows.map((row) => ({ ...row, tenantId }));
};

test('each period that closes is told once, with the hash that closed it, also if several closed meanwhile', async () => {
  await moveClock(ledger.pools.owner, '2027-03-10T12:00:00Z');
  const [used, idle] = [
    await openWorkspace(ledger.pools, { plan: 'free' }),
    await openWorkspace(ledger.pools, { plan: 'free' }),
  ];
  await chargeBatch(ledger.pools.api, calls(3, used), ENGINE);
  expect(await told()).toEqual([]);
  for (const month of ['04', '05', '06']) {
    await moveClock(ledger.pools.owner, `2027-${month}-02T12:00:00Z`);
    await settleDue(ledger.pools.worker);
    await chargeBatch(ledger.pools.api, calls(1, used), ENGINE);
  }
  const all = [...(await closings(used)), ...(await closings(idle))];
  expect(all).toHaveLength(6);
  const byTenant = (one: { tenantId: string }, other: { tenantId: string }) =>
    one.tenantId.localeCompare(other.tenantId);
  expect((await told()).toSorted(byTenant)).toMatchObject(all.toSorted(byTenant));
  expect(await told()).toEqual([]);
  await grantPlan(ledger.pools.app, { tenantId: used.tenantId, plan: 'growth', reason: 'test' }, BY);
  await applyPlanChangesOf(ledger.pools.worker, used.tenantId);
  expect(await told()).toMatchObject([(await closings(used)).at(-1)]);
});

test('a root that could not be told is told the next time', async () => {
  await moveClock(ledger.pools.owner, '2027-03-10T12:00:00Z');
  const workspace = await openWorkspace(ledger.pools, { plan: 'free' });
  await moveClock(ledger.pools.owner, '2027-04-02T12:00:00Z');
  await settleDue(ledger.pools.worker);
  const fail = () => {
    throw new Error('the log is full');
  };
  await expect(announceClosedPeriods(ledger.pools.worker, fail)).rejects.toThrow('the log is full');
  expect(await told()).toMatchObject(await closings(workspace));
});
