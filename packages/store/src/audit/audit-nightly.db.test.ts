import { createTestDatabase } from '@graha/dev-stack/test-context';
import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { query } from '../postgres/query.ts';
import { auditNightly } from './audit-nightly.ts';
import { lastAudit, runAudit } from './audit-run.ts';
import { chargeBatch } from '../ledger/metering.ts';
import { runProjections } from '../read-models/usage-by-day.ts';
import { calls, ENGINE, openWorkspace, type Workspace, useDatabase, useSuperuser } from '../testing/testing.ts';

const own = useDatabase(createTestDatabase);
const { pools } = own;
const superuser = useSuperuser(own);

async function usedWorkspace() {
  const workspace = await openWorkspace(pools, { credits: 100 });
  await chargeBatch({ db: pools.api }, { charges: calls(5, workspace), engineVersion: ENGINE });
  await runProjections({ db: pools.worker });
  return workspace;
}

/** Moves all earlier audits into the past by an interval. */
const age = (by: string) =>
  superuser.query(
    'UPDATE graha.audit_run SET started_at = started_at - $1::interval, ended_at = ended_at - $1::interval',
    [by],
  );

test('of three workers that ask at once one audits; for the rest of the night nobody does again', async () => {
  await usedWorkspace();
  const runs = await Promise.all([1, 2, 3].map(() => auditNightly({ db: pools.worker })));
  expect(runs.filter((run) => run !== null)).toMatchObject([{ tenants: 1, entries: 7, differences: 0 }]);
  expect(await auditNightly({ db: pools.worker })).toBeNull();
  const last = await lastAudit({ db: pools.worker });
  expect(last).toMatchObject({ tenants: 1, entries: 7, differences: 0, fromGenesis: true, listed: [] });
});

const charge = ({ tenantId, key }: Workspace, count: number) =>
  chargeBatch({ db: pools.api }, { charges: calls(count, { tenantId, key }), engineVersion: ENGINE });

async function nextNight(nights = 1) {
  await age(`${24 * nights} hours`);
  return auditNightly({ db: pools.worker });
}

test('in thirty nights every tenant is read from its first entry on just once, and nobody in vain', async () => {
  for (let more = 1; more <= 4; more += 1) await usedWorkspace();
  await nextNight();
  const { rows } = await query(
    pools.owner,
    'SELECT count(*)::int AS tenants, sum(seq)::float8 AS entries FROM graha.credit_account',
  );
  const read = { tenants: 0, entries: 0 };
  for (let night = 1; night <= 30; night += 1) {
    const run = await nextNight();
    expect(run?.differences).toBe(0);
    read.tenants += run?.tenants ?? 0;
    read.entries += run?.entries ?? 0;
  }
  expect(read).toEqual(rows[0]);
  expect(await lastAudit({ db: pools.worker })).toMatchObject({ fromGenesis: false });
});

test('a night visits tenants with entries since their checkpoint, whichever part it reads', async () => {
  const workspaces = await Promise.all([usedWorkspace(), usedWorkspace(), usedWorkspace()]);
  await nextNight();
  for (const workspace of workspaces) await charge(workspace, 3);
  await runProjections({ db: pools.worker });
  await nextNight();
  const { rows } = await pools.worker.query(
    `SELECT FROM graha.credit_account a WHERE tenant_id = ANY ($1)
       AND seq = (SELECT max(seq) FROM graha.audit_checkpoint c WHERE c.tenant_id = a.tenant_id)`,
    [workspaces.map(({ tenantId }) => tenantId)],
  );
  expect(rows).toHaveLength(3);
});

test('the parts of nights in which no worker ran are read in the next one', async () => {
  const { fromGenesis } = (await nextNight(31).then(() => lastAudit({ db: pools.worker }))) ?? {};
  expect(fromGenesis).toBe(true); // All thirty slices.
  const before = await nextNight(29);
  const rest = await nextNight();
  const { rows } = await query(pools.owner, 'SELECT count(*)::int AS tenants FROM graha.credit_account');
  expect((before?.tenants ?? 0) + (rest?.tenants ?? 0)).toBe(rows[0]?.tenants);
});

test.each(['remaining', 'credits_used', 'calls_used'])(
  'an account whose %s was changed without an entry is found the same night, and again until it is put right',
  async (column) => {
    const { tenantId } = await usedWorkspace();
    await nextNight();
    const put = (by: number) =>
      superuser.query(`UPDATE graha.credit_account SET ${column} = ${column} + $2 WHERE tenant_id = $1`, [
        tenantId,
        by,
      ]);
    await put(1);
    expect((await nextNight())?.differences).toBeGreaterThan(0);
    expect((await nextNight())?.differences).toBeGreaterThan(0);
    await put(-1);
    expect(await nextNight()).toMatchObject({ differences: 0 });
  },
);

