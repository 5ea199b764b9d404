import type { PlanId } from '@graha/domain/billing/plans';
import { createTestDatabase } from '@graha/dev-stack/test-context';
import { expect, test } from 'vitest';
import { auditTenant } from '../audit/audit.ts';
import { query } from '../postgres/query.ts';
import { chargeBatch } from './metering.ts';
import { call, calls, ENGINE, grant, moveClock, openWorkspace, useLedger, type Workspace } from '../testing/testing.ts';
import { accountOf } from '../requests/usage.ts';

const ledger = useLedger(createTestDatabase);

const at = (instant: string) => moveClock(ledger.pools.owner, instant);
const charge = async (workspace: Workspace, count = 1, cost = 1) =>
  (
    await chargeBatch({ db: ledger.pools.api }, { charges: calls(count, workspace, { cost }), engineVersion: ENGINE })
  ).map(({ outcome }) => outcome);
const account = (workspace: Workspace) => accountOf({ db: ledger.pools.app, tenantId: workspace.tenantId });
const kinds = async ({ tenantId }: Workspace) => {
  const text = 'SELECT kind FROM graha.ledger_entry WHERE tenant_id = $1 ORDER BY seq';
  return (await query(ledger.pools.owner, text, [tenantId])).rows.map(({ kind }) => kind);
};
const setPlan = (
  workspace: Workspace,
  plan: PlanId,
  limits: [number, number | null, string, string | null],
  version = 1,
) =>
  ledger.pools.worker.query('SELECT graha.set_plan($1, $2, $3, $4, $5, $6, $7) AS done', [
    workspace.tenantId,
    plan,
    ...limits,
    version,
  ]);

test('a free month that is over is closed by the next call, and its allowance does not roll over', async () => {
  await at('2027-01-31T23:59:50Z');
  const workspace = await openWorkspace(ledger.pools, { plan: 'free' });
  expect(await charge(workspace, 3, 2)).toEqual(['charged', 'charged', 'charged']);
  await at('2027-02-01T00:00:05Z');
  expect(await charge(workspace)).toEqual(['charged']);
  expect(await account(workspace)).toMatchObject({
    periodStart: new Date('2027-02-01T00:00:00Z'),
    periodEnd: new Date('2027-03-01T00:00:00Z'),
    creditsRemaining: 49_999,
    creditsLimit: 50_000,
    callsUsed: 1,
  });
  expect((await kinds(workspace)).slice(-5)).toEqual([
    'CreditsExpired',
    'PeriodClosed',
    'PeriodOpened',
    'CreditsGranted',
    'CallCharged',
  ]);
  expect(await auditTenant({ db: ledger.pools.worker, tenantId: workspace.tenantId })).toEqual([]);
});

test('a plan that is set ends the change that was scheduled before it', async () => {
  await at('2027-03-10T12:00:00Z');
  const workspace = await openWorkspace(ledger.pools, { plan: 'free' });
  await setPlan(workspace, 'growth', [500, null, 'anchored', '2027-03-10T12:00:00Z']);
  const values = [workspace.tenantId, 'starter', 100, null, 'anchored', '2027-04-10T12:00:00Z', 2];
  await ledger.pools.worker.query('SELECT graha.schedule_plan($1, $2, $3, $4, $5, $6, $7)', values);
  await setPlan(workspace, 'scale', [900, null, 'anchored', '2027-03-10T12:00:00Z'], 3);
  const text = 'SELECT next_plan, next_plan_at FROM graha.credit_account WHERE tenant_id = $1';
  expect((await query(ledger.pools.owner, text, [workspace.tenantId])).rows).toEqual([
    { next_plan: null, next_plan_at: null },
  ]);
});

test('a call at the instant at which a free month ends belongs to the next one', async () => {
  await at('2027-07-31T23:59:00Z');
  const workspace = await openWorkspace(ledger.pools, { plan: 'free' });
  expect(await charge(workspace)).toEqual(['charged']);
  const ended = '2027-08-01T00:00:00Z';
  // No charge is earlier than the last one, so the next one is at this instant.
  const last = [workspace.tenantId, ended];
  await ledger.pools.owner.query('UPDATE graha.credit_account SET last_at = $2 WHERE tenant_id = $1', last);
  expect(await charge(workspace)).toEqual(['charged']);
  expect(await account(workspace)).toMatchObject({ periodStart: new Date(ended), callsUsed: 1 });
});

test('two replicas that meet the end of a month open the next one once', async () => {
  await at('2027-03-31T12:00:00Z');
  const workspace = await openWorkspace(ledger.pools, { plan: 'free' });
  await at('2027-04-01T00:00:01Z');
  await Promise.all([charge(workspace), charge(workspace), charge(workspace), charge(workspace)]);
  expect((await kinds(workspace)).filter((kind) => kind === 'PeriodOpened')).toHaveLength(2);
  expect(await account(workspace)).toMatchObject({ callsUsed: 4, creditsRemaining: 49_996 });
});

