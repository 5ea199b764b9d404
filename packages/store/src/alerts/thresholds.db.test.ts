import { createTestDatabase } from '@graha/dev-stack/test-context';
import { THRESHOLDS } from '@graha/domain/team/thresholds';
import { expect, test } from 'vitest';
import { auditTenant } from '../audit/audit.ts';
import { chargeBatch } from '../ledger/metering.ts';
import { narrowed, query } from '../postgres/query.ts';
import {
  BY,
  calls,
  ENGINE,
  grant,
  inTurn,
  moveClock,
  openWorkspace,
  PEPPER,
  useLedger,
  type Workspace,
} from '../testing/testing.ts';
import { accountOf } from '../requests/usage.ts';
import { setCallsLimit } from '../ledger/credit-grants.ts';
import { issueKey } from '../keys/key-commands.ts';

const ledger = useLedger(createTestDatabase);

const charge = (workspace: Workspace, count: number, cost = 1) =>
  chargeBatch({ db: ledger.pools.api }, { charges: calls(count, workspace, { cost }), engineVersion: ENGINE });
type Crossing = { seq: number; data: { pct: number; of: string; limit: number } };
const crossings = async ({ tenantId }: Workspace): Promise<Crossing[]> => {
  const text = `SELECT seq::float8, data FROM graha.ledger_entry
    WHERE tenant_id = $1 AND kind = 'ThresholdCrossed' ORDER BY period_start, seq`;
  return narrowed<Crossing>((await query(ledger.pools.owner, text, [tenantId])).rows);
};
const crossed = async (workspace: Workspace) => (await crossings(workspace)).map(({ data }) => data.pct);

test('the database crosses the thresholds that the table of them names', async () => {
  const workspace = await openWorkspace(ledger.pools, { credits: 1_000 });
  for (let time = 0; time < 10; time += 1) await charge(workspace, 100);
  const crossed = await crossings(workspace);
  expect(crossed.map(({ data }) => data)).toEqual(THRESHOLDS.map(({ pct }) => ({ pct, of: 'credits', limit: 1_000 })));
});

test('a threshold is recorded right after the call that crosses it, within a batch as well', async () => {
  const workspace = await openWorkspace(ledger.pools, { credits: 10 });
  const results = await charge(workspace, 9); // Entries 3 to 7 are the first five calls.
  expect(results.map(({ seq }) => seq)).toEqual([3, 4, 5, 6, 7, 9, 10, 11, 13]);
  expect((await crossings(workspace)).map(({ seq, data }) => [seq, data.pct])).toEqual([
    [8, 50],
    [12, 80],
  ]);
  expect(await accountOf({ db: ledger.pools.app, tenantId: workspace.tenantId })).toMatchObject({
    creditsRemaining: 1,
    crossedPct: 80,
  });
  expect(await auditTenant({ db: ledger.pools.worker, tenantId: workspace.tenantId })).toEqual([]);
});

test('a balance that swings around a threshold crosses it once, under two replicas and reversals', async () => {
  const workspace = await openWorkspace(ledger.pools, { credits: 100 });
  await charge(workspace, 1, 75);
  const swing = async ({ api, worker }: typeof ledger.pools) => {
    const results = await chargeBatch(
      { db: api },
      { charges: calls(4, workspace, { cost: 2 }), engineVersion: ENGINE },
    );
    for (const { seq } of results) {
      if (seq !== null) await worker.query('SELECT graha.reverse($1, $2, $3)', [workspace.tenantId, seq, 'swing']);
    }
    return results;
  };
  await Promise.all([ledger.pools, ledger.replica].map((replica) => inTurn(15, () => swing(replica))));
  expect(await crossed(workspace)).toEqual([50, 80]);
  expect(await auditTenant({ db: ledger.pools.worker, tenantId: workspace.tenantId })).toEqual([]);
});

test('a period begins with all its thresholds before it', async () => {
  await moveClock(ledger.pools.owner, '2027-01-10T00:00:00Z');
  const workspace = await openWorkspace(ledger.pools, { plan: 'free' });
  await setCallsLimit({ db: ledger.pools.worker, tenantId: workspace.tenantId }, { callsMax: 4 });
  await charge(workspace, 3);
  await moveClock(ledger.pools.owner, '2027-02-10T00:00:00Z');
  await charge(workspace, 2);
  expect((await crossings(workspace)).map(({ data }) => data)).toEqual([
    { pct: 50, of: 'calls', limit: 4 },
    { pct: 50, of: 'calls', limit: 4 },
  ]);
});

test('a top-up enlarges what there is to use, and a threshold that was crossed stays so', async () => {
  const workspace = await openWorkspace(ledger.pools, { credits: 10 });
  await charge(workspace, 5);
  await grant(ledger.pools.owner, workspace.tenantId, 10);
  await charge(workspace, 10);
  expect(await crossed(workspace)).toEqual([50]);
  await charge(workspace, 5);
  expect(await crossed(workspace)).toEqual([50, 80, 100]);
});

test('a workspace whose limit of calls is raised crosses the thresholds of the new one', async () => {
  const workspace = await openWorkspace(ledger.pools, { plan: 'free' });
  const { tenantId } = workspace;
  await setCallsLimit({ db: ledger.pools.worker, tenantId }, { callsMax: 2 });
  await charge(workspace, 3);
  expect(await accountOf({ db: ledger.pools.app, tenantId })).toMatchObject({ callsUsed: 2, crossedPct: 100 });
  await setCallsLimit({ db: ledger.pools.worker, tenantId }, { callsMax: 10 });
  await charge(workspace, 3);
  expect((await crossings(workspace)).map(({ data }) => [data.pct, data.limit])).toEqual([
    [50, 2],
    [80, 2],
    [100, 2],
    [50, 10],
  ]);
  expect(await auditTenant({ db: ledger.pools.worker, tenantId })).toEqual([]);
});

test('calls that are refused, repeated or made with a test key cross nothing', async () => {
  const workspace = await openWorkspace(ledger.pools, { credits: 4 });
  const { tenantId } = workspace;
  const { keyId } = await issueKey(
    { db: ledger.pools.app, tenantId, pepper: PEPPER, ...BY },
    { name: 't', env: 'test' },
  );
  const keyed = { idempotencyKey: 'k', inputHash: Buffer.from('h') };
  await chargeBatch({ db: ledger.pools.api }, { charges: calls(5, workspace, keyed), engineVersion: ENGINE });
  await chargeBatch(
    { db: ledger.pools.api },
    { charges: [...calls(5, workspace, { keyId }), ...calls(3, workspace, { cost: 4 })], engineVersion: ENGINE },
  );
  expect(await crossed(workspace)).toEqual([]);
});
