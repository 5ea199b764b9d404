import { createTestDatabase } from '@graha/dev-stack/test-context';
import { CALL_CREDITS_MAX, callsCounted } from '@graha/domain/billing/plans';
import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { expect, test } from 'vitest';
import { auditTenant } from '../audit/audit.ts';
import { chargeBatch, type Charge } from './metering.ts';
import { call, calls, ENGINE, grant, inTurn, openWorkspace, tally, useLedger, type Pools } from '../testing/testing.ts';
import { accountOf } from '../requests/usage.ts';

const ledger = useLedger(createTestDatabase);

const remaining = async (tenantId: string) => (await accountOf({ db: ledger.pools.app, tenantId }))?.creditsRemaining;
const outcomes = async (pools: Pools, charges: Charge[]) =>
  (await chargeBatch({ db: pools.api }, { charges, engineVersion: ENGINE })).map(({ outcome }) => outcome);

test('two replicas racing 1,600 charges for 1,000 credits spend exactly 1,000, and the entries add up', async () => {
  const workspace = await openWorkspace(ledger.pools, { credits: 333 });
  await grant(ledger.pools.owner, workspace.tenantId, 667, new Date(Date.now() + 86_400_000));
  const racing = [ledger.pools, ledger.replica].map((pools) => inTurn(20, () => outcomes(pools, calls(40, workspace))));
  expect(tally((await Promise.all(racing)).flat())).toEqual({ charged: 1000, credits_exhausted: 600 });
  expect(await remaining(workspace.tenantId)).toBe(0);
  expect(await auditTenant({ db: ledger.pools.worker, tenantId: workspace.tenantId })).toEqual([]);
});

test('batches that name the same tenants in opposite order do not block each other', async () => {
  const [one, two] = [
    await openWorkspace(ledger.pools, { credits: 500 }),
    await openWorkspace(ledger.pools, { credits: 500 }),
  ];
  const mixed = (first: typeof one, second: typeof one) =>
    Array.from({ length: 20 }, (_, index) => call(index % 2 ? second : first, { cost: 1 + (index % 3) }));
  const racing = [
    inTurn(25, () => outcomes(ledger.pools, mixed(one, two))),
    inTurn(25, () => outcomes(ledger.replica, mixed(two, one))),
  ];
  expect(Object.keys(tally((await Promise.all(racing)).flat())).toSorted()).toEqual(['charged', 'credits_exhausted']);
  for (const { tenantId } of [one, two]) expect(await auditTenant({ db: ledger.pools.worker, tenantId })).toEqual([]);
});

test('answers come in the order of the charges, each with the balance after it', async () => {
  const [rich, poor] = [
    await openWorkspace(ledger.pools, { credits: 10 }),
    await openWorkspace(ledger.pools, { credits: 1 }),
  ];
  const order = [call(rich), call(poor), call(rich, { cost: 2 }), call(poor), call(rich)];
  const results = await chargeBatch({ db: ledger.pools.api }, { charges: order, engineVersion: ENGINE });
  expect(results.map(({ outcome, cost, creditsRemaining }) => [outcome, cost, creditsRemaining])).toEqual([
    ['charged', 1, 9],
    ['charged', 1, 0],
    ['charged', 2, 7],
    ['credits_exhausted', 0, 0],
    ['charged', 1, 6],
  ]);
  expect(results[4]).toMatchObject({ creditsLimit: 10, callsRemaining: null, engineVersion: ENGINE, asOf: null });
});

test('thresholds are shares of all credits of the period, also of those that earlier batches used', async () => {
  const workspace = await openWorkspace(ledger.pools, { credits: 100 });
  const crossed: boolean[] = [];
  for (const cost of [40, 9, 1, 29, 1]) {
    const charges = [call(workspace, { cost })];
    const [result] = await chargeBatch({ db: ledger.pools.api }, { charges, engineVersion: ENGINE });
    crossed.push(result?.crossed ?? false);
  }
  expect(crossed).toEqual([false, false, true, false, true]);
});

test('a tenant that nobody knows is named as such and hurts no other', async () => {
  const workspace = await openWorkspace(ledger.pools, { credits: 1 });
  const stranger = call(workspace, { tenantId: randomUUID() });
  expect(await outcomes(ledger.pools, [stranger, call(workspace)])).toEqual(['unknown_tenant', 'charged']);
});

test('an empty batch is answered with nothing', async () => {
  expect(await chargeBatch({ db: ledger.pools.api }, { charges: [], engineVersion: ENGINE })).toEqual([]);
});

