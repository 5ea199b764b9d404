import { EXAMPLE_BIRTH } from '@graha/catalog/request/birth';
import { describe, expect, test } from 'vitest';
import { localCounters } from '../limits/counters.ts';
import { createRateLimit } from '../limits/rate-limit.ts';
import { appWith, operations, type TestKey } from '../testing/app-with.ts';

const ID = 'range/planets';
const PATH = `/api/v1/${ID}`;
const PER_TEN_STEPS = 2;
const YEAR_WEIGHT = 74;
const PLACE = { latitude: 12.9716, longitude: 77.5946, timezone: 5.5 };
const YEAR = { ...PLACE, from: '2026-01-01', to: '2026-12-31' };
const TEN_DAYS = { ...PLACE, from: '2026-01-01', to: '2026-01-10' };
const TEST_KEY_WEIGHT_MAX = 10;

type Sent = { path?: string; headers?: Record<string, string> };

/** The API with a range that counts its computations and weighs 2 per 10 steps. */
function api() {
  let computations = 0;
  const weighed = operations.map((operation) => {
    if (operation.id !== ID) return operation;
    const compute: typeof operation.compute = (input, sky) => {
      computations += 1;
      return operation.compute(input, sky);
    };
    return { ...operation, rateWeight: PER_TEN_STEPS, compute };
  });
  const on = appWith({ operations: weighed });
  const post = (key: TestKey, payload: object, { path = PATH, headers = {} }: Sent = {}) =>
    on.app.inject({ method: 'POST', url: path, headers: { 'x-api-key': key.text, ...headers }, payload });
  return { ...on, post, computations: () => computations };
}

const leftOf = ({ headers }: { headers: Record<string, unknown> }): number => Number(headers['x-ratelimit-remaining']);
const detailOf = (response: { json(): { detail: string } }): string => response.json().detail;

describe('a call', () => {
  test('counts by its length: a year of days as 37 times what ten days count as', async () => {
    const { post, issue } = api();
    const key = issue({ plan: 'starter' });
    expect(leftOf(await post(key, YEAR))).toBe(300 - YEAR_WEIGHT);
    expect(leftOf(await post(key, TEN_DAYS))).toBe(300 - YEAR_WEIGHT - PER_TEN_STEPS);
    const other = await post(key, EXAMPLE_BIRTH, { path: '/api/v1/kundali/basic' });
    expect(leftOf(other)).toBe(300 - YEAR_WEIGHT - PER_TEN_STEPS - 1);
  });

  test('that does not fit is refused with what it counts as: nothing is computed, nothing charged', async () => {
    const { post, issue, ledger, computations } = api();
    const key = issue({ plan: 'starter' });
    for (let count = 0; count < 4; count += 1) expect((await post(key, YEAR)).statusCode).toBe(200);
    const refused = await post(key, YEAR);
    expect([refused.statusCode, leftOf(refused)]).toEqual([429, 0]);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(detailOf(refused)).toBe(`This workspace may call 300 times a minute. This call counts as ${YEAR_WEIGHT}.`);
    expect([computations(), ledger.rows.length]).toEqual([4, 4]);
  });

  test('counts as a third of the limit at most: a test key makes three of the dearest in a minute', async () => {
    const { post, issue } = api();
    const key = issue({ plan: 'free', env: 'test' });
    const left: number[] = [];
    for (let count = 0; count < 3; count += 1) left.push(leftOf(await post(key, YEAR)));
    expect(left).toEqual([20, 10, 0]);
    expect((await post(key, YEAR)).statusCode).toBe(429);
    const after = issue({ plan: 'free', env: 'test' });
    await post(after, EXAMPLE_BIRTH, { path: '/api/v1/kundali/basic' });
    expect([(await post(after, YEAR)).statusCode, (await post(after, YEAR)).statusCode]).toEqual([200, 200]);
    expect(detailOf(await post(after, YEAR))).toContain(`This call counts as ${TEST_KEY_WEIGHT_MAX}.`);
  });

  test('that is not valid, or that credits do not suffice for, counts as its first unit', async () => {
    const { post, issue } = api();
    const key = issue({ plan: 'starter' }, { credits: 1, calls: null });
    const wrong = await post(key, { ...YEAR, latitude: 100 });
    expect([wrong.statusCode, leftOf(wrong)]).toEqual([422, 300 - PER_TEN_STEPS]);
    await post(key, YEAR);
    const poor = await post(key, YEAR);
    expect([poor.statusCode, leftOf(poor)]).toEqual([402, 300 - 2 * PER_TEN_STEPS - YEAR_WEIGHT]);
  });

  test('that repeats another under its Idempotency-Key counts in full, since it is computed again', async () => {
    const { post, issue, computations } = api();
    const key = issue({ plan: 'starter' });
    const headers = { 'idempotency-key': 'year' };
    await post(key, YEAR, { headers });
    const again = await post(key, YEAR, { headers });
    expect([again.headers['idempotency-replayed'], leftOf(again)]).toEqual(['true', 300 - 2 * YEAR_WEIGHT]);
    expect(computations()).toBe(2);
  });

  test('that is drawn as a PNG counts by its area, and one of JSON by its operation', async () => {
    const { post, issue } = api();
    const key = issue({ plan: 'starter' });
    const headers = { accept: 'image/png' };
    const path = '/api/v1/kundali/basic';
    expect(leftOf(await post(key, EXAMPLE_BIRTH, { path, headers }))).toBe(290);
    expect(leftOf(await post(key, EXAMPLE_BIRTH, { path: `${path}?size=512`, headers }))).toBe(287);
    expect(leftOf(await post(key, EXAMPLE_BIRTH, { path }))).toBe(286);
  });
});