test('months without a call are passed over, and the worker settles who stays idle', async () => {
  await at('2027-01-10T00:00:00Z');
  const workspace = await openWorkspace(ledger.pools, { plan: 'free' });
  await at('2027-06-15T00:00:00Z');
  const settled = async () =>
    (await query(ledger.pools.worker, 'SELECT graha.settle_due(100) AS count')).rows[0]?.count;
  expect(await settled()).toBeGreaterThan(0); // Includes the accounts of other tests.
  expect(await settled()).toBe(0);
  expect(await account(workspace)).toMatchObject({
    periodStart: new Date('2027-06-01T00:00:00Z'),
    creditsRemaining: 50_000,
  });
  expect((await kinds(workspace)).filter((kind) => kind === 'PeriodOpened')).toHaveLength(2);
});

test('an anchored period keeps the 31st and clamps it in short months', async () => {
  await at('2027-12-31T15:30:00Z');
  const workspace = await openWorkspace(ledger.pools);
  await setPlan(workspace, 'starter', [100, null, 'anchored', '2027-12-31T15:30:00Z']);
  const ends: (string | undefined)[] = [];
  for (const month of ['2028-01-05', '2028-02-05', '2028-03-05', '2028-04-05', '2028-05-05']) {
    await at(`${month}T00:00:00Z`);
    await charge(workspace);
    ends.push((await account(workspace))?.periodEnd.toISOString().slice(0, 16));
  }
  const days = ['2028-01-31', '2028-02-29', '2028-03-31', '2028-04-30', '2028-05-31'];
  expect(ends).toEqual(days.map((day) => `${day}T15:30`));
  expect(await auditTenant({ db: ledger.pools.worker, tenantId: workspace.tenantId })).toEqual([]);
});

test('an account without periods never rolls', async () => {
  await at('2027-01-10T00:00:00Z');
  const workspace = await openWorkspace(ledger.pools, { credits: 10 });
  await at('2028-01-09T00:00:00Z');
  expect(await charge(workspace)).toEqual(['charged']);
  expect(await kinds(workspace)).toEqual(['PeriodOpened', 'CreditsGranted', 'CallCharged']);
});

test('what expires first burns first, then the lower priority number, then the older grant', async () => {
  const workspace = await openWorkspace(ledger.pools);
  const later = new Date(Date.now() + 20 * 86_400_000);
  const soon = new Date(Date.now() + 10 * 86_400_000);
  const add = (amount: number, expiresAt: Date, priority: number, id: string) =>
    ledger.pools.worker.query('SELECT graha.grant_credits($1, $2, $3, $4, $5, $6, $7)', [
      workspace.tenantId,
      'topup',
      amount,
      expiresAt,
      priority,
      'test',
      id,
    ]);
  await add(2, later, 0, 'a'); // Entry 2.
  await add(2, soon, 5, 'b'); // Entry 3.
  await add(2, soon, 1, 'c'); // Entry 4.
  await add(2, soon, 1, 'd'); // Entry 5.
  await charge(workspace, 1, 7);
  const { rows } = await query(
    ledger.pools.owner,
    "SELECT burn FROM graha.ledger_entry WHERE tenant_id = $1 AND kind = 'CallCharged'",
    [workspace.tenantId],
  );
  expect(rows[0]?.burn).toEqual([
    [4, 2],
    [5, 2],
    [3, 2],
    [2, 1],
  ]);
});

test('credits that have expired are gone at the moment of the charge', async () => {
  const workspace = await openWorkspace(ledger.pools, { credits: 2 });
  await grant(ledger.pools.owner, workspace.tenantId, 5, new Date(Date.now() + 3_600_000));
  await charge(workspace, 1, 3);
  await moveClock(ledger.pools.owner, new Date(Date.now() + 3_601_000));
  expect(await charge(workspace, 3)).toEqual(['charged', 'charged', 'credits_exhausted']);
  expect((await kinds(workspace)).filter((kind) => kind === 'CreditsExpired')).toHaveLength(1);
  expect(await auditTenant({ db: ledger.pools.worker, tenantId: workspace.tenantId })).toEqual([]);
});

test('a source grants once, whatever the amount; another type or id is another source', async () => {
  const workspace = await openWorkspace(ledger.pools);
  const again = (amount: number, type = 'invoice', id = 'il_1') =>
    ledger.pools.worker.query("SELECT graha.grant_credits($1, 'topup', $2, $3, 0, $4, $5) AS seq", [
      workspace.tenantId,
      amount,
      new Date(Date.now() + 86_400_000),
      type,
      id,
    ]);
  expect((await again(5)).rows).toEqual([{ seq: '2' }]);
  expect((await again(7)).rows).toEqual([{ seq: null }]);
  expect(await account(workspace)).toMatchObject({ creditsRemaining: 5 });
  expect((await again(7, 'refund')).rows).toEqual([{ seq: '3' }]);
  expect((await again(7, 'invoice', 'il_2')).rows).toEqual([{ seq: '4' }]);
  expect(await account(workspace)).toMatchObject({ creditsRemaining: 19 });
});

