import { createTestDatabase, type TestDatabase } from '@graha/dev-stack/test-context';
import { execFile } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { gunzipSync, gzipSync } from 'node:zlib';
import { Client } from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { query } from '../postgres/query.ts';
import { archiveMonths } from './archive.ts';
import { archiveName, manifestName, manifestsIn } from './manifest.ts';
import { restoreMonths } from './restore.ts';
import { fileProblems } from './verify.ts';
import { chargeBatch } from '../ledger/metering.ts';
import { runProjections } from '../read-models/usage-by-day.ts';
import { rebuild } from '../read-models/rebuild.ts';
import { differencesIn, entriesOf, oldLedger, temporaryFolder, type OldLedger } from '../testing/testing-archive.ts';
import { chooseClock } from '../tenants/clock.ts';
import { BY, calls, ENGINE, openPools, type Pools } from '../testing/testing.ts';

let database: TestDatabase;
let pools: Pools;
let ledger: OldLedger;
let dir: string;
let removeFolder: () => void;

beforeEach(async () => {
  ({ dir, remove: removeFolder } = temporaryFolder());
  database = await createTestDatabase();
  pools = openPools(database);
  ledger = await oldLedger(pools);
});
afterEach(async () => {
  await pools.close();
  await database.stop();
  removeFolder();
});

const archive = (before = '2027-02') => archiveMonths({ db: pools.owner }, { before, dir });
const moved = async (before?: string) =>
  (await archive(before)).archived.filter(({ entries }) => entries > 0).map(({ month }) => month);

async function asSuperuser(statement: string, values: unknown[] = []): Promise<void> {
  const superuser = new Client({ connectionString: database.superuserUrl });
  await superuser.connect();
  await superuser.query(statement, values).finally(() => superuser.end());
}

/** Makes a detach wait for a reader and interrupts it; the partition is then half detached. */
async function cutOffWhileDetaching(): Promise<void> {
  await archive('2027-01'); // No tenant has entries in the earlier months.
  const reader = await pools.api.connect();
  try {
    await reader.query('BEGIN');
    await reader.query('SELECT FROM graha.ledger_entry LIMIT 1');
    const archiving = archive().catch((error: unknown) => error);
    await expect.poll(cancelDetach).toEqual([{ isOff: true }]);
    expect(await archiving).toMatchObject({ message: expect.stringContaining('canceling statement') });
  } finally {
    await reader.query('COMMIT');
    reader.release();
  }
}

const cancelDetach = async () => {
  const { rows } = await query(
    pools.owner,
    `SELECT pg_cancel_backend(pid) AS "isOff" FROM pg_stat_activity
     WHERE query LIKE '%ledger_entry_2027_01 CONCURRENTLY' AND wait_event_type = 'Lock' AND datname = current_database()`,
  );
  return rows;
};

test('cut off in the middle of a detach, the ledger can be read, audited and charged, and the next run ends it', async () => {
  await cutOffWhileDetaching();
  expect(await entriesOf(pools, '2027-01')).toBe(0);
  expect(await differencesIn(pools, true)).toEqual([]);
  await chargeBatch({ db: pools.api }, { charges: calls(2, ledger.used), engineVersion: ENGINE });
  expect(await moved()).toEqual(['2027-01']);
  expect(await differencesIn(pools, true)).toEqual([]);
  await restoreMonths({ db: pools.owner }, { dir });
  expect(await differencesIn(pools, true)).toEqual([]);
});

test('cut off between detach and drop, the table is kept until it is seen to hold what the file holds', async () => {
  await cutOffWhileDetaching();
  await pools.owner.query('ALTER TABLE graha.ledger_entry DETACH PARTITION graha.ledger_entry_2027_01 FINALIZE');
  await asSuperuser('DELETE FROM graha.ledger_entry_2027_01 WHERE seq = 5');
  expect((await archive()).stays).toEqual([expect.stringContaining('its file 18. Something wrote to it meanwhile')]);
  await restoreRow();
  expect(await moved()).toEqual(['2027-01']);
  expect(await differencesIn(pools, true)).toEqual([]);
});

/**
 * Adds a row in place of the deleted one. Any row will do, because only the ends of the chains and the row count are compared.
 */
const restoreRow = () =>
  asSuperuser(`INSERT INTO graha.ledger_entry_2027_01 SELECT tenant_id, period_start, 5, 'CallCharged', at, 1, 1, key_id,
    operation, request_id, burn, data, prev_hash, '\\x00' FROM graha.ledger_entry_2027_01 WHERE seq = 4`);

test('while calls are charged, counted, counted anew and audited, months leave and come back unnoticed', async () => {
  const over = new AbortController();
  const until = async (work: () => Promise<unknown>) => {
    while (!over.signal.aborted) await work();
  };
  const charging = until(async () => {
    const outcomes = await chargeBatch(
      { db: pools.api },
      { charges: [...calls(1, ledger.used), ...calls(5, ledger.endless)], engineVersion: ENGINE },
    );
    expect(new Set(outcomes.map(({ outcome }) => outcome))).toEqual(new Set(['charged']));
  });
  const counting = until(() => runProjections({ db: pools.worker }));
  const rebuilding = until(() => rebuild({ db: pools.worker }, { name: 'usage-by-day' }));
  const auditing = until(async () => expect(await differencesIn(pools, true)).toEqual([]));
  const moving = async () => {
    expect(await moved('2027-06')).toEqual(['2027-01', '2027-02', '2027-04', '2027-05']);
    await restoreMonths({ db: pools.owner }, { dir });
  };
  await Promise.all([moving().finally(() => over.abort()), charging, counting, rebuilding, auditing]);
  await runProjections({ db: pools.worker });
  expect(await differencesIn(pools, true)).toEqual([]);
});

