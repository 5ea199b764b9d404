import { createTestDatabase } from '@graha/dev-stack/test-context';
import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { auditNightly } from './audit-nightly.ts';
import { lastAudit, runAudit } from './audit-run.ts';
import { chargeBatch } from '../ledger/metering.ts';
import { runProjections } from '../read-models/usage-by-day.ts';
import { calls, ENGINE, openWorkspace, useDatabase, useSuperuser } from '../testing/testing.ts';

const own = useDatabase(createTestDatabase);
const { pools } = own;
const superuser = useSuperuser(own);

async function usedWorkspace() {
  const workspace = await openWorkspace(pools, { credits: 100 });
  await chargeBatch({ db: pools.api }, { charges: calls(5, workspace), engineVersion: ENGINE });
  await runProjections({ db: pools.worker });
  return workspace;
}

/** As if everything that was audited so far had been audited so much earlier. */
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

test('the next night goes on from the checkpoints, and once a week from the first entry on', async () => {
  const { entries = 0 } = (await lastAudit({ db: pools.worker })) ?? {};
  const nights: [entries: number | undefined, fromGenesis: boolean | undefined][] = [];
  for (let night = 1; night <= 8; night += 1) {
    await age('24 hours');
    await auditNightly({ db: pools.worker });
    const last = await lastAudit({ db: pools.worker });
    nights.push([last?.entries, last?.fromGenesis]);
  }
  expect(nights.map(([read]) => read)).toEqual([0, 0, 0, 0, 0, 0, entries, 0]);
  expect(nights.map(([, fromGenesis]) => fromGenesis).indexOf(true)).toBe(6);
});

test('a run that was cut off counts for nothing: the next worker audits', async () => {
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
