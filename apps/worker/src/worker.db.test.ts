import { createTestDatabase, restartableCluster } from '@graha/dev-stack/test-context';
import { queueMail } from '@graha/store/mail/mail-outbox';
import { chargeBatch } from '@graha/store/ledger/metering';
import { wakeWorker } from '@graha/store/ledger/wake-worker';
import { createPool } from '@graha/store/postgres/pool';
import { playgroundCall } from '@graha/store/testing/testing';
import { usageByDay } from '@graha/store/requests/usage';
import { setCallsLimit } from '@graha/store/ledger/credit-grants';
import { ensureTenant } from '@graha/store/tenants/workspace';
import { randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import pg from 'pg';
import { SMTPServer } from 'smtp-server';
import { afterEach, expect, test } from 'vitest';
import type { WorkerEnv } from './env.ts';
import type { LoopLog } from './loop.ts';
import { runWorker } from './worker.ts';
import { query } from '@graha/store/postgres/query';

const closing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).toReversed()) await close();
});

type Urls = { ownerUrl: string; apiUrl: string; workerUrl: string };
/** An address without a server. */
const NOWHERE = 'http://127.0.0.1:1';
const quiet: LoopLog = { debug: () => {}, info: () => {}, error: () => {} };
const acting = { actor: { kind: 'system', id: 'test' } } as const;

function poolOn(url: string): pg.Pool {
  const pool = createPool({ url, applicationName: 'test', max: 2, onError: () => {} });
  closing.push(() => pool.end());
  return pool;
}

function startWorker({ workerUrl }: Urls, change: Partial<WorkerEnv> = {}) {
  const stop = new AbortController();
  const urls = { databaseUrl: workerUrl, databaseDirectUrl: workerUrl };
  const env = {
    mode: 'test',
    logLevel: 'silent',
    ...urls,
    apiUrl: NOWHERE,
    portalUrl: 'https://graha.example',
    ephePath: null,
    webhooksPerSecond: 200,
    metrics: null,
    sealing: null,
    sender: { name: 'Graha', email: null, address: null },
    smtp: null,
    stripe: null,
  } as const;
  const end = runWorker({ ...env, ...change }, quiet, stop.signal);
  end.catch(() => {}); // A test that needs the result awaits it.
  closing.push(async () => {
    stop.abort();
    await end.catch(() => {});
  });
  return { stop, end };
}

async function openTenant(urls: Urls): Promise<string> {
  const tenantId = randomUUID();
  await ensureTenant({ db: poolOn(urls.ownerUrl), tenantId, ...acting }, { name: 'Acme', ownerUserId: null });
  return tenantId;
}

/** Charges and wakes the worker, as a replica does. */
async function call(api: pg.Pool, tenantId: string, isWoken = true): Promise<void> {
  const [result] = await chargeBatch({ db: api }, { charges: [playgroundCall(tenantId)], engineVersion: 'test' });
  expect(result?.outcome).toBe('charged');
  if (isWoken) await wakeWorker({ db: api }, { crossed: result?.crossed === true });
}

/** Polls the number of calls in the usage; -1 while the database does not answer. */
const callsSeen = (api: pg.Pool, tenantId: string) => () =>
  usageByDay({ db: api, tenantId }, { fromDay: '2000-01-01', toDay: '9999-01-01' })
    .then((rows) => rows.reduce((sum, { calls }) => sum + calls, 0))
    .catch(() => -1);

const DEAF: Partial<WorkerEnv> = { databaseDirectUrl: 'postgres://nobody@127.0.0.1:1/nowhere' };

test.each<[string, Partial<WorkerEnv>, isWoken: boolean]>([
  ['', {}, true],
  [', even where nothing can be listened to', DEAF, true],
  [', even if the replica died before it woke the worker', {}, false],
])('a call is seen in the usage%s', async (_name, change, isWoken) => {
  const urls = await createTestDatabase();
  closing.push(urls.stop);
  const tenantId = await openTenant(urls);
  const api = poolOn(urls.apiUrl);
  startWorker(urls, change);
  for (const calls of [1, 2, 3]) {
    await call(api, tenantId, isWoken);
    await expect.poll(callsSeen(api, tenantId)).toBe(calls);
  }
});