test('an entry that was changed is found within thirty nights, and listed every night until it is put right', async () => {
  const { tenantId } = await usedWorkspace();
  await nextNight();
  const put = (by: number) =>
    superuser.query('UPDATE graha.ledger_entry SET cost = cost + $2 WHERE tenant_id = $1 AND seq = 4', [tenantId, by]);
  await put(1);
  let nights = 0;
  for (let isFound = false; !isFound && nights <= 30; nights += 1)
    isFound = ((await nextNight())?.differences ?? 0) > 0;
  expect(nights).toBeLessThanOrEqual(30);
  expect((await nextNight())?.differences).toBeGreaterThan(0);
  const { listed = [] } = (await lastAudit({ db: pools.worker })) ?? {};
  expect(new Set(listed.map((difference) => difference.tenantId))).toEqual(new Set([tenantId]));
  await put(-1);
  expect(await nextNight()).toMatchObject({ differences: 0 });
});

test('sums of all tenants that differ are compared again every night until they are put right', async () => {
  const put = (by: number) => superuser.query('UPDATE graha.usage_total SET calls = calls + $1', [by]);
  await put(1);
  let nights = 0;
  for (let isFound = false; !isFound && nights <= 30; nights += 1)
    isFound = ((await nextNight())?.differences ?? 0) > 0;
  expect(nights).toBeLessThanOrEqual(30);
  expect((await nextNight())?.differences).toBeGreaterThan(0);
  await put(-1);
  expect(await nextNight()).toMatchObject({ differences: 0 });
});

test('an audit of all tenants since their checkpoints, which an operator asked for, does not stand for a night', async () => {
  await age('24 hours');
  await runAudit({ db: pools.worker });
  expect(await auditNightly({ db: pools.worker })).not.toBeNull();
  expect(await auditNightly({ db: pools.worker })).toBeNull();
});

test('a run that was cut off counts for nothing: the next worker audits', async () => {
  await usedWorkspace();
  await age('24 hours');
  const stop = new AbortController();
  stop.abort(new Error('the worker stops'));
  await expect(auditNightly({ db: pools.worker }, { signal: stop.signal })).rejects.toThrow('the worker stops');
  expect(await auditNightly({ db: pools.worker })).toMatchObject({ differences: 0 });
});

test('a tenant that cannot be read is a difference, and the others are audited', async () => {
  const broken = await usedWorkspace();
  const other = await usedWorkspace();
  await superuser.query("UPDATE graha.ledger_entry SET at = 'infinity' WHERE tenant_id = $1 AND seq = 4", [
    broken.tenantId,
  ]);
  await runAudit({ db: pools.worker });
  const last = await lastAudit({ db: pools.worker });
  expect(new Set(last?.listed.map(({ tenantId }) => tenantId))).toEqual(new Set([broken.tenantId]));
  expect(last?.listed[0]).toMatchObject({ seq: '4', problem: expect.stringContaining('cannot be read') });
  const { rowCount } = await pools.worker.query('SELECT FROM graha.audit_checkpoint WHERE tenant_id = $1', [
    other.tenantId,
  ]);
  expect(rowCount).toBe(1);
});

test('entries of a tenant whose account is gone are found', async () => {
  const lost = await usedWorkspace();
  await superuser.query('DELETE FROM graha.credit_account WHERE tenant_id = $1', [lost.tenantId]);
  await runAudit({ db: pools.owner });
  const last = await lastAudit({ db: pools.owner });
  expect(last?.listed).toContainEqual({ tenantId: lost.tenantId, seq: '7', subject: 'account', problem: 'is missing' });
});

const TSX = fileURLToPath(import.meta.resolve('tsx'));
const SCRIPT = fileURLToPath(new URL('../../scripts/audit.ts', import.meta.url));

async function command(url: string, ...args: string[]): Promise<{ code: number; stdout: string; stderr: string }> {
  const env = { PATH: process.env['PATH'], DATABASE_URL: url, DATA_DIR: '/nowhere' };
  const run = promisify(execFile)(process.execPath, ['--import', TSX, SCRIPT, ...args], { env });
  return run.then(
    (done) => ({ code: 0, ...done }),
    (failed: { code: number; stdout: string; stderr: string }) => failed,
  );
}

test('the command prints tenant and entry and ends with 0 where all is well, 1 where not, 2 where it could not look', async () => {
  const [well, broken] = [await usedWorkspace(), await usedWorkspace()];
  await superuser.query('UPDATE graha.ledger_entry SET cost = 9 WHERE tenant_id = $1 AND seq = 5', [broken.tenantId]);
  const [fine, differs, json, nobody, unasked] = await Promise.all([
    command(own.database.workerUrl, '--tenant', well.tenantId),
    command(own.database.ownerUrl, '--tenant', broken.tenantId, '--from-genesis'),
    command(own.database.workerUrl, '--tenant', broken.tenantId, '--json'),
    command('postgres://nobody@127.0.0.1:1/nowhere'),
    command('', '--tenant', 'all'),
  ]);
  expect([fine.code, differs.code, json.code, nobody.code, unasked.code]).toEqual([0, 1, 1, 2, 2]);
  expect(fine.stdout).toMatch('1 tenants, 7 entries read');
  expect(differs.stdout).toMatch(`tenant ${broken.tenantId}, entry 5: has a hash that is not that of its content`);
  expect(JSON.parse(json.stdout)).toMatchObject({ tenants: 1, differences: 6 });
  expect(JSON.parse(json.stdout).listed[0]).toMatchObject({ tenantId: broken.tenantId, seq: '5', subject: 'entry' });
  expect(nobody.stderr).toMatch('does not answer. Start it');
  expect(unasked.stderr).toMatch('all is no tenant’s id');
});
