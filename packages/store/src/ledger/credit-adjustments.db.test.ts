import { createTestDatabase } from '@graha/dev-stack/test-context';
import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { auditTenant } from '../audit/audit.ts';
import { query } from '../postgres/query.ts';
import { applyAdjustments } from './credit-adjustments.ts';
import { chargeBatch } from './metering.ts';
import { useOperatorLedger } from '../testing/testing-operator.ts';
import { BY, call, calls, ENGINE, grant, grantTopUp, openWorkspace, type Workspace } from '../testing/testing.ts';
import { accountOf } from '../requests/usage.ts';
import { setCallsLimit, withdrawGrant } from './credit-grants.ts';
import { adjustCredits, recordAdjustment } from '../billing/operator-grants.ts';
import { ensureTenant } from '../tenants/workspace.ts';

const { ledger, operator } = useOperatorLedger(createTestDatabase);

const OPERATOR = { actor: { kind: 'admin', id: 'op_1' } } as const;
const fields = ({ tenantId }: Workspace, amount: number, adjustmentId: string = randomUUID()) => ({
  tenantId,
  adjustmentId,
  amount,
  reason: 'for the outage',
});
const account = (tenantId: string) => accountOf({ db: ledger.pools.app, tenantId });
const entries = async ({ tenantId }: Workspace) => {
  const text = 'SELECT kind, cost::float8, data FROM graha.ledger_entry WHERE tenant_id = $1 ORDER BY seq';
  return (await query(ledger.pools.owner, text, [tenantId])).rows;
};

test('what an operator adds is a grant that names them; why stands in the log alone', async () => {
  const workspace = await openWorkspace(ledger.pools, { credits: 5 });
  await adjustCredits(
    { db: ledger.pools.worker, tenantId: fields(workspace, 500).tenantId, ...OPERATOR },
    fields(workspace, 500),
  );
  expect(await account(workspace.tenantId)).toMatchObject({ creditsRemaining: 505 });
  expect((await entries(workspace)).at(-1)).toMatchObject({
    kind: 'CreditsGranted',
    cost: 500,
    data: {
      kind: 'adjust',
      reason: expect.not.stringContaining('outage'),
      by: 'op_1',
      expiresAt: '9999-12-31T00:00:00.000000Z',
    },
  });
  expect(await auditTenant({ db: ledger.pools.worker, tenantId: workspace.tenantId })).toEqual([]);
});

test('what an operator takes comes out of unspent credits in the order of spending, and never more than there are', async () => {
  const workspace = await openWorkspace(ledger.pools, { credits: 10 });
  await grant(ledger.pools.owner, workspace.tenantId, 10, new Date(Date.now() + 86_400_000));
  await chargeBatch({ db: ledger.pools.api }, { charges: calls(1, workspace, { cost: 4 }), engineVersion: ENGINE });
  await adjustCredits(
    { db: ledger.pools.worker, tenantId: fields(workspace, -8).tenantId, ...OPERATOR },
    fields(workspace, -8),
  );
  expect((await entries(workspace)).slice(-2)).toMatchObject([
    { kind: 'CreditsWithdrawn', cost: 6, data: { grant: 3, by: 'op_1' } },
    { kind: 'CreditsWithdrawn', cost: 2, data: { grant: 2 } },
  ]);
  await adjustCredits(
    { db: ledger.pools.worker, tenantId: fields(workspace, -1_000).tenantId, ...OPERATOR },
    fields(workspace, -1_000),
  );
  expect(await account(workspace.tenantId)).toMatchObject({ creditsRemaining: 0, creditsLimit: 4 });
  expect(
    await chargeBatch({ db: ledger.pools.api }, { charges: [call(workspace)], engineVersion: ENGINE }),
  ).toMatchObject([{ outcome: 'credits_exhausted' }]);
  expect(await auditTenant({ db: ledger.pools.worker, tenantId: workspace.tenantId })).toEqual([]);
});

test('an operator records an adjustment, and workers side by side apply it once, in its order', async () => {
  const workspace = await openWorkspace(ledger.pools, { credits: 3 });
  const { worker } = ledger.pools;
  const twice = randomUUID();
  await recordAdjustment(
    { db: operator(), tenantId: fields(workspace, -10, twice).tenantId, ...OPERATOR },
    fields(workspace, -10, twice),
  );
  await recordAdjustment(
    { db: operator(), tenantId: fields(workspace, -10, twice).tenantId, ...OPERATOR },
    fields(workspace, -10, twice),
  ); // A repeat, as by a second press of the button.
  await recordAdjustment(
    { db: operator(), tenantId: fields(workspace, 7).tenantId, ...OPERATOR },
    fields(workspace, 7),
  );
  expect(await account(workspace.tenantId)).toMatchObject({ creditsRemaining: 3 });
  const applied = await Promise.all(
    [worker, ledger.replica.worker, worker].map((pool) => applyAdjustments({ db: pool })),
  );
  expect(applied.reduce((sum, count) => sum + count, 0)).toBe(2);
  expect(await account(workspace.tenantId)).toMatchObject({ creditsRemaining: 7 });
  expect(await applyAdjustments({ db: worker })).toBe(0);
  const { rows } = await worker.query(
    'SELECT wanted::float8, applied::float8 FROM graha.credit_adjustment WHERE tenant_id = $1 ORDER BY wanted',
    [workspace.tenantId],
  );
  expect(rows).toEqual([
    { wanted: -10, applied: -3 },
    { wanted: 7, applied: 7 },
  ]);
  expect(await auditTenant({ db: worker, tenantId: workspace.tenantId })).toEqual([]);
});

