import { createTestDatabase } from '@graha/dev-stack/test-context';
import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { auditTenant } from '../audit/audit.ts';
import { chargeBatch, chargeOutcome, type Charge } from './metering.ts';
import { call, calls, ENGINE, moveClock, openWorkspace, type Workspace, useDatabase } from '../testing/testing.ts';
import { accountOf } from '../requests/usage.ts';

const { pools } = useDatabase(createTestDatabase);
let workspace: Workspace;

const charge = (charges: Charge[]) => chargeBatch({ db: pools.api }, { charges, engineVersion: ENGINE });
const ask = (charges: Charge[], since = new Date()) =>
  chargeOutcome(
    { db: pools.api },
    {
      tenantIds: charges.map(({ tenantId }) => tenantId),
      requestIds: charges.map(({ requestId }) => requestId),
      since,
    },
  );
const spent = async () => {
  const account = await accountOf({ db: pools.app, tenantId: workspace.tenantId });
  return account && account.creditsLimit - account.creditsRemaining;
};

test('what was charged is returned with its seq and cost, what was not is absent', async () => {
  workspace = await openWorkspace(pools, { credits: 100 });
  const [lost, never] = [call(workspace, { cost: 2 }), call(workspace)];
  const [result] = await charge([lost, ...calls(20, workspace)]);
  const outcome = await ask([lost, never]);
  expect([...outcome.keys()]).toEqual([lost.requestId]);
  expect(outcome.get(lost.requestId)).toMatchObject({
    outcome: 'charged',
    seq: result?.seq,
    cost: 2,
    creditsRemaining: 78,
  });
});

test('each charge of a client’s key comes back with its own moment and engine, and one without a key with neither', async () => {
  workspace = await openWorkspace(pools, { credits: 5 });
  const keyed = (idempotencyKey: string, asOf: Date) =>
    call(workspace, { idempotencyKey, inputHash: Buffer.from('h'), asOf });
  const other = await openWorkspace(pools, { credits: 5 });
  const ofOther = { idempotencyKey: 'c', inputHash: Buffer.from('h'), asOf: new Date(3e12) };
  await charge(['c', 'd', 'e'].map((idempotencyKey) => call(other, { ...ofOther, idempotencyKey })));
  const [first, second, plain] = [keyed('a', new Date(1e12)), keyed('b', new Date(2e12)), call(workspace)];
  await charge([first, second, plain]);
  const outcome = await ask([first, second, plain]);
  expect(outcome.get(first.requestId)).toMatchObject({ asOf: new Date(1e12), engineVersion: ENGINE });
  expect(outcome.get(second.requestId)).toMatchObject({ asOf: new Date(2e12), engineVersion: ENGINE });
  expect(outcome.get(plain.requestId)).toMatchObject({ asOf: null, engineVersion: '' });
});

test('asking waits for a charge that is under way', async () => {
  workspace = await openWorkspace(pools, { credits: 5 });
  const lost = call(workspace);
  const client = await pools.api.connect();
  await client.query('BEGIN');
  await client.query('SELECT graha.charge_batch($1, $2, $3, $4, $5, $6, $7, $8, $9)', [
    [lost.tenantId],
    [lost.keyId],
    [lost.operation],
    [1],
    [lost.requestId],
    [null],
    [null],
    [null],
    ENGINE,
  ]);
  const asking = ask([lost]);
  await new Promise((resolve) => setTimeout(resolve, 200));
  await client.query('COMMIT');
  client.release();
  expect((await asking).has(lost.requestId)).toBe(true);
});

test('a lost charge that arrives after the question is still the only one', async () => {
  await pools.owner.query('DELETE FROM graha.charge_doubt'); // Clears all tenants: only this one is in doubt.
  workspace = await openWorkspace(pools, { credits: 5 });
  const lost = call(workspace, { cost: 2 });
  expect((await ask([lost])).size).toBe(0);
  const [arriving] = await charge([lost]); // The transaction that was thought lost.
  const [again] = await charge([lost]); // The second attempt of the replica.
  expect(arriving).toMatchObject({ outcome: 'charged', cost: 2 });
  expect(again).toMatchObject({ outcome: 'charged', cost: 2, seq: arriving?.seq });
  expect(await spent()).toBe(2);
  expect(await auditTenant({ db: pools.worker, tenantId: workspace.tenantId })).toEqual([]);
});

test('a lost charge that arrives together with the second attempt, in one batch, is charged once', async () => {
  workspace = await openWorkspace(pools, { credits: 5 });
  const lost = call(workspace, { cost: 2 });
  await ask([lost]);
  const [arriving, again] = await charge([lost, lost]);
  expect(again).toMatchObject({ outcome: 'charged', cost: 2, seq: arriving?.seq });
  expect(await spent()).toBe(2);
});

test('other requests of a tenant in doubt are charged as ever', async () => {
  workspace = await openWorkspace(pools, { credits: 5 });
  await ask([call(workspace)]);
  expect((await charge(calls(3, workspace))).map(({ seq }) => seq)).toEqual([3, 4, 5]);
  expect(await spent()).toBe(3);
});

test('the question looks back from the ledger’s own time, wherever its clock stands', async () => {
  workspace = await openWorkspace(pools, { credits: 5 });
  const lost = call(workspace);
  try {
    await moveClock(pools.owner, new Date(Date.now() + 40 * 86_400_000));
    await charge([lost, call(workspace)]);
    expect((await ask([lost])).size).toBe(1);
    expect((await ask([lost], new Date(Date.now() + 3_600_000))).size).toBe(0); // A start in the future finds nothing.
  } finally {
    await moveClock(pools.owner, new Date());
  }
});

test('an unknown tenant has no outcome', async () => {
  workspace = await openWorkspace(pools, { credits: 5 });
  expect((await ask([call(workspace, { tenantId: randomUUID() })])).size).toBe(0);
});
