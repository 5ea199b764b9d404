import { createTestDatabase, type TestDatabase } from '@graha/dev-stack/test-context';
import { type ApiProcess, startApiProcess } from '@graha/dev-stack/api-process';
import { freePort } from '@graha/dev-stack/free-port';
import { waitUntil } from '@graha/dev-stack/process-identity';
import { openPools, openWorkspace, type Pools, type Workspace } from '@graha/store/testing/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { SERVER_READY } from './early-server.ts';

/** Two processes behind one port, as the container runs one for each core. */

const CALLS = 40;
const PATIENCE_MS = 60_000;

let database: TestDatabase;
let pools: Pools;
let workspace: Workspace;
let metricsPort: number;
let api: ApiProcess;

beforeAll(async () => {
  database = await createTestDatabase();
  pools = openPools(database, 3);
  workspace = await openWorkspace(pools, { credits: 10_000 });
  metricsPort = await freePort();
  const env = { API_PROCESSES: '2', METRICS_PORT: String(metricsPort), LOG_LEVEL: 'info', COMPUTE_THREADS: '0' };
  api = await startApiProcess({ program: 'source', databaseUrl: database.apiUrl, env });
  await waitUntil(() => Promise.resolve(timesSaid(SERVER_READY) === 2), PATIENCE_MS);
});
afterAll(async () => {
  await api.end('SIGKILL');
  await pools.close();
  await database.stop();
});

const timesSaid = (text: string): number => api.said().split(text).length - 1;

/** Each call opens a new connection, so that the processes take turns. */
const call = (): Promise<number> =>
  fetch(`${api.url}/api/v1/numerology/life-path?date=1990-08-15`, {
    headers: { 'x-api-key': workspace.key.text, connection: 'close' },
  }).then(async (response) => {
    await response.arrayBuffer();
    return response.status;
  });

async function countsByProcess(): Promise<Map<string, number>> {
  const text = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
  const rows = text.matchAll(/^graha_requests_total\{(?=[^}]*life-path)[^}]*process="(\d)"[^}]*\} (\d+)$/gm);
  return new Map([...rows].map(([, process = '', count]) => [process, Number(count)]));
}

test('calls go to all processes, and the metrics count each of them once', async () => {
  for (let sent = 0; sent < CALLS; sent += 1) expect(await call()).toBe(200);
  const counts = await countsByProcess();
  expect([...counts.keys()].toSorted()).toEqual(['1', '2']);
  expect([...counts.values()].reduce((sum, count) => sum + count, 0)).toBe(CALLS);
});

test('a process that is killed is replaced, and calls are answered meanwhile and afterwards', async () => {
  const [pid] = [...api.said().matchAll(/"process_id":(\d+)/g)].map(([, id]) => Number(id));
  if (pid === undefined) throw new Error('no process was started');
  process.kill(pid, 'SIGKILL');
  await waitUntil(() => Promise.resolve(timesSaid('process lost') === 1), PATIENCE_MS);
  expect(await call()).toBe(200);
  await waitUntil(() => Promise.resolve(timesSaid(SERVER_READY) === 3), PATIENCE_MS);
  for (let sent = 0; sent < 4; sent += 1) expect(await call()).toBe(200);
  expect(timesSaid('process started')).toBe(3);
});

test('a stop ends every process and exits with code 0', async () => {
  expect(await api.end('SIGTERM')).toBe('0');
});

test('where no process can start, the whole ends with its code and starts none again', async () => {
  const env = { API_PROCESSES: '2', GRAHA_MODE: 'production' };
  const start = startApiProcess({ program: 'source', databaseUrl: database.ownerUrl, env });
  await expect(start).rejects.toThrow(/\(1\)/); // The owner's role has too many rights.
});