test('a refund takes what is unspent of its grant, and what was spent of it can still be reversed', async () => {
  const workspace = await openWorkspace(ledger.pools, { plan: 'internal' });
  const { tenantId } = workspace;
  const { worker, api } = ledger.pools;
  const source = { type: 'checkout', id: 'cs_1' };
  await grantTopUp(worker, tenantId, source);
  const [spent] = await chargeBatch({ db: api }, { charges: [call(workspace, { cost: 2 })], engineVersion: ENGINE });
  expect(await withdrawGrant({ db: worker, tenantId }, { source, reason: 'refund re_1' })).toBe(49_998);
  expect(await withdrawGrant({ db: worker, tenantId }, { source, reason: 'refund re_1' })).toBe(0);
  expect(await withdrawGrant({ db: worker, tenantId }, { source: { ...source, id: 'cs_2' }, reason: 'x' })).toBeNull();
  expect(await account(tenantId)).toMatchObject({ creditsRemaining: 0, creditsLimit: 2 });
  await worker.query('SELECT graha.reverse($1, $2, $3)', [tenantId, spent?.seq, 'not delivered']);
  expect(await account(tenantId)).toMatchObject({ creditsRemaining: 2 });
  expect(await auditTenant({ db: worker, tenantId })).toEqual([]);
});

test('a grant is withdrawn and spent at the same time without a credit lost or made', async () => {
  const workspace = await openWorkspace(ledger.pools, { plan: 'internal' });
  const { tenantId } = workspace;
  const source = { type: 'checkout', id: 'cs_1' };
  await grantTopUp(ledger.pools.worker, tenantId, source);
  // A small number, so that none waits for the account longer than the 250 ms after which a batch gives up.
  const spending = [ledger.pools, ledger.replica].flatMap(({ api }) =>
    Array.from({ length: 3 }, () => chargeBatch({ db: api }, { charges: calls(20, workspace), engineVersion: ENGINE })),
  );
  const [taken, ...results] = await Promise.all([
    withdrawGrant({ db: ledger.pools.worker, tenantId }, { source, reason: 'refund' }),
    ...spending,
  ]);
  const spent = results.flat().filter(({ outcome }) => outcome === 'charged').length;
  expect((taken ?? 0) + spent).toBe(50_000);
  expect(await auditTenant({ db: ledger.pools.worker, tenantId })).toEqual([]);
});

test('a workspace may begin with fewer calls than its plan allows, and the worker lifts the limit', async () => {
  const tenantId = randomUUID();
  await ensureTenant({ db: ledger.pools.app, tenantId, ...BY }, { name: 'Acme', ownerUserId: 'u1', callsMax: 100 });
  expect(await account(tenantId)).toMatchObject({ plan: 'free', callsLimit: 100, creditsRemaining: 50_000 });
  expect(await setCallsLimit({ db: ledger.pools.worker, tenantId }, { callsMax: 10_000 })).toBe(true);
  expect(await setCallsLimit({ db: ledger.pools.worker, tenantId }, { callsMax: 10_000 })).toBe(false);
  expect(await account(tenantId)).toMatchObject({ callsLimit: 10_000 });
});

test('a limit of calls below what is used refuses the next call and leaves none', async () => {
  const workspace = await openWorkspace(ledger.pools, { plan: 'free' });
  await chargeBatch({ db: ledger.pools.api }, { charges: calls(5, workspace), engineVersion: ENGINE });
  await setCallsLimit({ db: ledger.pools.worker, tenantId: workspace.tenantId }, { callsMax: 3 });
  const [refused] = await chargeBatch({ db: ledger.pools.api }, { charges: [call(workspace)], engineVersion: ENGINE });
  expect(refused).toMatchObject({ outcome: 'calls_exhausted', callsRemaining: 0 });
});

test('a plan that counts no calls is given no limit of them', async () => {
  const workspace = await openWorkspace(ledger.pools, { plan: 'starter' });
  expect(await setCallsLimit({ db: ledger.pools.worker, tenantId: workspace.tenantId }, { callsMax: 10_000 })).toBe(
    false,
  );
  expect(await account(workspace.tenantId)).toMatchObject({ callsLimit: null });
});
