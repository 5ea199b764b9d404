import { createTestDatabase, type TestDatabase } from '@graha/dev-stack/test-context';
import { NIL_TENANT_ID } from '@graha/domain/core/event';
import { runAudit } from '@graha/store/audit/audit-run';
import { chargeBatch } from '@graha/store/ledger/metering';
import { statusNow } from '@graha/store/requests/status';
import { BY, calls, ENGINE, openPools, openWorkspace, PEPPER, type Pools } from '@graha/store/testing/testing';
import { usageBehind } from '@graha/store/requests/usage';
import { issueKey } from '@graha/store/keys/key-commands';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Client } from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readEnv } from './env.ts';
import { runWorker } from './worker.ts';

let database: TestDatabase;
let pools: Pools;
let api: Server;
let metricsUrl: string;
const asked: string[] = [];
const stop = { now: async (): Promise<void> => {} };

async function portOf(server: Server): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // Safe: a server that listens on a port has an address with one.
  return (server.address() as AddressInfo).port;
}

beforeEach(async () => {
  database = await createTestDatabase();
  pools = openPools(database);
  api = createServer((request, response) => {
    asked.push(request.url ?? '');
    response.end('{}');
  });
  const port = await portOf(api);
  const passing = createServer();
  const metricsPort = await portOf(passing);
  await new Promise((resolve) => passing.close(resolve));
  metricsUrl = `http://127.0.0.1:${metricsPort}/metrics`;
  const ending = new AbortController();
  const env = readEnv({
    GRAHA_MODE: 'test',
    DATABASE_URL: database.workerUrl,
    API_URL: `http://127.0.0.1:${port}`,
    METRICS_PORT: String(metricsPort),
  });
  const quiet = { debug: () => {}, info: () => {}, error: () => {} };
  const end = runWorker(env, quiet, ending.signal);
  stop.now = async () => {
    ending.abort();
    await end;
  };
});
afterEach(async () => {
  await stop.now();
  api.close();
  await pools.close();
  await database.stop();
});

const CONTEXT = { ...BY, correlationId: 'c' };
const REGISTERED = JSON.stringify([{ type: 'UserRegistered', data: {} }]);

/** NaN before the first measurement. */
async function metric(name: string): Promise<number> {
  const text = await fetch(metricsUrl).then(
    (answer) => answer.text(),
    () => '',
  );
  return Number(
    text
      .split('\n')
      .find((line) => line.startsWith(`${name} `))
      ?.slice(name.length + 1) ?? Number.NaN,
  );
}
const lag = (projection: string, unit: string) => metric(`graha_projection_lag_${unit}{projection="${projection}"}`);

/** Runs SQL as a superuser, who bypasses the rules that prevent gaps. */
async function meddle(...statements: string[]): Promise<void> {
  const superuser = new Client({ connectionString: database.superuserUrl });
  await superuser.connect();
  for (const statement of statements) await superuser.query(statement);
  await superuser.end();
}

test('how far usage is behind is measured; a ledger with a gap holds up its own tenant alone, and heals', async () => {
  const [broken, other] = [await openWorkspace(pools, { credits: 10 }), await openWorkspace(pools, { credits: 10 })];
  const gaps = () => metric('graha_projection_gaps{projection="usage-by-day"}');
  await meddle('ALTER TABLE graha.usage_by_day ADD CONSTRAINT never CHECK (false) NOT VALID');
  await chargeBatch({ db: pools.api }, { charges: [...calls(2, broken), ...calls(2, other)], engineVersion: ENGINE });
  await expect.poll(() => lag('usage-by-day', 'entries')).toBeGreaterThanOrEqual(4);
  expect(await lag('usage-by-day', 'seconds')).toBeGreaterThan(0);
  // Another task measures the lag, and may do so before the failing run has ended.
  await expect.poll(() => metric('graha_task_failures_total{task="usage-by-day"}')).toBeGreaterThan(0);

  const lost = `FROM graha.ledger_entry WHERE tenant_id = '${broken.tenantId}' AND kind = 'CallCharged'`;
  await meddle(`CREATE TABLE public.lost AS SELECT * ${lost}`, `DELETE ${lost}`);
  await meddle('ALTER TABLE graha.usage_by_day DROP CONSTRAINT never');
  await expect.poll(gaps).toBe(1);
  await expect.poll(() => usageBehind({ db: pools.app, tenantId: other.tenantId })).toBe(0);
  expect(await usageBehind({ db: pools.app, tenantId: broken.tenantId })).toBeGreaterThan(0);

  await meddle('INSERT INTO graha.ledger_entry SELECT * FROM public.lost');
  await expect.poll(() => usageBehind({ db: pools.app, tenantId: broken.tenantId })).toBe(0);
  await expect.poll(() => lag('usage-by-day', 'entries')).toBe(0);
  expect(await gaps()).toBe(0);
  expect(await lag('key-list', 'entries')).toBe(0);
});

test('an append that stays open is seen: the age of the fence and the lag of what reads all streams grow', async () => {
  const { tenantId } = await openWorkspace(pools);
  await expect.poll(() => lag('audit-trail', 'entries')).toBe(0);
  const open = await pools.app.connect();
  await open.query('BEGIN');
  await open.query("SELECT graha.append_events('user-u1', 0, $1, $2, $3)", [NIL_TENANT_ID, CONTEXT, REGISTERED]);
  try {
    await issueKey({ db: pools.app, tenantId, pepper: PEPPER, ...BY }, { name: 'new', env: 'live' });
    await expect.poll(() => metric('graha_feed_fence_seconds')).toBeGreaterThan(0.5);
    // At least one: the lag of 0 above may be older than the events of the workspace, so that some are behind the fence too.
    expect(await lag('audit-trail', 'entries')).toBeGreaterThanOrEqual(1);
    expect(await lag('free-allowance', 'entries')).toBeGreaterThanOrEqual(1);
    expect(await lag('audit-trail', 'seconds')).toBeGreaterThan(0.5);
  } finally {
    await open.query('COMMIT');
    open.release();
  }
  await expect.poll(() => lag('audit-trail', 'entries')).toBe(0);
  await expect.poll(() => metric('graha_feed_fence_seconds')).toBe(0);
});

test('partitions ahead, the last audit and the API’s own word are watched', async () => {
  await expect.poll(() => metric('graha_partitions_ahead{table="ledger_entry"}')).toBe(13);
  expect(await metric('graha_partitions_ahead{table="request_log"}')).toBe(14);
  await runAudit({ db: pools.worker });
  await expect.poll(() => metric('graha_audit_differences')).toBe(0);
  expect(await metric('graha_audit_age_seconds')).toBeLessThan(60);
  expect(asked).toContain('/health/ready');
  expect(await statusNow({ db: pools.app })).toBeNull(); // The minute has not ended.
});
