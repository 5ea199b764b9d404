import { createTestDatabase } from '@graha/dev-stack/test-context';
import { expect, test } from 'vitest';
import { chargeBatch } from '../ledger/metering.ts';
import { settleDue } from '../ledger/sweeps.ts';
import { query } from '../postgres/query.ts';
import { BY, calls, ENGINE, grant, grantTopUp, moveClock, openWorkspace } from '../testing/testing.ts';
import { adjustCredits } from '../billing/operator-grants.ts';
import { creditConservation } from './credit-conservation.ts';
import { useOperatorLedger } from '../testing/testing-operator.ts';

const { ledger, operator } = useOperatorLedger(createTestDatabase);
const conserved = () => creditConservation({ db: operator() });
const adjust = (tenantId: string, adjustmentId: string, amount: number) =>
  adjustCredits({ db: ledger.pools.worker, tenantId, ...BY }, { adjustmentId, amount, reason: 'test' });

test('whatever comes, goes and comes back, the entries of all open periods add up to what the accounts have left', async () => {
  const { owner, api, worker } = ledger.pools;
  const [free, paid, internal] = [
    await openWorkspace(ledger.pools, { plan: 'free' }),
    await openWorkspace(ledger.pools, { plan: 'starter' }),
    await openWorkspace(ledger.pools, { credits: 1_000 }),
  ];
  await grantTopUp(worker, paid.tenantId, { type: 'checkout', id: 'cs_1' });
  await grant(owner, internal.tenantId, 40, new Date(Date.now() + 60_000));
  await chargeBatch({ db: api }, { charges: calls(5, free), engineVersion: ENGINE });
  const [spent] = await chargeBatch({ db: api }, { charges: calls(3, paid, { cost: 2 }), engineVersion: ENGINE });
  await worker.query('SELECT graha.reverse($1, $2, $3)', [paid.tenantId, spent?.seq, 'not delivered']);
  await adjust(paid.tenantId, 'a', 500);
  await adjust(internal.tenantId, 'b', -1_010);
  await moveClock(owner, new Date(Date.now() + 120_000));
  await settleDue({ db: worker });

  expect(await conserved()).toEqual({
    tenants: 3,
    entries: expect.any(Number),
    opening: 0,
    freeAllowances: 50_000,
    paidAllowances: 100_000,
    topUps: 50_000,
    byHand: 1_000 + 40 + 500,
    consumed: 5 + 6,
    reversed: 2,
    expired: 0,
    withdrawn: 1_010,
    remaining: 50_000 - 5 + 150_000 - 4 + 500 + 30,
    difference: 0,
  });
});

test('a new period carries its opening in, and what expired with the old one stays behind', async () => {
  const before = await conserved();
  const account = await query(
    ledger.pools.owner,
    "SELECT max(period_end) AS end FROM graha.credit_account WHERE plan <> 'internal'",
  );
  await moveClock(ledger.pools.owner, new Date((account.rows[0]?.end?.getTime() ?? 0) + 1_000));
  await settleDue({ db: ledger.pools.worker });
  const after = await conserved();
  expect(after).toMatchObject({ consumed: 0, opening: 50_500, difference: 0 });
  expect(after.remaining).not.toBe(before.remaining);
});

test('a balance that somebody touched shows as a difference', async () => {
  const touch = (by: number) =>
    ledger.pools.owner.query('UPDATE graha.credit_account SET remaining = remaining + $1', [by]);
  await touch(1);
  expect(await conserved()).toMatchObject({ difference: -3 });
  await touch(-1);
  expect(await conserved()).toMatchObject({ difference: 0 });
});
