import { createTestDatabase } from '@graha/dev-stack/test-context';
import { Client } from 'pg';
import { expect, test } from 'vitest';
import { auditRuns, differencesOfRun } from './audit-runs.ts';
import { projectionStatus } from './projection-status.ts';
import { useOperatorLedger } from './operator/testing.ts';
import { openWorkspace } from './testing.ts';
import { askedFor, rebuildProgress } from './upkeep-log.ts';
import { performAudit, performRebuilds } from './upkeep-work.ts';
import { AUDIT_TYPES, REBUILD_TYPES, requestAudit, requestRebuild } from './upkeep.ts';

const { ledger, operator } = useOperatorLedger(createTestDatabase);
const BY = { operatorId: 'op-1', requestId: 'req_1' };

test('an operator sees a wish for a rebuild, how far it is, and the answer', async () => {
  const { app, worker, owner } = ledger.pools;
  await openWorkspace(ledger.pools);
  await requestRebuild(app, 'key-list', BY);
  expect(await askedFor(operator(), REBUILD_TYPES, 5)).toMatchObject([
    { operatorId: 'op-1', data: { projection: 'key-list' }, answer: null },
  ]);
  await owner.query("INSERT INTO graha.feed_checkpoint (consumer, xid, pos) VALUES ('key-list@next', '0', 1)");
  const { 'key-list': share = 0 } = await rebuildProgress(operator());
  expect(share).toBeGreaterThan(0);
  expect(share).toBeLessThan(1);
  await performRebuilds(worker);
  expect(await rebuildProgress(operator())).toEqual({});
  const [asked] = await askedFor(operator(), REBUILD_TYPES, 5);
  expect(asked?.answer).toMatchObject({ type: 'ProjectionRebuildCompleted', data: { isEqual: true } });
  const listed = (await projectionStatus(operator())).find(({ name }) => name === 'key-list');
  expect(listed).toMatchObject({ version: 2, isRebuilding: false, rebuiltAt: expect.any(Date) });
});

test('an operator sees the audits, the newest first, and what differed with the workspace’s name', async () => {
  const { app, worker } = ledger.pools;
  const { tenantId } = await openWorkspace(ledger.pools, { credits: 10 });
  await requestAudit(app, true, BY);
  await performAudit(worker);
  const superuser = new Client({ connectionString: ledger.database.superuserUrl });
  await superuser.connect();
  await superuser.query('UPDATE graha.credit_account SET remaining = remaining - 1 WHERE tenant_id = $1', [tenantId]);
  await superuser.end();
  await requestAudit(app, false, BY);
  await performAudit(worker);
  const [second, first] = await auditRuns(operator(), 2);
  expect(first).toMatchObject({ fromGenesis: true, differences: 0, onlyTenant: null, endedAt: expect.any(Date) });
  expect(second?.differences).toBeGreaterThan(0);
  expect(await differencesOfRun(operator(), first?.runId ?? 0)).toEqual([]);
  expect(await differencesOfRun(operator(), second?.runId ?? 0)).toContainEqual(
    expect.objectContaining({ tenantId, tenantName: 'Acme', subject: 'account' }),
  );
  const [asked] = await askedFor(operator(), AUDIT_TYPES, 1);
  expect(asked?.answer?.data).toMatchObject({ runId: second?.runId, differences: second?.differences });
});
