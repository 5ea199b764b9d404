import { createTestDatabase, restartableCluster, type TestDatabase } from '@graha/dev-stack/test-context';
import { auditTenant } from '@graha/store/audit';
import { openPools, openWorkspace, type Pools } from '@graha/store/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { apiProcess } from './testing/api-process.ts';
import { cuttingProxy } from './testing/cutting-proxy.ts';
import { chargedRequests } from './testing/ledger-of.ts';
import { type Answer, clients, startApi } from './testing/real-api.ts';

const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
const paid = (answers: Answer[]): string[] =>
  answers.filter(({ status }) => status === 200).map(({ requestId }) => requestId);
const twice = (ids: string[]): string[] => ids.filter((id, index) => ids.indexOf(id) !== index);

/** 32 clients that have been paid for a hundred calls and go on. @returns what ends them, and tells all they heard */
async function underLoad(call: () => Promise<Answer>): Promise<() => Promise<Answer[]>> {
  let done = false;
  let paidCalls = 0;
  const counted = async () => {
    const answer = await call();
    if (answer.status === 200) paidCalls += 1;
    return answer;
  };
  const running = clients(32, counted, () => done);
  await expect.poll(() => paidCalls, { timeout: 30_000 }).toBeGreaterThan(100);
  return () => {
    done = true;
    return running;
  };
}

test('Postgres stopped, killed and started again while 20 clients call: 503 with Retry-After, then 200 by itself; every 200 is charged once', async () => {
  const cluster = await restartableCluster();
  let pools = openPools(cluster, 3);
  const { tenantId, key } = await openWorkspace(pools, { credits: 1_000_000 });
  await pools.close();
  const api = await startApi(cluster.apiUrl);
  let done = false;
  const running = clients(
    20,
    () => api.call(key.text),
    () => done,
  );
  const statusNow = async () => (await api.call(key.text)).status;
  for (const goAway of [cluster.stop, cluster.kill, cluster.stop]) {
    await expect.poll(statusNow, { timeout: 15_000 }).toBe(200);
    await sleep(300);
    await goAway();
    await expect.poll(statusNow, { timeout: 5_000 }).toBe(503);
    await sleep(300);
    await cluster.start();
  }
  await expect.poll(statusNow, { timeout: 15_000 }).toBe(200);
  done = true;
  const answers = await running;
  await api.stop();

  const failed = answers.filter(({ status }) => status !== 200);
  expect(new Set(failed.map(({ status, headers }) => [status, headers.get('retry-after')].join(' ')))).toEqual(
    new Set(['503 1']),
  );
  pools = openPools(cluster, 3);
  const charged = await chargedRequests(pools.worker, tenantId);
  const known = new Set(charged);
  expect(paid(answers).filter((id) => !known.has(id))).toEqual([]);
  expect(twice(charged)).toEqual([]);
  expect(await auditTenant(pools.worker, tenantId)).toEqual([]);
  await pools.close();
  await cluster.remove();
}, 120_000);

describe('on a database that stays', () => {
  let database: TestDatabase;
  let pools: Pools;

  beforeAll(async () => {
    database = await createTestDatabase();
    pools = openPools(database, 3);
  });
  afterAll(async () => {
    await pools.close();
    await database.stop();
  });

  test('a connection that is cut after the commit costs one charge and is answered 200', async () => {
    const { tenantId, key } = await openWorkspace(pools, { credits: 100 });
    const proxy = await cuttingProxy(database.apiUrl, 'charge_batch');
    const api = await startApi(proxy.url);
    expect((await api.call(key.text)).status).toBe(200);
    for (const cuts of [1, 2, 1]) {
      proxy.arm(cuts);
      const answers = await Promise.all(Array.from({ length: 10 }, () => api.call(key.text)));
      expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    }
    expect(proxy.cut()).toBe(4);
    const charged = await chargedRequests(pools.worker, tenantId);
    expect([charged.length, twice(charged)]).toEqual([31, []]);
    await api.stop();
    proxy.close();
  });

  test('a tenant whose account is locked gets 503, its neighbours do not notice', async () => {
    const [stuck, free] = [await openWorkspace(pools, { credits: 100 }), await openWorkspace(pools, { credits: 100 })];
    const api = await startApi(database.apiUrl);
    const holder = await pools.owner.connect();
    await holder.query('BEGIN');
    await holder.query('SELECT 1 FROM graha.credit_account WHERE tenant_id = $1 FOR UPDATE', [stuck.tenantId]);
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => api.call((index % 2 ? free : stuck).key.text)),
    );
    expect(answers.map(({ status }) => status)).toEqual(answers.map((_, index) => (index % 2 ? 200 : 503)));
    await holder.query('ROLLBACK');
    holder.release();
    expect((await api.call(stuck.key.text)).status).toBe(200);
    expect(await chargedRequests(pools.worker, stuck.tenantId)).toHaveLength(1);
    await api.stop();
  });

  test('told to end under load it finishes what it has begun: every charge was answered, exit code 0', async () => {
    const { tenantId, key } = await openWorkspace(pools, { credits: 1_000_000 });
    const api = await apiProcess(database.apiUrl);
    const answersAtEnd = await underLoad(() => api.call(key.text));
    const { code, ms } = await api.end('SIGTERM');
    const answers = await answersAtEnd();
    expect(code).toBe(0);
    expect(ms).toBeLessThan(10_000);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect((await chargedRequests(pools.worker, tenantId)).toSorted()).toEqual(paid(answers).toSorted());
  });

  test('killed under load it has answered nothing that is not in the ledger', async () => {
    const { tenantId, key } = await openWorkspace(pools, { credits: 1_000_000 });
    const api = await apiProcess(database.apiUrl);
    const answersAtEnd = await underLoad(() => api.call(key.text));
    await api.end('SIGKILL');
    const acknowledged = paid(await answersAtEnd());
    const charged = new Set(await chargedRequests(pools.worker, tenantId));
    expect(acknowledged.filter((id) => !charged.has(id))).toEqual([]);
    expect(await auditTenant(pools.worker, tenantId)).toEqual([]);
  });
});
