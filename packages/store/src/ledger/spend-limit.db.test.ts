import { createTestDatabase } from '@graha/dev-stack/test-context';
import { expect, test } from 'vitest';
import { auditTenant } from '../audit/audit.ts';
import { issueKey } from '../keys/key-commands.ts';
import { query } from '../postgres/query.ts';
import { accountOf } from '../requests/usage.ts';
import { setSpendLimit } from '../tenants/spend-limit.ts';
import { stateOf } from '../aggregates/execute.ts';
import { tenant } from '@graha/domain/team/tenant';
import {
  BY,
  call,
  calls,
  ENGINE,
  inTurn,
  moveClock,
  openWorkspace,
  PEPPER,
  tally,
  useLedger,
  type Workspace,
} from '../testing/testing.ts';
import { chargeBatch, PLAYGROUND_KEY_ID, type Charge } from './metering.ts';

const ledger = useLedger(createTestDatabase);

const results = (charges: Charge[], { api } = ledger.pools) =>
  chargeBatch({ db: api }, { charges, engineVersion: ENGINE });
const outcomes = async (...charges: Charge[]) => (await results(charges)).map(({ outcome }) => outcome);
const limit = ({ tenantId }: Workspace, creditsMax: number | null) =>
  setSpendLimit({ db: ledger.pools.app, tenantId, ...BY }, { creditsMax });
const account = ({ tenantId }: Workspace) => accountOf({ db: ledger.pools.app, tenantId });
const auditOf = ({ tenantId }: Workspace) => auditTenant({ db: ledger.pools.worker, tenantId });
const crossings = async ({ tenantId }: Workspace) => {
  const text = `SELECT data FROM graha.ledger_entry WHERE tenant_id = $1 AND data ->> 'of' = 'spend_limit' ORDER BY seq`;
  return (await query(ledger.pools.owner, text, [tenantId])).rows.map(({ data }) => data);
};

test('a workspace spends exactly its limit, by all keys and the playground together, and no other workspace is limited', async () => {
  const [workspace, other] = [
    await openWorkspace(ledger.pools, { credits: 100 }),
    await openWorkspace(ledger.pools, { credits: 100 }),
  ];
  const { tenantId } = workspace;
  const by = { db: ledger.pools.app, tenantId, pepper: PEPPER, ...BY };
  const { keyId } = await issueKey(by, { name: 'second', env: 'live' });
  await limit(workspace, 10);
  expect(await outcomes(call(workspace, { cost: 4 }), call(workspace, { keyId, cost: 4 }))).toEqual([
    'charged',
    'charged',
  ]);
  const dear = call(workspace, { keyId: PLAYGROUND_KEY_ID, cost: 3 });
  expect(await outcomes(dear, call(other, { cost: 50 }), call(workspace, { cost: 2 }), call(workspace))).toEqual([
    'spend_limit_reached',
    'charged',
    'charged',
    'spend_limit_reached',
  ]);
  expect(await account(workspace)).toMatchObject({ creditsRemaining: 90, creditsLimit: 100, spendLimit: 10 });
  expect((await account(other))?.spendLimit).toBeNull();
  expect(await auditOf(workspace)).toEqual([]);
});

test('batches of two replicas at once never spend more than the limit', async () => {
  const workspace = await openWorkspace(ledger.pools, { credits: 1_000 });
  await limit(workspace, 101);
  const replicas = [ledger.pools, ledger.replica, ledger.pools, ledger.replica];
  const all = await Promise.all(
    replicas.map((replica) => inTurn(6, () => results(calls(5, workspace, { cost: 2 }), replica))),
  );
  expect(tally(all.flat().map(({ outcome }) => outcome))).toEqual({ charged: 50, spend_limit_reached: 70 });
  expect(await account(workspace)).toMatchObject({ creditsRemaining: 900 });
  expect(await auditOf(workspace)).toEqual([]);
});

test('a refused call names the limit, costs nothing and leaves its Idempotency-Key free', async () => {
  const workspace = await openWorkspace(ledger.pools, { credits: 100 });
  await limit(workspace, 3);
  const keyed = call(workspace, { cost: 4, idempotencyKey: 'k', inputHash: Buffer.from('h') });
  expect(await results([keyed])).toMatchObject([{ outcome: 'spend_limit_reached', cost: 0, seq: null, spendLimit: 3 }]);
  await limit(workspace, 4);
  expect(await outcomes(keyed, keyed)).toEqual(['charged', 'replayed']);
  expect(await outcomes(keyed)).toEqual(['replayed']);
});

