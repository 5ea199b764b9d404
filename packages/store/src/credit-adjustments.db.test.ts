import { createTestDatabase } from '@graha/dev-stack/test-context';
import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { auditTenant } from './audit.ts';
import { applyAdjustments } from './credit-adjustments.ts';
import { chargeBatch } from './metering.ts';
import { BY, call, calls, ENGINE, grant, grantTopUp, openWorkspace, useLedger, type Workspace } from './testing.ts';
import { accountOf } from './usage.ts';
import { adjustCredits, ensureTenant, setCallsLimit, withdrawGrant } from './workspace.ts';

const ledger = useLedger(createTestDatabase);

const OPERATOR = { actor: { kind: 'admin', id: 'op_1' } } as const;
const wish = ({ tenantId }: Workspace, amount: number, adjustmentId: string = randomUUID()) => ({
  tenantId,
  adjustmentId,
  amount,
  reason: 'for the outage',
});
const account = (tenantId: string) => accountOf(ledger.pools.app, tenantId);
const entries = async ({ tenantId }: Workspace) => {
  const query = 'SELECT kind, cost::float8, data FROM graha.ledger_entry WHERE tenant_id = $1 ORDER BY seq';
  return (await ledger.pools.owner.query<{ kind: string; cost: number; data: object }>(query, [tenantId])).rows;
};

test('what an operator adds is a grant that says why and by whom', async () => {
  const workspace = await openWorkspace(ledger.pools, { credits: 5 });
  await adjustCredits(ledger.pools.worker, wish(workspace, 500), OPERATOR);
  expect(await account(workspace.tenantId)).toMatchObject({ creditsRemaining: 505 });
  expect((await entries(workspace)).at(-1)).toMatchObject({
    kind: 'CreditsGranted',
    cost: 500,
    data: { kind: 'adjust', reason: 'for the outage', by: 'op_1', expiresAt: '9999-12-31T00:00:00.000000Z' },
  });
  expect(await auditTenant(ledger.pools.worker, workspace.tenantId)).toEqual([]);
});

test('what an operator takes comes out of unspent credits in the order of spending, and never more than there are', async () => {
  const workspace = await openWorkspace(ledger.pools, { credits: 10 });
  await grant(ledger.pools.owner, workspace.tenantId, 10, new Date(Date.now() + 86_400_000));
  await chargeBatch(ledger.pools.api, calls(1, workspace, { cost: 4 }), ENGINE);
  await adjustCredits(ledger.pools.worker, wish(workspace, -8), OPERATOR);
  expect((await entries(workspace)).slice(-2)).toMatchObject([
    { kind: 'CreditsWithdrawn', cost: 6, data: { grant: 3, by: 'op_1' } },
    { kind: 'CreditsWithdrawn', cost: 2, data: { grant: 2 } },
  ]);
  await adjustCredits(ledger.pools.worker, wish(workspace, -1_000), OPERATOR);
  expect(await account(workspace.tenantId)).toMatchObject({ creditsRemaining: 0, creditsLimit: 4 });
  expect(await chargeBatch(ledger.pools.api, [call(workspace)], ENGINE)).toMatchObject([
    { outcome: 'credits_exhausted' },
  ]);
  expect(await auditTenant(ledger.pools.worker, workspace.tenantId)).toEqual([]);
});

test('the portal says the wish, and workers side by side apply it once, in its order', async () => {
  const workspace = await openWorkspace(ledger.pools, { credits: 3 });
  const { app, worker } = ledger.pools;
  const twice = randomUUID();
  await adjustCredits(app, wish(workspace, -10, twice), OPERATOR);
  await adjustCredits(app, wish(workspace, -10, twice), OPERATOR); // Sent again, as a second press of the button.
  await adjustCredits(app, wish(workspace, 7), OPERATOR);
  expect(await account(workspace.tenantId)).toMatchObject({ creditsRemaining: 3 });
  const applied = await Promise.all([worker, ledger.replica.worker, worker].map((pool) => applyAdjustments(pool)));
  expect(applied.reduce((sum, count) => sum + count, 0)).toBe(2);
  expect(await account(workspace.tenantId)).toMatchObject({ creditsRemaining: 7 });
  expect(await applyAdjustments(worker)).toBe(0);
  const { rows } = await worker.query(
    'SELECT wanted::float8, applied::float8 FROM graha.credit_adjustment WHERE tenant_id = $1 ORDER BY wanted',
    [workspace.tenantId],
  );
  expect(rows).toEqual([
    { wanted: -10, applied: -3 },
    { wanted: 7, applied: 7 },
  ]);
  expect(await auditTenant(worker, workspace.tenantId)).toEqual([]);
});