test('a month whose ledger differs, or whose usage is not counted yet, stays whole in the database', async () => {
  await asSuperuser('DELETE FROM graha.usage_by_day WHERE tenant_id = $1', [ledger.used.tenantId]);
  await asSuperuser('DELETE FROM graha.projection_checkpoint WHERE tenant_id = $1', [ledger.used.tenantId]);
  expect((await archive()).stays).toEqual([
    expect.stringContaining('is not counted up to entry 9. Let the worker run'),
  ]);
  await runProjections({ db: pools.worker });
  const clock = { timezone: 'Asia/Kathmandu', place: null };
  await chooseClock({ db: pools.app, tenantId: ledger.used.tenantId, ...BY }, { clock });
  expect((await archive()).stays).toEqual([
    expect.stringContaining('is not counted up to entry 9. Let the worker run'),
  ]);
  await runProjections({ db: pools.worker });
  await asSuperuser('UPDATE graha.ledger_entry SET cost = 0 WHERE tenant_id = $1 AND seq = 5', [ledger.used.tenantId]);
  expect((await archive()).stays).toEqual([
    expect.stringContaining(`tenant ${ledger.used.tenantId}, entry 5: has a hash that is not that of its content`),
  ]);
  expect(await entriesOf(pools, '2027-01')).toBe(18);
  await expect(archive('2027-10')).rejects.toThrow('--before may be 2027-09 at the latest');
});

test('of two archive runs at once, one runs and the other is refused', async () => {
  const both = await Promise.allSettled([archive(), archive()]);
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  expect(both.find(({ status }) => status === 'rejected')).toMatchObject({
    reason: { message: expect.stringContaining('Somebody else archives') },
  });
});

const TSX = fileURLToPath(import.meta.resolve('tsx'));
const SCRIPT = fileURLToPath(new URL('../../scripts/archive.ts', import.meta.url));

async function command(...args: string[]): Promise<{ code: number; stdout: string; stderr: string }> {
  const env = { PATH: process.env['PATH'], DATABASE_URL: database.ownerUrl };
  const run = promisify(execFile)(process.execPath, ['--import', TSX, SCRIPT, ...args], { env });
  return run.then(
    (done) => ({ code: 0, ...done }),
    (failed: { code: number; stdout: string; stderr: string }) => failed,
  );
}

test('a file that was changed is not believed: neither by who verifies nor by who restores', async () => {
  const archived = await command('--before', '2027-04', '--to', dir);
  expect(archived).toMatchObject({ code: 1, stderr: expect.stringContaining('2027-03 stays') });
  expect(archived.stdout).toMatch(/2027-01: 18 entries, ledger-2027-01\.ndjson\.gz, root [0-9a-f]{64}/);
  expect(await command('--verify', dir)).toMatchObject({ code: 0, stdout: expect.stringContaining('0 problems') });
  const path = join(dir, archiveName('2027-01'));
  const [bytes, manifest] = [readFileSync(path), readFileSync(join(dir, manifestName('2027-01')), 'utf8')];
  const text = gunzipSync(bytes).toString();
  const changes: [what: Buffer, problem: string][] = [
    [gzipSync(text.replace('"cost":"2"', '"cost":"1"')), 'has a hash that is not that of its content'],
    [gzipSync(text.slice(0, text.lastIndexOf('\n', text.length - 2) + 1)), 'and another hash than the manifest’s'],
    [gzipSync(text, { level: 1 }), 'has another SHA-256 than the manifest says'],
    [bytes.subarray(0, bytes.length - 20), 'cannot be read'],
    [Buffer.from('nothing'), 'cannot be read'],
  ];
  for (const [changed, problem] of changes) {
    writeFileSync(path, changed);
    const [january] = manifestsIn(dir).filter(({ month }) => month === '2027-01');
    expect((await fileProblems(dir, january!)).join()).toContain(problem);
    await expect(restoreMonths({ db: pools.owner }, { dir, months: ['2027-01'] })).rejects.toThrow(
      'Fetch it from a copy.',
    );
  }
  expect(await command('--verify', dir)).toMatchObject({ code: 1, stderr: expect.stringContaining('cannot be read') });
  writeFileSync(path, bytes);
  writeFileSync(join(dir, manifestName('2027-01')), manifest.replace(/"root": "..../, '"root": "0000'));
  expect(await command('--restore', dir)).toMatchObject({ code: 2, stderr: expect.stringContaining('is not the one') });
  writeFileSync(join(dir, manifestName('2027-01')), manifest);
  expect(await command('--restore', dir, '--month', '2027-01')).toMatchObject({ code: 0 });
  expect(await differencesIn(pools, true)).toEqual([]);
});
