import { EXAMPLE_BIRTH } from '@graha/catalog/request/birth';
import { NIL_TENANT_ID } from '@graha/domain/core/event';
import { expect, test } from 'vitest';
import { createBalances } from '../meter/balances.ts';
import { queryOf } from '../testing/query-of.ts';
import { appWith, newTestKey, type TestKey } from '../testing/app-with.ts';

const PATH = '/api/v1/kundali/basic';

function api(...overrides: Parameters<typeof appWith>) {
  const on = appWith(...overrides);
  const call = (key: Pick<TestKey, 'text'>, body: object = EXAMPLE_BIRTH, headers: Record<string, string> = {}) =>
    on.app.inject({ method: 'POST', url: PATH, headers: { 'x-api-key': key.text, ...headers }, payload: body });
  const rows = async () => {
    await on.rows.stop();
    return on.written;
  };
  return { ...on, call, rows };
}

test('each answer of an operation has one row: who, what, how it went, how long, what it cost', async () => {
  const { issue, call, rows, app } = api();
  const key = issue();
  const { tenantId, keyId } = key.record;
  const answers = [
    await call(key),
    await app.inject({ url: `${PATH}?${queryOf(EXAMPLE_BIRTH)}`, headers: { 'x-api-key': key.text } }),
    await call(key, { ...EXAMPLE_BIRTH, month: 13 }),
    await call(newTestKey()),
  ];
  const own = { tenantId, keyId, operation: 'kundali/basic', isReplay: false, latencyMs: expect.any(Number) };
  expect(await rows()).toMatchObject([
    { ...own, method: 'POST', status: 200, code: null, credits: 1 },
    { ...own, method: 'GET', status: 200, code: null, credits: 1 },
    { ...own, method: 'POST', status: 422, code: 'validation_error', credits: 0 },
    { ...own, tenantId: NIL_TENANT_ID, keyId: null, method: 'POST', status: 401, code: 'invalid_api_key', credits: 0 },
  ]);
  expect((await rows()).map(({ requestId }) => requestId)).toEqual(
    answers.map(({ headers }) => headers['x-request-id']),
  );
});

test('a repeat is marked as one and costs nothing', async () => {
  const { issue, call, rows } = api();
  const key = issue();
  for (let count = 0; count < 2; count += 1) await call(key, EXAMPLE_BIRTH, { 'idempotency-key': 'order-1' });
  expect(await rows()).toMatchObject([
    { isReplay: false, credits: 1 },
    { isReplay: true, credits: 0, replayOf: 1 },
  ]);
});

test('what has no price and no known caller has no row: probes, documents, mistyped paths; a known caller’s question has', async () => {
  const { app, issue, rows } = api();
  for (const url of [
    '/health/live',
    '/health/ready',
    '/openapi.json',
    '/api/v1/operations',
    '/nothing',
    '/api/v1/%zz',
  ]) {
    await app.inject({ url });
  }
  await app.inject({ url: '/api/v1/usage', headers: { 'x-api-key': issue().text } });
  expect(await rows()).toMatchObject([{ operation: 'api/v1/usage', status: 500 }]); // This API has no accounts.
});

test('a failure after the commit is a row that says so, and is kept before all others: the charge is given back', async () => {
  const balances = createBalances(() => new Date());
  const broken = {
    ...balances,
    remember: () => {
      throw new Error('after the commit');
    },
  };
  const { issue, call, ledger, rows } = api({ balances: broken });
  const key = issue();
  await call(key, {});
  const answer = await call(key);
  expect([answer.statusCode, answer.json()]).toMatchObject([500, { credits_charged: 0 }]);
  expect(ledger.rows).toHaveLength(1);
  const [first, second] = await rows();
  expect([first?.status, second?.status]).toEqual([500, 422]);
  expect(first).toMatchObject({ requestId: ledger.rows[0]?.requestId, credits: 0, code: 'internal_error' });
});

test('no row and no request is counted twice or left open, whatever became of it', async () => {
  const { app, issue, call, metrics } = api();
  const key = issue();
  await call(key);
  await call(key, {});
  for (const url of ['/nothing', '/api/v1/%zz', `${PATH}?${'x'.repeat(9_000)}`]) await app.inject({ url });
  const text = await metrics.registry.metrics();
  expect(text).toContain('graha_requests_in_flight 0');
  const counts = [...text.matchAll(/graha_requests_total\{[^}]+\} (\d+)/g)].map(([, count]) => Number(count));
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(5);
});