test('a refund takes what is unspent of its grant, and what was spent of it can still be reversed', async () => {
  const workspace = await openWorkspace(ledger.pools, { plan: 'internal' });
  const { tenantId } = workspace;
  const { worker, api } = ledger.pools;
  const source = { type: 'checkout', id: 'cs_1' };
  await grantTopUp(worker, tenantId, source);
  const [spent] = await chargeBatch(api, [call(workspace, { cost: 2 })], ENGINE);
  expect(await withdrawGrant(worker, { tenantId, source, reason: 'refund re_1' })).toBe(49_998);
  expect(await withdrawGrant(worker, { tenantId, source, reason: 'refund re_1' })).toBe(0);
  expect(await withdrawGrant(worker, { tenantId, source: { ...source, id: 'cs_2' }, reason: 'x' })).toBeNull();
  expect(await account(tenantId)).toMatchObject({ creditsRemaining: 0, creditsLimit: 2 });
  await worker.query('SELECT graha.reverse($1, $2, $3)', [tenantId, spent?.seq, 'not delivered']);
  expect(await account(tenantId)).toMatchObject({ creditsRemaining: 2 });
  expect(await auditTenant(worker, tenantId)).toEqual([]);
});

test('a grant is withdrawn and spent at the same time without a credit lost or made', async () => {
  const workspace = await openWorkspace(ledger.pools, { plan: 'internal' });
  const { tenantId } = workspace;
  const source = { type: 'checkout', id: 'cs_1' };
  await grantTopUp(ledger.pools.worker, tenantId, source);
  const spending = [ledger.pools, ledger.replica].flatMap(({ api }) =>
    Array.from({ length: 10 }, () => chargeBatch(api, calls(20, workspace), ENGINE)),
  );
  const [taken, ...results] = await Promise.all([
    withdrawGrant(ledger.pools.worker, { tenantId, source, reason: 'refund' }),
    ...spending,
  ]);
  const spent = results.flat().filter(({ outcome }) => outcome === 'charged').length;
  expect((taken ?? 0) + spent).toBe(50_000);
  expect(await auditTenant(ledger.pools.worker, tenantId)).toEqual([]);
});

test('a workspace may begin with fewer calls than its plan allows, and the worker lifts the limit', async () => {
  const tenantId = randomUUID();
  await ensureTenant(ledger.pools.app, { tenantId, name: 'Acme', ownerUserId: 'u1', callsMax: 100 }, BY);
  expect(await account(tenantId)).toMatchObject({ plan: 'free', callsLimit: 100, creditsRemaining: 20_000 });
  expect(await setCallsLimit(ledger.pools.worker, tenantId, 10_000)).toBe(true);
  expect(await setCallsLimit(ledger.pools.worker, tenantId, 10_000)).toBe(false);
  expect(await account(tenantId)).toMatchObject({ callsLimit: 10_000 });
});

test('a limit of calls below what is used refuses the next call and leaves none', async () => {
  const workspace = await openWorkspace(ledger.pools, { plan: 'free' });
  await chargeBatch(ledger.pools.api, calls(5, workspace), ENGINE);
  await setCallsLimit(ledger.pools.worker, workspace.tenantId, 3);
  const [refused] = await chargeBatch(ledger.pools.api, [call(workspace)], ENGINE);
  expect(refused).toMatchObject({ outcome: 'calls_exhausted', callsRemaining: 0 });
});

test('a plan that counts no calls is given no limit of them', async () => {
  const workspace = await openWorkspace(ledger.pools, { plan: 'starter' });
  expect(await setCallsLimit(ledger.pools.worker, workspace.tenantId, 10_000)).toBe(false);
  expect(await account(workspace.tenantId)).toMatchObject({ callsLimit: null });
});