test('owners and admins are mailed after the call that uses up half of the credits', async () => {
  const urls = await createTestDatabase();
  closing.push(urls.stop);
  const tenantId = await openTenant(urls);
  const owner = poolOn(urls.ownerUrl);
  await owner.query('INSERT INTO identity.organization (id, name, slug) VALUES ($1, $1, $1)', [tenantId]);
  await owner.query("INSERT INTO identity.user (id, name, email) VALUES ('u1', 'Asha', 'asha@nadir.example')");
  await owner.query(
    "INSERT INTO identity.member (id, organization_id, user_id, role) VALUES ('m1', $1, 'u1', 'owner')",
    [tenantId],
  );
  await setCallsLimit({ db: owner, tenantId }, { callsMax: 2 });
  startWorker(urls);
  await call(poolOn(urls.apiUrl), tenantId);
  const mails = async () => (await owner.query('SELECT to_address, subject, text FROM identity.mail')).rows;
  await expect.poll(mails).toEqual([
    {
      to_address: 'asha@nadir.example',
      subject: 'Acme has used 50 % of its calls',
      text: expect.stringContaining('https://graha.example/usage'),
    },
  ]);
});

test('sessions that an administrator terminates are opened again', async () => {
  const urls = await createTestDatabase();
  closing.push(urls.stop);
  const tenantId = await openTenant(urls);
  const api = poolOn(urls.apiUrl);
  startWorker(urls);
  await call(api, tenantId);
  await expect.poll(callsSeen(api, tenantId)).toBe(1);
  const admin = new pg.Client({ connectionString: urls.superuserUrl });
  await admin.connect();
  const { rowCount } = await admin.query(
    'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE usename = $1 AND datname = current_database()',
    ['graha_worker'],
  );
  await admin.end();
  expect(rowCount).toBeGreaterThan(1);
  await call(api, tenantId);
  await expect.poll(callsSeen(api, tenantId)).toBe(2);
});

test('a database that crashes and comes back finds the worker waiting', async () => {
  const cluster = await restartableCluster();
  closing.push(cluster.remove);
  const tenantId = await openTenant(cluster);
  const api = poolOn(cluster.apiUrl);
  startWorker(cluster);
  await call(api, tenantId);
  await expect.poll(callsSeen(api, tenantId)).toBe(1);
  await cluster.kill();
  await cluster.start();
  await call(api, tenantId);
  await expect.poll(callsSeen(api, tenantId)).toBe(2);
});

test('stops and leaves no session behind', async () => {
  const urls = await createTestDatabase();
  closing.push(urls.stop);
  const owner = poolOn(urls.ownerUrl);
  const sessions = async () => {
    const { rows } = await query(
      owner,
      "SELECT pid FROM pg_stat_activity WHERE application_name LIKE 'graha-worker%' AND datname = current_database()",
    );
    return rows.length;
  };
  const { stop, end } = startWorker(urls);
  await expect.poll(sessions).toBeGreaterThan(1);
  stop.abort();
  await end;
  await expect.poll(sessions).toBe(0);
});

test('production refuses a clock that was moved', async () => {
  const urls = await createTestDatabase();
  closing.push(urls.stop);
  await poolOn(urls.ownerUrl).query('UPDATE graha.clock_offset SET offset_seconds = 60');
  await expect(startWorker(urls, { mode: 'production' }).end).rejects.toThrow('moved by 60 s');
});

test('mail that the portal queues is sent', async () => {
  const database = await createTestDatabase();
  closing.push(database.stop);
  const taken: string[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: ({ address }, _session, done) => {
      taken.push(address);
      done();
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closing.push(() => new Promise<void>((resolve) => server.close(() => resolve())));
  // Safe: a server that listens on a host and a port has an address of that kind.
  const { port } = server.server.address() as AddressInfo;
  startWorker(database, { smtp: { url: `smtp://127.0.0.1:${port}`, from: 'Graha <hello@graha.example>' } });
  const letter = { kind: 'reset-password', subject: 's', html: '<p>h</p>', text: 't' };
  await queueMail({ identity: poolOn(database.authUrl) }, { ...letter, dedupeKey: 'a', to: 'asha@nadir.example' });
  await expect.poll(() => taken).toEqual(['asha@nadir.example']);
});
