import { createTestDatabase } from '@graha/dev-stack/test-context';
import { expect, test } from 'vitest';
import { auditTenant } from '../audit/audit.ts';
import { query } from '../postgres/query.ts';
import { chargeBatch } from './metering.ts';
import { issueKey } from '../keys/key-commands.ts';
import {
  BY,
  call,
  calls,
  ENGINE,
  grant,
  moveClock,
  openWorkspace,
  PEPPER,
  useLedger,
  type Workspace,
} from '../testing/testing.ts';
import { accountOf } from '../requests/usage.ts';

const ledger = useLedger(createTestDatabase);

const reverse = async ({ tenantId }: Workspace, seq: number | null | undefined) => {
  const text = 'SELECT graha.reverse($1, $2, $3)::float8 AS seq';
  return (await query(ledger.pools.worker, text, [tenantId, seq ?? null, 'not delivered'])).rows[0]?.seq;
};
const charge = (...charges: ReturnType<typeof call>[]) =>
  chargeBatch({ db: ledger.pools.api }, { charges, engineVersion: ENGINE });
const account = (workspace: Workspace) => accountOf({ db: ledger.pools.app, tenantId: workspace.tenantId });
const audit = (workspace: Workspace) => auditTenant({ db: ledger.pools.worker, tenantId: workspace.tenantId });

test('a charge is taken back once, with its credits and its call', async () => {
  const workspace = await openWorkspace(ledger.pools, { plan: 'free' });
  const [first] = await charge(call(workspace, { cost: 2 }), call(workspace));
  const reversals = await Promise.all([0, 1, 2].map(() => reverse(workspace, first?.seq)));
  expect(reversals.toSorted()).toEqual([5, null, null]);
  expect(await account(workspace)).toMatchObject({ creditsRemaining: 49_999, creditsLimit: 50_000, callsUsed: 1 });
  expect(await audit(workspace)).toEqual([]);
});

test('nothing but a charge of the tenant’s own can be taken back', async () => {
  const [workspace, other] = [
    await openWorkspace(ledger.pools, { credits: 5 }),
    await openWorkspace(ledger.pools, { credits: 5 }),
  ];
  const [charged] = await charge(...calls(1, other), ...calls(1, other));
  expect(await reverse(workspace, charged?.seq)).toBeNull();
  for (const seq of [1, 2, 99]) expect(await reverse(other, seq)).toBeNull();
  const reversal = await reverse(other, 3);
  expect(await reverse(other, reversal)).toBeNull();
});

test('a reversal lessens the sum of a key with a monthly cap, and leaves that of a key without one', async () => {
  const workspace = await openWorkspace(ledger.pools, { credits: 50 });
  const { tenantId } = workspace;
  const by = { db: ledger.pools.app, tenantId, pepper: PEPPER, ...BY };
  const browser = { origins: ['https://www.example.com'], dailyCreditsMax: 20, visitorCallsMax: 100 };
  const monthly = await issueKey(by, { name: 'server', env: 'live', monthlyCreditsMax: 20 });
  const daily = await issueKey(by, { name: 'page', env: 'live', browser });
  for (const { keyId } of [monthly, daily]) {
    const [charged] = await charge(call(workspace, { keyId, cost: 3 }), call(workspace, { keyId, cost: 2 }));
    await reverse(workspace, charged?.seq);
  }
  const text = 'SELECT key_id, credits::float8 FROM graha.key_spending WHERE tenant_id = $1';
  const sums = (await query(ledger.pools.owner, text, [tenantId])).rows;
  expect(new Map(sums.map(({ key_id: keyId, credits }) => [keyId, credits]))).toEqual(
    new Map([
      [monthly.keyId, 2],
      [daily.keyId, 0],
    ]),
  );
});

test('credits return to the grants that they came from', async () => {
  const workspace = await openWorkspace(ledger.pools, { credits: 5 });
  await grant(ledger.pools.owner, workspace.tenantId, 3, new Date(Date.now() + 86_400_000));
  const [charged] = await charge(call(workspace, { cost: 6 }));
  await reverse(workspace, charged?.seq);
  const { rows } = await ledger.pools.worker.query('SELECT used FROM graha.credit_grant WHERE tenant_id = $1', [
    workspace.tenantId,
  ]);
  expect(rows).toEqual([{ used: '0' }, { used: '0' }]);
  expect(await charge(call(workspace, { cost: 8 }))).toMatchObject([{ outcome: 'charged', creditsRemaining: 0 }]);
});

test('what came from a grant that has expired since does not come back', async () => {
  const workspace = await openWorkspace(ledger.pools, { credits: 5 });
  await grant(ledger.pools.owner, workspace.tenantId, 3, new Date(Date.now() + 3_600_000));
  const [charged] = await charge(call(workspace, { cost: 4 }));
  await moveClock(ledger.pools.owner, new Date(Date.now() + 7_200_000));
  await reverse(workspace, charged?.seq);
  expect(await account(workspace)).toMatchObject({ creditsRemaining: 5 });
  expect(await audit(workspace)).toEqual([]);
});

test('a charge of an earlier period is taken back without touching the counters of this one', async () => {
  await moveClock(ledger.pools.owner, '2027-05-20T00:00:00Z');
  const workspace = await openWorkspace(ledger.pools, { plan: 'free' });
  const [charged] = await charge(call(workspace, { cost: 2 }));
  await moveClock(ledger.pools.owner, '2027-06-02T00:00:00Z');
  await charge(...calls(3, workspace));
  await reverse(workspace, charged?.seq);
  expect(await account(workspace)).toMatchObject({ callsUsed: 3, creditsRemaining: 49_997, creditsLimit: 50_000 });
  expect(await audit(workspace)).toEqual([]);
});

test('the idempotency key of a reversed call is as good as new', async () => {
  const workspace = await openWorkspace(ledger.pools, { credits: 5 });
  const keyed = () => call(workspace, { idempotencyKey: 'k', inputHash: Buffer.from('h') });
  const [charged] = await charge(keyed());
  await reverse(workspace, charged?.seq);
  expect(await charge(keyed(), keyed())).toMatchObject([{ outcome: 'charged' }, { outcome: 'replayed' }]);
});
