import { createTestDatabase } from '@graha/dev-stack/test-context';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { narrowed, query } from '../postgres/query.ts';
import { checksum } from '../read-models/checksum.ts';
import { chargeBatch } from '../ledger/metering.ts';
import { runProjections } from '../read-models/usage-by-day.ts';
import { calls, ENGINE, openWorkspace, useLedger } from '../testing/testing.ts';
import { performAudit, performRebuilds } from './upkeep-work.ts';
import { requestAudit, requestRebuild } from './upkeep.ts';

const ledger = useLedger(createTestDatabase);
const ONE = { actor: { kind: 'admin', id: 'op-1' }, requestId: 'req_1' } as const;
const OTHER = { actor: { kind: 'admin', id: 'op-2' }, requestId: 'req_2' } as const;

beforeAll(async () => {
  const workspace = await openWorkspace(ledger.pools, { credits: 100 });
  await chargeBatch({ db: ledger.pools.api }, { charges: calls(5, workspace), engineVersion: ENGINE });
  await runProjections({ db: ledger.pools.worker });
});
afterEach(() => ledger.pools.owner.query('UPDATE graha.projection SET rebuilding_until = null'));

type Answered = { stream: string; type: string; cause: string | null; data: Record<string, unknown> };

/** Returns the last `count` events of operators. */
async function lastEvents(count: number): Promise<Answered[]> {
  const { rows } = await query(
    ledger.pools.owner,
    `SELECT e.stream_id AS stream, e.type, c.request_id AS cause, e.data
     FROM graha.event e LEFT JOIN graha.event c ON c.event_id::text = e.causation_id
     WHERE e.stream_id LIKE 'admin-%' ORDER BY e.pos DESC LIMIT $1`,
    [count],
  );
  return narrowed<Answered>(rows).toReversed();
}
const versionOf = async (name: string): Promise<number | undefined> => {
  const { rows } = await query(ledger.pools.owner, 'SELECT version FROM graha.projection WHERE name = $1', [name]);
  return rows[0]?.version;
};

test('a rebuild that two operators ask for is done once, and both get the same checksum', async () => {
  const { app, worker } = ledger.pools;
  const version = (await versionOf('usage-by-day')) ?? 0;
  expect(await requestRebuild({ db: app, ...ONE }, { projection: 'usage-by-day' })).toBe(true);
  expect(await requestRebuild({ db: app, ...OTHER }, { projection: 'usage-by-day' })).toBe(true);
  expect(await requestRebuild({ db: app, ...ONE }, { projection: 'usage-by-day' })).toBe(false);
  expect(await performRebuilds({ db: worker })).toBe(2);
  expect(await performRebuilds({ db: worker })).toBe(0);
  expect(await versionOf('usage-by-day')).toBe(version + 1);
  const data = { projection: 'usage-by-day', checksum: await checksum(worker, 'usage-by-day'), isEqual: true };
  expect(await lastEvents(2)).toMatchObject([
    { stream: 'admin-op-1', type: 'ProjectionRebuildCompleted', cause: 'req_1', data },
    { stream: 'admin-op-2', type: 'ProjectionRebuildCompleted', cause: 'req_2', data },
  ]);
});

test('two workers that find the same request do no harm', async () => {
  const { app, worker } = ledger.pools;
  await requestRebuild({ db: app, ...ONE }, { projection: 'tenant-card' });
  const sum = await checksum(worker, 'tenant-card');
  await Promise.all([performRebuilds({ db: worker }), performRebuilds({ db: ledger.replica.worker })]);
  const [first, second] = await lastEvents(2);
  expect([first?.type, second?.type]).toEqual(['ProjectionRebuildRequested', 'ProjectionRebuildCompleted']);
  expect(await checksum(worker, 'tenant-card')).toBe(sum);
});

test('a rebuild that another process is at waits for its turn', async () => {
  const { app, owner, worker } = ledger.pools;
  await requestRebuild({ db: app, ...ONE }, { projection: 'key-list' });
  await owner.query(
    `UPDATE graha.projection SET rebuilding_until = clock_timestamp() + interval '1 minute' WHERE name = 'key-list'`,
  );
  expect(await performRebuilds({ db: worker })).toBe(0);
  await owner.query('UPDATE graha.projection SET rebuilding_until = null');
  expect(await performRebuilds({ db: worker })).toBe(1);
});

test('a rebuild that fails is answered with its reason, and does not stand in the way of others', async () => {
  const { app, owner, worker } = ledger.pools;
  await requestRebuild({ db: app, ...ONE }, { projection: 'key-list' });
  await requestRebuild({ db: app, ...ONE }, { projection: 'tenant-card' });
  await owner.query('CREATE VIEW graha.hindrance AS SELECT key_id FROM graha.api_key');
  try {
    expect(await performRebuilds({ db: worker })).toBe(2);
  } finally {
    await owner.query('DROP VIEW graha.hindrance');
  }
  expect(await lastEvents(2)).toMatchObject([
    {
      type: 'ProjectionRebuildFailed',
      data: { projection: 'key-list', error: expect.stringContaining('a view stands on') },
    },
    { type: 'ProjectionRebuildCompleted', data: { projection: 'tenant-card' } },
  ]);
});

test('an audit that is asked for is done once, from the first entry on if one asks so, and answered with its sums', async () => {
  const { app, worker } = ledger.pools;
  expect(await performAudit({ db: worker })).toBeNull();
  expect(await requestAudit({ db: app, ...ONE }, { fromGenesis: false })).toBe(true);
  expect(await requestAudit({ db: app, ...ONE }, { fromGenesis: true })).toBe(false);
  expect(await requestAudit({ db: app, ...OTHER }, { fromGenesis: true })).toBe(true);
  const runs = await Promise.all([performAudit({ db: worker }), performAudit({ db: ledger.replica.worker })]);
  const [run] = runs.filter((done) => done !== null);
  expect(runs).toContain(null);
  expect(run).toMatchObject({ tenants: 1, entries: 7, differences: 0 });
  expect(await performAudit({ db: worker })).toBeNull();
  const { rows } = await worker.query('SELECT from_genesis FROM graha.audit_run WHERE run_id = $1', [run?.runId]);
  expect(rows).toEqual([{ from_genesis: true }]);
  expect(await lastEvents(2)).toMatchObject([
    { stream: 'admin-op-1', type: 'AuditCompleted', cause: 'req_1', data: run },
    { stream: 'admin-op-2', type: 'AuditCompleted', cause: 'req_2', data: run },
  ]);
});

test('an audit that is cut off stays asked for', async () => {
  const { app, worker } = ledger.pools;
  await requestAudit({ db: app, ...ONE }, { fromGenesis: false });
  const stop = new AbortController();
  stop.abort(new Error('the worker stops'));
  await expect(performAudit({ db: worker }, { signal: stop.signal })).rejects.toThrow('the worker stops');
  expect(await performAudit({ db: worker })).toMatchObject({ differences: 0 });
});
