import { createTestDatabase, type TestDatabase } from '@graha/dev-stack/test-context';
import { setClockOffset } from '@graha/store/postgres/ledger-clock';
import { createPool } from '@graha/store/postgres/pool';
import { settleDue } from '@graha/store/ledger/sweeps';
import { ensureTenant } from '@graha/store/tenants/workspace';
import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ledgerTasks } from './ledger-tasks.ts';
import type { LoopLog } from './loop.ts';
import { query } from '@graha/store/postgres/query';

let database: TestDatabase;
let owner: pg.Pool;
let worker: pg.Pool;
const tenantId = randomUUID();

beforeAll(async () => {
  database = await createTestDatabase();
  const open = (url: string) => createPool({ url, applicationName: 'test', max: 5, onError: () => {} });
  [owner, worker] = [open(database.ownerUrl), open(database.workerUrl)];
  await ensureTenant(
    { db: owner, tenantId, actor: { kind: 'system', id: 'test' } },
    { name: 'Acme', ownerUserId: null },
  );
});
afterAll(async () => {
  await Promise.all([owner.end(), worker.end()]);
  await database.stop();
});

/** Runs a task once; returns what it logged. */
async function run(name: string, signal = new AbortController().signal) {
  const lines: [level: string, fields: object, message: string][] = [];
  const note = (level: string) => (fields: object, message: string) => void lines.push([level, fields, message]);
  const log: LoopLog = { debug: note('debug'), info: note('info'), error: note('error') };
  await ledgerTasks(worker, log, signal)
    .find((task) => task.name === name)
    ?.runOnce();
  return lines;
}

test('a period that closes leaves a line with its root in the log', async () => {
  await setClockOffset(owner, 32 * 86_400);
  await run('partitions');
  await settleDue({ db: worker });
  const { rows } = await query(
    owner,
    "SELECT encode(hash, 'hex') AS hash, seq FROM graha.ledger_entry WHERE kind = 'PeriodClosed'",
  );
  expect(await run('closed-periods')).toEqual([
    [
      'info',
      { tenantId, ...rows[0], period: expect.stringMatching(/^\d{4}-\d\d-01T00:00:00.000000Z$/) },
      'period closed',
    ],
  ]);
  expect(await run('closed-periods')).toEqual([]);
});

test('the nightly audit is logged once, and a stop in the middle of it is no failure', async () => {
  expect(await run('audit', AbortSignal.abort())).toEqual([]);
  const sums = { runId: expect.any(Number), tenants: 1, entries: 6, differences: 0 };
  expect(await run('audit')).toEqual([['info', sums, 'ledger audit passed']]);
  expect(await run('audit')).toEqual([]);
});

test('a ledger that differs is an error in the log, with tenant and entry', async () => {
  const superuser = new pg.Client({ connectionString: database.superuserUrl });
  await superuser.connect();
  await superuser.query("UPDATE graha.audit_run SET started_at = started_at - interval '1 day'");
  await superuser.query('UPDATE graha.credit_account SET remaining = remaining - 1');
  await superuser.end();
  const listed = [
    { tenantId, seq: '6', subject: 'account', problem: 'remaining is 49999, entries say 50000' },
    { tenantId, seq: '6', subject: 'conservation', problem: expect.any(String) },
  ];
  const sums = { runId: expect.any(Number), tenants: 1, entries: expect.any(Number), differences: 2 };
  expect(await run('audit')).toEqual([['error', { ...sums, listed }, 'ledger audit failed']]);
});
