import { createTestDatabase } from '@graha/dev-stack/test-context';
import { EXAMPLE_BIRTH } from '@graha/catalog/request/birth';
import { LEDGER_CHANNEL, THRESHOLD_CHANNEL } from '@graha/store/ledger/wake-worker';
import { auditTenant } from '@graha/store/audit/audit';
import { BY, grant, openWorkspace, PEPPER, tally, useDatabase } from '@graha/store/testing/testing';
import { accountOf } from '@graha/store/requests/usage';
import { issueKey, revokeKey } from '@graha/store/keys/key-commands';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { PriceList } from './price-list.ts';
import { chargedRequests } from '../testing/ledger-of.ts';
import { clients, startApi } from '../testing/real-api.ts';
import { Usage } from '../call/usage.ts';

const own = useDatabase(createTestDatabase, 4);
const { pools } = own;
let api: Awaited<ReturnType<typeof startApi>>;

beforeAll(async () => {
  api = await startApi(own.database.apiUrl);
});
afterAll(async () => {
  await api.stop();
});

test('64 clients spend 1,000 credits to the last one and not one more', async () => {
  const { tenantId, key } = await openWorkspace(pools, { credits: 1_000 });
  let refused = 0;
  const count = async () => {
    const answer = await api.call(key.text);
    if (answer.status === 402) refused += 1;
    return answer;
  };
  const answers = await clients(64, count, () => refused >= 200);
  const paid = answers.filter(({ status }) => status === 200);
  expect(Object.keys(tally(answers.map(({ status }) => String(status)))).toSorted()).toEqual(['200', '402']);
  expect(paid).toHaveLength(1_000);
  expect((await chargedRequests(pools.worker, tenantId)).toSorted()).toEqual(
    paid.map(({ requestId }) => requestId).toSorted(),
  );
  expect(await accountOf({ db: pools.app, tenantId })).toMatchObject({ creditsRemaining: 0, callsUsed: 1_000 });
  expect(await auditTenant({ db: pools.worker, tenantId })).toEqual([]);
});

test('the worker is woken after a charge, and for the alerts only if the charge crossed a threshold', async () => {
  const { key } = await openWorkspace(pools, { credits: 4 });
  const listener = await pools.worker.connect();
  const heard: string[] = [];
  listener.on('notification', ({ channel }) => heard.push(channel));
  try {
    await listener.query(`LISTEN ${LEDGER_CHANNEL}; LISTEN ${THRESHOLD_CHANNEL}`);
    await api.call(key.text);
    await expect.poll(() => heard.splice(0)).toEqual([LEDGER_CHANNEL]);
    await api.call(key.text);
    await expect.poll(() => heard).toEqual([LEDGER_CHANNEL, THRESHOLD_CHANNEL]);
  } finally {
    listener.release(true);
  }
});

test('50 racing requests with one Idempotency-Key are one charge and equal bytes; another input is 409; at balance 0 it repeats', async () => {
  const { tenantId, key } = await openWorkspace(pools, { credits: 1 });
  const headers = { 'idempotency-key': 'one' };
  const answers = await Promise.all(Array.from({ length: 50 }, () => api.call(key.text, EXAMPLE_BIRTH, headers)));
  expect(tally(answers.map(({ status }) => String(status)))).toEqual({ 200: 50 });
  expect(answers.every(({ body }) => body.equals(answers[0]?.body ?? Buffer.alloc(0)))).toBe(true);
  expect(answers.filter((answer) => answer.headers.get('idempotency-replayed') === 'true')).toHaveLength(49);
  expect(tally(answers.map((answer) => answer.headers.get('x-credits-cost') ?? ''))).toEqual({ 0: 49, 1: 1 });
  expect((await api.call(key.text, { ...EXAMPLE_BIRTH, month: 7 }, headers)).status).toBe(409);
  expect((await api.call(key.text)).status).toBe(402);
  const repeat = await api.call(key.text, EXAMPLE_BIRTH, headers);
  expect([repeat.status, repeat.headers.get('x-credits-cost')]).toEqual([200, '0']);
  expect(await chargedRequests(pools.worker, tenantId)).toHaveLength(1);
});

