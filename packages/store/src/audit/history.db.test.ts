import { createTestDatabase } from '@graha/dev-stack/test-context';
import { expect, test } from 'vitest';
import { standingAt } from '../operator/explorer.ts';
import { query } from '../postgres/query.ts';
import { eventsOf, foldControl, type Moment } from './history.ts';
import { chargeBatch } from '../ledger/metering.ts';
import { useOperatorLedger } from '../testing/testing-operator.ts';
import { BY, calls, ENGINE, openWorkspace, PEPPER } from '../testing/testing.ts';
import { accountOf } from '../requests/usage.ts';
import { listKeys } from '../keys/key-list.ts';
import { issueKey, revokeKey } from '../keys/key-commands.ts';
import { adjustCredits, grantPlan } from '../billing/operator-grants.ts';

const { ledger, operator } = useOperatorLedger(createTestDatabase);

async function stateAt(tenantId: string, at: Date): Promise<Moment> {
  const standing = await standingAt({ db: operator(), tenantId }, { at });
  if (!standing) throw new Error('Every instant has a state.');
  return standing.now;
}

async function livelyTenant() {
  const { pools } = ledger;
  const workspace = await openWorkspace(pools, { plan: 'free' });
  const { tenantId } = workspace;
  await chargeBatch({ db: pools.api }, { charges: calls(3, workspace), engineVersion: ENGINE });
  const { keyId } = await issueKey({ db: pools.app, tenantId, pepper: PEPPER, ...BY }, { name: 'second', env: 'test' });
  await grantPlan({ db: pools.worker, tenantId, ...BY }, { plan: 'growth', reason: 'A trial.' });
  await chargeBatch({ db: pools.api }, { charges: calls(5, workspace, { cost: 2 }), engineVersion: ENGINE });
  await adjustCredits({ db: pools.worker, tenantId, ...BY }, { adjustmentId: 'a1', amount: 70, reason: 'Goodwill.' });
  await revokeKey({ db: pools.app, tenantId, ...BY }, { keyId, reason: 'Lost.' });
  await chargeBatch({ db: pools.api }, { charges: calls(2, workspace), engineVersion: ENGINE });
  return tenantId;
}

test('folded up to now, a tenant’s history is what the live read models say', async () => {
  const tenantId = await livelyTenant();
  const { balance, keys, tenant } = await stateAt(tenantId, new Date(Date.now() + 60_000));
  const account = await accountOf({ db: ledger.pools.app, tenantId });
  expect(balance).toMatchObject({
    plan: account?.plan,
    creditsRemaining: account?.creditsRemaining,
    callsUsed: account?.callsUsed,
    periodEnd: account?.periodEnd,
  });
  expect(balance.grants.reduce((sum, { left }) => sum + left, 0)).toBe(account?.creditsRemaining);
  const listed = await listKeys({ db: ledger.pools.app, tenantId });
  expect(listed).toHaveLength(2);
  expect(Object.fromEntries(Object.entries(keys).map(([keyId, { status }]) => [keyId, status]))).toEqual(
    Object.fromEntries(listed.map(({ keyId, status }) => [keyId, status])),
  );
  expect(tenant).toMatchObject({ status: 'active', name: 'Acme' });
});

test('at any of its events a tenant stands as a replay of the events up to it says', async () => {
  const tenantId = await livelyTenant();
  const events = await eventsOf(operator(), tenantId);
  expect(events.length).toBeGreaterThan(5);
  for (const { occurredAt } of events) {
    const { balance: _balance, ...state } = await stateAt(tenantId, occurredAt);
    expect(state).toEqual(foldControl(events.filter((event) => event.occurredAt <= occurredAt)));
  }
});

test('at any of its entries the balance is that of the grants and charges before it', async () => {
  const tenantId = await livelyTenant();
  const { rows } = await query(
    ledger.pools.owner,
    `SELECT date_trunc('milliseconds', at) AS at, max(sum) FILTER (WHERE is_last)::float8 AS sum FROM (
       SELECT at, sum(CASE kind WHEN 'CreditsGranted' THEN cost WHEN 'ChargeReversed' THEN cost
           WHEN 'CallCharged' THEN -cost WHEN 'CreditsExpired' THEN -cost WHEN 'CreditsWithdrawn' THEN -cost ELSE 0 END)
           OVER (ORDER BY seq) AS sum,
         seq = max(seq) OVER (PARTITION BY date_trunc('milliseconds', at)) AS is_last
       FROM graha.ledger_entry WHERE tenant_id = $1) s GROUP BY 1 ORDER BY 1`,
    [tenantId],
  );
  expect(rows.length).toBeGreaterThan(3);
  for (const { at, sum } of rows) {
    expect((await stateAt(tenantId, at)).balance.creditsRemaining).toBe(sum);
  }
});

test('before its first event there is no tenant, and nothing of its keys is ever secret', async () => {
  const tenantId = await livelyTenant();
  const { tenant, balance } = await stateAt(tenantId, new Date(0));
  expect([tenant.status, balance.creditsRemaining, balance.entries]).toEqual(['absent', 0, 0]);
  const [issued] = (await eventsOf(operator(), tenantId)).filter(({ type }) => type === 'KeyIssued');
  expect(issued?.data).not.toHaveProperty('hash');
});