test('where calls are limited they bind, however many credits are left', async () => {
  const workspace = await openWorkspace(ledger.pools);
  await setPlan(workspace, 'free', [100, 3, 'calendar_month', null]);
  const results = await chargeBatch({ db: ledger.pools.api }, { charges: calls(5, workspace), engineVersion: ENGINE });
  expect(results.map(({ outcome, callsRemaining }) => [outcome, callsRemaining])).toEqual([
    ['charged', 2],
    ['charged', 1],
    ['charged', 0],
    ['calls_exhausted', 0],
    ['calls_exhausted', 0],
  ]);
});

test('a new plan starts a period at once and leaves unspent credits their own expiry', async () => {
  const workspace = await openWorkspace(ledger.pools, { plan: 'free' });
  await charge(workspace, 2);
  expect((await setPlan(workspace, 'starter', [100_000, null, 'anchored', null], 2)).rows).toEqual([{ done: true }]);
  expect((await setPlan(workspace, 'free', [50_000, 10_000, 'calendar_month', null], 2)).rows).toEqual([
    { done: false },
  ]);
  expect(await account(workspace)).toMatchObject({
    plan: 'starter',
    creditsRemaining: 149_998,
    callsUsed: 0,
    callsLimit: null,
  });
  expect(await auditTenant({ db: ledger.pools.worker, tenantId: workspace.tenantId })).toEqual([]);
});

test('going back to a plan within its month grants nothing again', async () => {
  const workspace = await openWorkspace(ledger.pools, { plan: 'free' });
  const free: [number, number | null, string, null] = [50_000, 10_000, 'calendar_month', null];
  await setPlan(workspace, 'internal', [0, null, 'none', null], 1);
  await setPlan(workspace, 'free', free, 2);
  const text = 'SELECT kind, priority FROM graha.credit_grant WHERE tenant_id = $1';
  expect((await ledger.pools.owner.query(text, [workspace.tenantId])).rows).toEqual([{ kind: 'plan', priority: 0 }]);
  expect(await account(workspace)).toMatchObject({ plan: 'free', creditsRemaining: 50_000 });
});

test.each(['', ' of another plan'])(
  'a paid period that a faster clock began seconds ahead brings one allowance%s',
  async (other) => {
    await at('2028-01-31T11:59:30Z');
    const workspace = await openWorkspace(ledger.pools);
    if (other) await setPlan(workspace, 'growth', [500, null, 'anchored', '2027-12-31T12:00:00Z']);
    await setPlan(workspace, 'starter', [100, null, 'anchored', '2028-01-31T12:00:00Z'], 2);
    expect(await charge(workspace)).toEqual(['charged']);
    expect((await account(workspace))?.periodEnd).toEqual(new Date('2028-02-29T12:00:00Z'));
    await at('2028-01-31T12:00:30Z');
    expect(await charge(workspace)).toEqual(['charged']);
    const text = `SELECT source_id AS source, expires_at AS "expiresAt" FROM graha.credit_grant
    WHERE tenant_id = $1 AND source_id LIKE 'starter %'` as const;
    expect((await query(ledger.pools.owner, text, [workspace.tenantId])).rows).toEqual([
      { source: 'starter 2028-01-31T12:00:00.000000Z', expiresAt: new Date('2028-02-29T12:00:00Z') },
    ]);
    expect(await auditTenant({ db: ledger.pools.worker, tenantId: workspace.tenantId })).toEqual([]);
  },
);

test('partitions stand three months back and thirteen ahead, and making them again makes none', async () => {
  await at('2030-05-20T00:00:00Z');
  const { rows } = await query(ledger.pools.worker, 'SELECT graha.ensure_partitions() AS made');
  expect(rows).toEqual([{ made: 0 }]);
  const { rows: names } = await query(
    ledger.pools.owner,
    "SELECT inhrelid::regclass::text AS name FROM pg_inherits WHERE inhparent = 'graha.ledger_entry'::regclass ORDER BY 1",
  );
  const around = names.map(({ name }) => name).filter((name) => /20(30|31)/.test(name));
  expect([around.length, around[0], around.at(-1)]).toEqual([
    17,
    'graha.ledger_entry_2030_02',
    'graha.ledger_entry_2031_06',
  ]);
  const workspace = await openWorkspace(ledger.pools, { credits: 1 });
  expect(
    await chargeBatch({ db: ledger.pools.api }, { charges: [call(workspace)], engineVersion: ENGINE }),
  ).toMatchObject([{ outcome: 'charged' }]);
});
