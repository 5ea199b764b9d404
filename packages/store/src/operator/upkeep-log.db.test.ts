import { createTestDatabase } from '@graha/dev-stack/test-context';
import { Client } from 'pg';
import { expect, test } from 'vitest';
import { auditRuns, differencesOfRun } from '../audit/audit-runs.ts';
import { projectionStatus } from '../read-models/projection-status.ts';
import { useOperatorLedger } from '../testing/testing-operator.ts';
import { openWorkspace } from '../testing/testing.ts';
import { listUpkeepRequests, rebuildProgress } from './upkeep-log.ts';
import { performAudit, performRebuilds } from './upkeep-work.ts';
import { AUDIT_TYPES, REBUILD_TYPES, requestAudit, requestRebuild } from './upkeep.ts';

const { ledger, operator } = useOperatorLedger(createTestDatabase);
const BY = { actor: { kind: 'admin', id: 'op-1' }, requestId: 'req_1' } as const;

test('an operator sees a request for a rebuild, its progress, and the answer', async () => {
  const { app, worker, owner } = ledger.pools;
  await openWorkspace(ledger.pools);
  await requestRebuild({ db: app, ...BY }, { projection: 'key-list' });
  expect(await listUpkeepRequests({ db: operator() }, { types: REBUILD_TYPES, max: 5 })).toMatchObject([
    { operatorId: 'op-1', data: { projection: 'key-list' }, answer: null },
  ]);
  await owner.query("INSERT INTO graha.feed_checkpoint (consumer, xid, pos) VALUES ('key-list@next', '0', 1)");
  const { 'key-list': share = 0 } = await rebuildProgress({ db: operator() });
  expect(share).toBeGreaterThan(0);
  expect(share).toBeLessThan(1);
  await performRebuilds({ db: worker });
  expect(await rebuildProgress({ db: operator() })).toEqual({});
  const [asked] = await listUpkeepRequests({ db: operator() }, { types: REBUILD_TYPES, max: 5 });
  expect(asked?.answer).toMatchObject({ type: 'ProjectionRebuildCompleted', data: { isEqual: true } });
  const listed = (await projectionStatus({ db: operator() })).find(({ name }) => name === 'key-list');
  expect(listed).toMatchObject({ version: 2, isRebuilding: false, rebuiltAt: expect.any(Date) });
});

test('an operator sees the audits, the newest first, and what differed with the workspace’s name', async () => {
  const { app, worker } = ledger.pools;
  const { tenantId } = await openWorkspace(ledger.pools, { credits: 10 });
  await requestAudit({ db: app, ...BY }, { fromGenesis: true });
  await performAudit({ db: worker });
  const superuser = new Client({ connectionString: ledger.database.superuserUrl });
  await superuser.connect();
  await superuser.query('UPDATE graha.credit_account SET remaining = remaining - 1 WHERE tenant_id = $1', [tenantId]);
  await superuser.end();
  await requestAudit({ db: app, ...BY }, { fromGenesis: false });
  await performAudit({ db: worker });
  const [second, first] = await auditRuns({ db: operator() }, { max: 2 });
  expect(first).toMatchObject({ fromGenesis: true, differences: 0, onlyTenant: null, endedAt: expect.any(Date) });
  expect(second?.differences).toBeGreaterThan(0);
  expect(await differencesOfRun({ db: operator() }, { runId: first?.runId ?? 0 })).toEqual([]);
  expect(await differencesOfRun({ db: operator() }, { runId: second?.runId ?? 0 })).toContainEqual(
    expect.objectContaining({ tenantId, tenantName: 'Acme', subject: 'account' }),
  );
  const [asked] = await listUpkeepRequests({ db: operator() }, { types: AUDIT_TYPES, max: 1 });
  expect(asked?.answer?.data).toMatchObject({ runId: second?.runId, differences: second?.differences });
});