test('keys for tests are answered beyond the limit, because they cost nothing', async () => {
  const workspace = await openWorkspace(ledger.pools, { credits: 100 });
  await outcomes(call(workspace, { cost: 9 }));
  await limit(workspace, 5);
  const by = { db: ledger.pools.app, tenantId: workspace.tenantId, pepper: PEPPER, ...BY };
  const { keyId } = await issueKey(by, { name: 'test', env: 'test' });
  expect(await outcomes(call(workspace, { keyId, cost: 7 }), call(workspace))).toEqual([
    'charged',
    'spend_limit_reached',
  ]);
});

test('what is reversed may be spent again, and the period begins the limit anew', async () => {
  await moveClock(ledger.pools.owner, '2027-01-10T00:00:00Z');
  const workspace = await openWorkspace(ledger.pools, { plan: 'free' });
  await limit(workspace, 2);
  const [first] = await results([call(workspace, { cost: 2 })]);
  expect(await outcomes(call(workspace))).toEqual(['spend_limit_reached']);
  await ledger.pools.worker.query('SELECT graha.reverse($1, $2, $3)', [workspace.tenantId, first?.seq, 'lost']);
  expect(await outcomes(...calls(3, workspace))).toEqual(['charged', 'charged', 'spend_limit_reached']);
  const before = await crossings(workspace);
  await moveClock(ledger.pools.owner, '2027-02-01T00:00:00Z');
  expect(await outcomes(...calls(3, workspace))).toEqual(['charged', 'charged', 'spend_limit_reached']);
  expect((await crossings(workspace)).slice(before.length)).toMatchObject([{ pct: 80 }, { pct: 100 }]);
  expect(await auditOf(workspace)).toEqual([]);
});

test('80 and 100 % of the limit are crossed once, and a call that is refused before it crosses 100 %', async () => {
  const workspace = await openWorkspace(ledger.pools, { credits: 1_000 });
  await limit(workspace, 10);
  await outcomes(call(workspace, { cost: 7 }));
  expect(await crossings(workspace)).toEqual([]);
  await outcomes(call(workspace)); // Exactly 80 %.
  expect(await crossings(workspace)).toEqual([{ pct: 80, of: 'spend_limit', limit: 10 }]);
  for (let time = 0; time < 2; time += 1) {
    expect(await outcomes(call(workspace, { cost: 3 }))).toEqual(['spend_limit_reached']);
  }
  expect((await crossings(workspace)).slice(1)).toEqual([{ pct: 100, of: 'spend_limit', limit: 10 }]);
  expect(await outcomes(call(workspace, { cost: 2 }), call(workspace))).toEqual(['charged', 'spend_limit_reached']);
  expect(await crossings(workspace)).toHaveLength(2);
  expect(await auditOf(workspace)).toEqual([]);
});

test('a charge that spends exactly the limit crosses 80 and 100 % by itself', async () => {
  const workspace = await openWorkspace(ledger.pools, { credits: 1_000 });
  await limit(workspace, 10);
  expect(await outcomes(call(workspace, { cost: 10 }))).toEqual(['charged']);
  expect(await crossings(workspace)).toEqual([80, 100].map((pct) => ({ pct, of: 'spend_limit', limit: 10 })));
});

test('the log has the limit, a repeat adds nothing, and the database takes it for the tenant of the transaction alone', async () => {
  const [workspace, other] = [await openWorkspace(ledger.pools), await openWorkspace(ledger.pools)];
  const { tenantId } = workspace;
  await Promise.all([limit(workspace, 7), limit(workspace, 7)]);
  expect((await stateOf({ db: ledger.pools.app }, tenant, tenantId)).spendLimit).toBe(7);
  const { rows } = await ledger.pools.owner.query(
    "SELECT data FROM graha.event WHERE tenant_id = $1 AND type = 'SpendLimitSet'",
    [tenantId],
  );
  expect(rows).toEqual([{ data: { creditsMax: 7 } }]);
  await expect(ledger.pools.app.query('SELECT graha.set_spend_limit($1, 1)', [other.tenantId])).rejects.toMatchObject({
    code: '42501',
  });
  await limit(workspace, null);
  expect((await account(workspace))?.spendLimit).toBeNull();
});
