import { createTestDatabase } from '@graha/dev-stack/test-context';
import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { chargeBatch } from './metering.ts';
import { grantsOf, periodsOf, statementOf, type Statement } from './statements.ts';
import { calls, ENGINE, grantTopUp, moveClock, openWorkspace, useLedger, type Workspace } from '../testing/testing.ts';
import { accountOf } from '../requests/usage.ts';
import { grantCredits, withdrawGrant } from './credit-grants.ts';

const ledger = useLedger(createTestDatabase);

const charge = (workspace: Workspace, count: number, cost = 1) =>
  chargeBatch({ db: ledger.pools.api }, { charges: calls(count, workspace, { cost }), engineVersion: ENGINE });
const statements = async ({ tenantId }: Workspace): Promise<(Statement | null)[]> => {
  const starts = await periodsOf({ db: ledger.pools.app, tenantId });
  return Promise.all(starts.map((start) => statementOf({ db: ledger.pools.app, tenantId }, { periodStart: start })));
};
const sum = ({ opening, granted, reversed, consumed, expired, withdrawn }: Statement) =>
  opening + granted + reversed - consumed - expired - withdrawn;

test('a statement says where the credits of a period came from and went, and sums to the credit', async () => {
  const { owner, worker } = ledger.pools;
  await moveClock(owner, '2027-01-10T00:00:00Z');
  const workspace = await openWorkspace(ledger.pools, { plan: 'free' });
  const { tenantId } = workspace;
  const source = { type: 'invoice', id: 'il_1' };
  await grantCredits(
    { db: worker, tenantId },
    { amount: 50_000, kind: 'topup', expiresAt: new Date('2028-01-10T00:00:00Z'), source },
  );
  const [first] = await charge(workspace, 5, 2);
  await worker.query('SELECT graha.reverse($1, $2, $3)', [tenantId, first?.seq, 'not delivered']);
  await withdrawGrant({ db: worker, tenantId }, { source, reason: 'refund' });
  await moveClock(owner, '2027-02-03T00:00:00Z');
  await charge(workspace, 3);

  const [february, january] = await statements(workspace);
  expect(january).toEqual({
    plan: 'free',
    periodStart: new Date('2027-01-01T00:00:00Z'),
    periodEnd: new Date('2027-02-01T00:00:00Z'),
    isClosed: true,
    calls: 4,
    opening: 0,
    granted: 100_000,
    consumed: 10,
    reversed: 2,
    expired: 49_992,
    withdrawn: 50_000,
    closing: 0,
  });
  expect(february).toMatchObject({ isClosed: false, opening: 0, granted: 50_000, consumed: 3, closing: 49_997 });
  for (const statement of [january, february]) expect(statement && sum(statement)).toBe(statement?.closing);
});

test('what one period closes with is what the next one opens with', async () => {
  const { owner } = ledger.pools;
  await moveClock(owner, '2027-01-10T00:00:00Z');
  const workspace = await openWorkspace(ledger.pools, { plan: 'starter', credits: 7 });
  for (const month of ['02', '03', '04']) {
    await charge(workspace, 2);
    await moveClock(owner, `2027-${month}-15T00:00:00Z`);
  }
  await charge(workspace, 1);
  const rows = (await statements(workspace)).toReversed();
  expect(rows).toHaveLength(4);
  expect(rows.slice(1).map((one) => one?.opening)).toEqual(rows.slice(0, -1).map((one) => one?.closing));
  expect(rows.at(-1)?.closing).toBe(
    (await accountOf({ db: ledger.pools.app, tenantId: workspace.tenantId }))?.creditsRemaining,
  );
});

test('another tenant’s statement is not found, nor one of a period that never was', async () => {
  const [mine, other] = [await openWorkspace(ledger.pools, { credits: 5 }), await openWorkspace(ledger.pools)];
  const [start = new Date()] = await periodsOf({ db: ledger.pools.app, tenantId: mine.tenantId });
  expect(await statementOf({ db: ledger.pools.app, tenantId: mine.tenantId }, { periodStart: start })).toMatchObject({
    granted: 5,
  });
  expect(await statementOf({ db: ledger.pools.app, tenantId: other.tenantId }, { periodStart: start })).toBeNull();
  expect(
    await statementOf(
      { db: ledger.pools.app, tenantId: mine.tenantId },
      { periodStart: new Date(start.getTime() - 1) },
    ),
  ).toBeNull();
  expect(await periodsOf({ db: ledger.pools.app, tenantId: randomUUID() })).toEqual([]);
});

test('grants are listed with what is left of them, in the order of spending, and spent ones are not', async () => {
  const { worker, app } = ledger.pools;
  const workspace = await openWorkspace(ledger.pools, { plan: 'free' });
  const { tenantId } = workspace;
  await grantTopUp(worker, tenantId, { type: 'invoice', id: 'il_1' });
  const add = (amount: number, expiresAt: Date | null, id: string) =>
    grantCredits({ db: worker, tenantId }, { amount, kind: 'promo', expiresAt, source: { type: 'test', id } });
  await add(3, new Date(Date.now() + 60_000), 'spent');
  await add(9, null, 'endless');
  await charge(workspace, 2, 2);
  const { periodEnd } = (await accountOf({ db: app, tenantId })) ?? {};
  expect(await grantsOf({ db: app, tenantId })).toMatchObject([
    { kind: 'plan', credits: 50_000, creditsLeft: 49_999, expiresAt: periodEnd },
    { kind: 'topup', credits: 50_000, creditsLeft: 50_000, expiresAt: expect.any(Date) },
    { kind: 'promo', credits: 9, creditsLeft: 9, expiresAt: null },
  ]);
});
