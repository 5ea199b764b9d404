import { createTestDatabase } from '@graha/dev-stack/test-context';
import { expect, test } from 'vitest';
import { auditTenant } from '../audit/audit.ts';
import { query } from '../postgres/query.ts';
import { call, ENGINE, openWorkspace, useLedger, type Workspace } from '../testing/testing.ts';
import { chargeBatch } from './metering.ts';

const ledger = useLedger(createTestDatabase);

const SOURCE = ['payment', 'pi_1'] as const;
const grant = ({ tenantId }: Workspace, credits: number) =>
  ledger.pools.worker.query("SELECT graha.grant_credits($1, 'topup', $2, '9999-01-01', 0, $3, $4)", [
    tenantId,
    credits,
    ...SOURCE,
  ]);
async function hold(
  { tenantId }: Workspace,
  credits: number,
  [type, id]: readonly [string, string] = SOURCE,
): Promise<unknown> {
  const text = "SELECT graha.hold_share($1, $2, $3, $4, 'refund')::float8 AS held";
  return (await query(ledger.pools.worker, text, [tenantId, type, id, String(credits)])).rows[0]?.held;
}
async function stateOf({ tenantId }: Workspace) {
  const text = `SELECT a.remaining::float8, s.taken::float8, s.wanted::float8,
      (SELECT count(*)::float8 FROM graha.ledger_entry e WHERE e.tenant_id = a.tenant_id AND kind = 'CreditsWithdrawn') AS withdrawals
    FROM graha.credit_account a LEFT JOIN graha.returned_share s USING (tenant_id) WHERE tenant_id = $1`;
  return (await query(ledger.pools.owner, text, [tenantId])).rows[0];
}
const audit = ({ tenantId }: Workspace) => auditTenant({ db: ledger.pools.worker, tenantId });

test('a share of a period that went back before the period began is withheld when it begins, and noted as taken', async () => {
  const workspace = await openWorkspace(ledger.pools);
  const anchor = new Date(Date.now() - 3_600_000);
  const named = await query(ledger.pools.owner, "SELECT 'starter ' || graha.iso($1) AS name", [anchor]);
  const period = ['period', String(named.rows[0]?.name)] as const;
  expect(await hold(workspace, 4, period)).toBe(0);
  expect(await stateOf(workspace)).toMatchObject({ remaining: 0, taken: 0, wanted: 4 });
  const values = [workspace.tenantId, anchor];
  await ledger.pools.worker.query("SELECT graha.set_plan($1, 'starter', 10, null, 'anchored', $2, 1)", values);
  expect(await stateOf(workspace)).toEqual({ remaining: 6, taken: 4, wanted: 4, withdrawals: 1 });
  expect(await hold(workspace, 4, period)).toBe(4);
  expect(await stateOf(workspace)).toMatchObject({ remaining: 6, withdrawals: 1 });
  expect(await hold(workspace, 1, period)).toBe(1);
  expect(await stateOf(workspace)).toMatchObject({ remaining: 9, taken: 1, wanted: 1 });
  expect(await audit(workspace)).toEqual([]);
});

test('the share of one workspace takes nothing from another, although both number their grants alike', async () => {
  const [own, other] = [await openWorkspace(ledger.pools), await openWorkspace(ledger.pools)];
  for (const workspace of [own, other]) await grant(workspace, 10);
  expect(await hold(own, 4)).toBe(4);
  expect([await stateOf(own), await stateOf(other)]).toMatchObject([
    { remaining: 6, withdrawals: 1 },
    { remaining: 10, withdrawals: 0, taken: null },
  ]);
  expect([await audit(own), await audit(other)]).toEqual([[], []]);
});

test('a share of credits that are spent takes what is left, and an entry only if something is', async () => {
  const workspace = await openWorkspace(ledger.pools);
  await grant(workspace, 5);
  const spend = (cost: number) =>
    chargeBatch({ db: ledger.pools.api }, { charges: [call(workspace, { cost })], engineVersion: ENGINE });
  await spend(3);
  expect(await hold(workspace, 5)).toBe(2);
  expect(await hold(workspace, 5)).toBe(2);
  expect(await stateOf(workspace)).toEqual({ remaining: 0, taken: 2, wanted: 5, withdrawals: 1 });
  expect(await audit(workspace)).toEqual([]);
});