test('two batches that contest the last credits: what is answered is what is charged, to the last one', async () => {
  const { tenantId, key } = await openWorkspace(pools, { credits: 7 });
  const calls = Array.from({ length: 6 }, (_, index) => ({ id: `c${index}`, operation: 'kundali/basic', input: EXAMPLE_BIRTH })); // prettier-ignore
  const send = async () => {
    const headers = { 'x-api-key': key.text, 'content-type': 'application/json', accept: 'application/x-ndjson' };
    const answer = await fetch(`${api.url}/api/v1/batch`, { method: 'POST', headers, body: JSON.stringify({ calls }) });
    return (await answer.text()).trimEnd().split('\n').map((line) => JSON.parse(line)); // prettier-ignore
  };
  const lines = (await Promise.all([send(), send()])).flat();
  const paid = lines.filter(({ status }) => status === 200);
  expect(tally(lines.map(({ status }) => String(status)))).toEqual({ 200: 7, 402: 5 });
  expect((await chargedRequests(pools.worker, tenantId)).toSorted()).toEqual(
    paid.map((line) => line.request_id).toSorted(),
  );
  expect(await auditTenant({ db: pools.worker, tenantId })).toEqual([]);
});

test('new credits are found at once, though a moment ago there were none', async () => {
  const { tenantId, key } = await openWorkspace(pools, { credits: 1 });
  await api.call(key.text);
  expect((await api.call(key.text)).status).toBe(402);
  await grant(pools.owner, tenantId, 5);
  await expect.poll(async () => (await api.call(key.text)).status).toBe(200);
});

test('a test key answers for real and costs nothing', async () => {
  const { tenantId } = await openWorkspace(pools, { credits: 3 });
  const key = await issueKey({ db: pools.app, tenantId, pepper: PEPPER, ...BY }, { name: 'test', env: 'test' });
  const answer = await api.call(key.text);
  expect([answer.status, answer.headers.get('x-credits-cost')]).toEqual([200, '0']);
  expect(answer.headers.get('x-credits-remaining')).toBe('3');
});

test('a revoked key is refused at once, while calls are running', async () => {
  const { tenantId, key } = await openWorkspace(pools, { credits: 1_000 });
  let [paid, refused, lastPaidMs] = [0, 0, 0];
  const running = clients(
    8,
    async () => {
      const startedMs = performance.now();
      const answer = await api.call(key.text);
      if (answer.status === 200) [paid, lastPaidMs] = [paid + 1, Math.max(lastPaidMs, startedMs)];
      else refused += 1;
      return answer;
    },
    () => refused >= 100,
  );
  await expect.poll(() => paid).toBeGreaterThan(50);
  await revokeKey({ db: pools.app, tenantId, ...BY }, { keyId: key.keyId, reason: 'leaked' });
  const revokedAtMs = performance.now();
  const answers = await running;
  expect(lastPaidMs).toBeLessThan(revokedAtMs);
  expect(JSON.parse(answers.at(-1)?.body.toString() ?? '')).toMatchObject({ code: 'key_revoked', status: 401 });
});

test('without news from the database a cached key still dies within a second', async () => {
  const deaf = await startApi(own.database.apiUrl, 'postgresql://nobody@127.0.0.1:1/none');
  const { tenantId, key } = await openWorkspace(pools, { credits: 10 });
  const usage = () => fetch(`${deaf.url}/api/v1/usage`, { headers: { 'x-api-key': key.text } });
  expect((await usage()).status).toBe(200);
  await revokeKey({ db: pools.app, tenantId, ...BY }, { keyId: key.keyId, reason: 'leaked' });
  await new Promise((resolve) => setTimeout(resolve, 1_050));
  // A database too slow to ask within a second is 503, never an old answer.
  expect((await usage()).status).not.toBe(200);
  await expect.poll(async () => (await usage()).status).toBe(401);
  await deaf.stop();
});

test('what is left can be asked for nothing, and the documents are served as they are described', async () => {
  const { key } = await openWorkspace(pools, { plan: 'free' });
  await api.call(key.text);
  const usage = await fetch(`${api.url}/api/v1/usage`, { headers: { 'x-api-key': key.text } });
  expect(Usage.parse(await usage.json())).toMatchObject({
    plan: 'free',
    credits: { limit: 50_000, used: 1, remaining: 49_999 },
    calls: { limit: 10_000, used: 1, remaining: 9_999 },
    rate_limit_per_minute: 60,
    key_environment: 'live',
  });
  expect(usage.headers.get('x-ratelimit-remaining')).toBe('58');
  const prices = await fetch(`${api.url}/api/v1/operations`);
  expect(PriceList.parse(await prices.json()).operations.length).toBeGreaterThan(10);
  const document = await fetch(`${api.url}/openapi.json`);
  const again = await fetch(`${api.url}/openapi.json`, {
    headers: { 'if-none-match': document.headers.get('etag') ?? '' },
  });
  expect([document.status, again.status]).toEqual([200, 304]);
  expect((await fetch(`${api.url}/health/ready`)).status).toBe(200);
});