describe('the calls of a batch', () => {
  const path = '/api/v1/batch';
  const calls = (...inputs: object[]) => ({
    calls: inputs.map((input, index) => ({ id: `c${index}`, operation: ID, input })),
  });

  test('count as they do alone', async () => {
    const { post, issue } = api();
    const key = issue({ plan: 'starter' });
    const batch = await post(key, calls(YEAR, TEN_DAYS, { ...YEAR, latitude: 100 }), { path });
    expect(batch.json().results.map(({ status }: { status: number }) => status)).toEqual([200, 200, 422]);
    expect(leftOf(batch)).toBe(300 - YEAR_WEIGHT - 2 * PER_TEN_STEPS);
  });

  test('get their own 429 where they do not fit, uncomputed and uncharged', async () => {
    const { post, issue, ledger, computations } = api();
    const { results } = (await post(issue({ plan: 'starter' }), calls(YEAR, YEAR, YEAR, YEAR, YEAR), { path })).json();
    expect(results.map(({ status }: { status: number }) => status)).toEqual([200, 200, 200, 200, 429]);
    expect(results[4].error.detail).toContain(`This call counts as ${YEAR_WEIGHT}.`);
    expect([computations(), ledger.rows.length]).toEqual([4, 4]);
  });
});

test('the call of a tool counts as it does alone', async () => {
  const { post, issue } = api();
  const sent = { operation: ID, input: YEAR, fields: ['results.date'] };
  const message = { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name: 'call_operation', arguments: sent } };
  const headers = { accept: 'application/json, text/event-stream' };
  const answer = await post(issue({ plan: 'starter' }), message, { path: '/mcp', headers });
  expect([answer.statusCode, leftOf(answer)]).toEqual([200, 300 - YEAR_WEIGHT]);
});

test('a replica whose share is less than a call counts as admits it by its whole share, counted at once or in two steps', async () => {
  const limiter = localCounters(10).limiter(30);
  await expect(limiter.consume('once', 9)).resolves.toMatchObject({ remainingPoints: 0 });
  await expect(limiter.consume('once', 1)).rejects.toMatchObject({ remainingPoints: 0 });
  await limiter.consume('twice', 2);
  await expect(limiter.consume('twice', 9, 2)).resolves.toMatchObject({ remainingPoints: 0 });
});

test('a call whose first unit is a third of the limit is counted once', async () => {
  const limit = createRateLimit(localCounters());
  const caller = { tenantId: 't', env: 'test', plan: 'free' } as const;
  expect(await limit(caller, 12)).toMatchObject({ 'x-ratelimit-remaining': '20' });
  expect(await limit(caller, 500, 12)).toMatchObject({ 'x-ratelimit-remaining': '20' });
});