test('a locked tenant fails its batch after a quarter of a second, and the others succeed when run alone', async () => {
  const [locked, free] = [
    await openWorkspace(ledger.pools, { credits: 5 }),
    await openWorkspace(ledger.pools, { credits: 5 }),
  ];
  const holder = await ledger.pools.owner.connect();
  try {
    await holder.query('BEGIN');
    await holder.query('SELECT FROM graha.credit_account WHERE tenant_id = $1 FOR UPDATE', [locked.tenantId]);
    await expect(outcomes(ledger.pools, [call(locked), call(free)])).rejects.toMatchObject({ code: '55P03' });
    const { rows } = await holder.query(`SELECT proconfig FROM pg_proc WHERE proname = 'charge_batch'`);
    expect(rows).toEqual([{ proconfig: expect.arrayContaining(['lock_timeout=250ms']) }]);
    expect(await outcomes(ledger.pools, [call(free)])).toEqual(['charged']);
  } finally {
    await holder.query('ROLLBACK');
    holder.release();
  }
  expect(await outcomes(ledger.pools, [call(locked)])).toEqual(['charged']);
  expect(await remaining(free.tenantId)).toBe(4); // Nothing of the failed batch was committed.
});

test('a session that does not wait for the disk is made to wait', async () => {
  const { tenantId, key } = await openWorkspace(ledger.pools, { credits: 5 });
  const client = await ledger.pools.api.connect();
  try {
    await client.query('SET synchronous_commit = off');
    await client.query('BEGIN');
    await client.query('SELECT graha.charge_batch($1, $2, $3, $4, $5, $6, $7, $8, $9)', [
      [tenantId],
      [key.keyId],
      ['x'],
      [1],
      ['r'],
      [null],
      [null],
      [null],
      ENGINE,
    ]);
    const { rows } = await client.query('SHOW synchronous_commit');
    expect(rows).toEqual([{ synchronous_commit: 'on' }]);
    await client.query('COMMIT');
  } finally {
    client.release(true);
  }
});

test.each([
  ['an old cost', 'cost = 0', /^entry 4: has a hash/],
  ['an old burn', "burn = '[]'", /^entry 4: has a hash/],
  ['a missing entry', null, /^entry 5: follows entry 3/],
] as const)('tampering with %s is seen, and the entry is named', async (_what, change, problem) => {
  const workspace = await openWorkspace(ledger.pools, { credits: 10 });
  await outcomes(ledger.pools, calls(6, workspace));
  expect(await auditTenant({ db: ledger.pools.worker, tenantId: workspace.tenantId })).toEqual([]);
  const superuser = new Client({ connectionString: ledger.database.superuserUrl });
  await superuser.connect();
  const statement = change === null ? 'DELETE FROM graha.ledger_entry' : `UPDATE graha.ledger_entry SET ${change}`;
  await superuser.query(`${statement} WHERE tenant_id = $1 AND seq = 4`, [workspace.tenantId]);
  await superuser.end();
  expect((await auditTenant({ db: ledger.pools.worker, tenantId: workspace.tenantId }))[0]).toMatch(problem);
});

test('on a plan with a limit of calls, each price counts as the calls that the domain says, and credits never end first', async () => {
  const workspace = await openWorkspace(ledger.pools, { plan: 'free' });
  const { tenantId } = workspace;
  const read = async () =>
    (await accountOf({ db: ledger.pools.app, tenantId })) ?? { callsUsed: NaN, callsLimit: null };
  for (const cost of [1, 2, 4, 5, 6, 10, 11, 37, 366]) {
    const { callsUsed } = await read();
    expect(await outcomes(ledger.pools, [call(workspace, { cost })])).toEqual(['charged']);
    expect([cost, (await read()).callsUsed - callsUsed]).toEqual([cost, callsCounted(cost)]);
  }
  const { callsUsed, callsLimit } = await read();
  const left = (callsLimit ?? 0) - callsUsed;
  const tooLong = call(workspace, { cost: left * CALL_CREDITS_MAX + 1 });
  const whole = call(workspace, { cost: left * CALL_CREDITS_MAX });
  expect(await outcomes(ledger.pools, [tooLong, whole, call(workspace)])).toEqual([
    'calls_exhausted',
    'charged',
    'calls_exhausted',
  ]);
  expect(await auditTenant({ db: ledger.pools.worker, tenantId })).toEqual([]);
});

test('on a plan without a limit of calls every charge is one call', async () => {
  const workspace = await openWorkspace(ledger.pools, { credits: 400 });
  expect(await outcomes(ledger.pools, [call(workspace, { cost: 366 })])).toEqual(['charged']);
  expect(await accountOf({ db: ledger.pools.app, tenantId: workspace.tenantId })).toMatchObject({ callsUsed: 1 });
});
