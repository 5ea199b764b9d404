import { createTestDatabase } from '@graha/dev-stack/test-context';
import { expect, test } from 'vitest';
import { query } from '../postgres/query.ts';
import { announceClosedPeriods, type ClosedPeriod } from './closed-periods.ts';
import { chargeBatch } from './metering.ts';
import { applyPlanChangesOf } from './plan-changes.ts';
import { settleDue } from './sweeps.ts';
import { BY, calls, ENGINE, moveClock, openWorkspace, type Workspace, useLedger } from '../testing/testing.ts';
import { recordPlanGrant } from '../billing/operator-grants.ts';

const ledger = useLedger(createTestDatabase);

async function announced(): Promise<ClosedPeriod[]> {
  const closed: ClosedPeriod[] = [];
  while ((await announceClosedPeriods({ db: ledger.pools.worker }, { announce: (period) => closed.push(period) })) > 0);
  return closed;
}

const closings = async ({ tenantId }: Workspace) => {
  const { rows } = await query(
    ledger.pools.worker,
    `SELECT seq, encode(hash, 'hex') AS hash FROM graha.ledger_entry
     WHERE tenant_id = $1 AND kind = 'PeriodClosed' ORDER BY seq`,
    [tenantId],
  );
  return rows.map((row) => ({ ...row, tenantId }));
};

test('each period that closes is announced once, with the hash that closed it, also if several closed meanwhile', async () => {
  await moveClock(ledger.pools.owner, '2027-03-10T12:00:00Z');
  const [used, idle] = [
    await openWorkspace(ledger.pools, { plan: 'free' }),
    await openWorkspace(ledger.pools, { plan: 'free' }),
  ];
  await chargeBatch({ db: ledger.pools.api }, { charges: calls(3, used), engineVersion: ENGINE });
  expect(await announced()).toEqual([]);
  for (const month of ['04', '05', '06']) {
    await moveClock(ledger.pools.owner, `2027-${month}-02T12:00:00Z`);
    await settleDue({ db: ledger.pools.worker });
    await chargeBatch({ db: ledger.pools.api }, { charges: calls(1, used), engineVersion: ENGINE });
  }
  const all = [...(await closings(used)), ...(await closings(idle))];
  expect(all).toHaveLength(6);
  const byTenant = (one: { tenantId: string }, other: { tenantId: string }) =>
    one.tenantId.localeCompare(other.tenantId);
  expect((await announced()).toSorted(byTenant)).toMatchObject(all.toSorted(byTenant));
  expect(await announced()).toEqual([]);
  await recordPlanGrant(
    { db: ledger.pools.worker, tenantId: used.tenantId, ...BY },
    { plan: 'growth', reason: 'test' },
  );
  await applyPlanChangesOf({ db: ledger.pools.worker, tenantId: used.tenantId });
  expect(await announced()).toMatchObject([(await closings(used)).at(-1)]);
});

test('a root that could not be announced is announced the next time', async () => {
  await moveClock(ledger.pools.owner, '2027-03-10T12:00:00Z');
  const workspace = await openWorkspace(ledger.pools, { plan: 'free' });
  await moveClock(ledger.pools.owner, '2027-04-02T12:00:00Z');
  await settleDue({ db: ledger.pools.worker });
  const fail = () => {
    throw new Error('the log is full');
  };
  await expect(announceClosedPeriods({ db: ledger.pools.worker }, { announce: fail })).rejects.toThrow(
    'the log is full',
  );
  expect(await announced()).toMatchObject(await closings(workspace));
});
