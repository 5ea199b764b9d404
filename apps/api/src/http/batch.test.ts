import { EXAMPLE_BIRTH } from '@graha/catalog/request/birth';
import { expect, test, vi } from 'vitest';
import { appWith, type TestKey } from '../testing/app-with.ts';

const one = (id: string, operation = 'kundali/basic', input: unknown = EXAMPLE_BIRTH) => ({ id, operation, input });
const many = (count: number) => Array.from({ length: count }, (_, index) => one(`c${index}`));

function api() {
  const on = appWith();
  const send = async (key: TestKey, payload: object | string, headers: Record<string, string> = {}) => {
    const response = await on.app.inject({
      method: 'POST',
      url: '/api/v1/batch',
      headers: { 'content-type': 'application/json', 'x-api-key': key.text, ...headers },
      payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
    });
    return response;
  };
  return { ...on, send };
}

test('a hundred calls are answered in order, in one transaction, each with its own charge and row', async () => {
  const { send, issue, ledger, rows, written } = api();
  const response = await send(issue(), { calls: many(100) });
  expect(response.statusCode).toBe(200);
  const { results } = response.json();
  expect(results.map(({ id }: { id: string }) => id)).toEqual(many(100).map(({ id }) => id));
  expect(ledger.batches).toEqual([100]);
  expect(ledger.rows.map(({ requestId }) => requestId)).toEqual(
    results.map((result: { request_id: string }) => result.request_id),
  );
  expect(response.headers['x-credits-cost']).toBe('100');
  await rows.stop();
  expect(written.map(({ requestId }) => requestId)).toEqual(ledger.rows.map(({ requestId }) => requestId));
});

test('the answer of a call is the one that it gets alone', async () => {
  const { send, issue, app } = api();
  const key = issue();
  const headers = { 'x-api-key': key.text };
  const alone = await app.inject({ method: 'POST', url: '/api/v1/kundali/basic', headers, payload: EXAMPLE_BIRTH });
  const { results } = (await send(key, { calls: [one('a')] })).json();
  expect(results[0]).toMatchObject({ id: 'a', status: 200, credits: 1, replayed: false, answer: alone.json() });
});

test('as NDJSON each call has a line', async () => {
  const { send, issue } = api();
  const response = await send(issue(), { calls: many(3) }, { accept: 'application/x-ndjson' });
  expect(response.headers['content-type']).toBe('application/x-ndjson; charset=utf-8');
  const lines = response.body.trimEnd().split('\n');
  expect(lines.map((line) => JSON.parse(line).id)).toEqual(['c0', 'c1', 'c2']);
});

test('a call that fails says why and costs nothing: wrong input, unknown operation, a batch within the batch', async () => {
  const { send, issue, ledger } = api();
  const calls = [one('a', 'kundali/basic', {}), one('b', 'no/such'), one('c', 'batch', { calls: [] }), one('d')];
  const { results } = (await send(issue(), { calls })).json();
  const outcomes = results.map(({ status, credits }: { status: number; credits: number }) => [status, credits]);
  expect(outcomes).toEqual([[422, 0], [404, 0], [404, 0], [200, 1]]); // prettier-ignore
  expect(ledger.rows).toHaveLength(1);
});

test.each([
  ['no calls', { calls: [] }],
  ['101 calls', { calls: many(101) }],
  ['an id that comes twice', { calls: [one('a'), one('a')] }],
  ['an unknown member', { calls: [one('a')], more: 1 }],
  ['JSON nested 10,000 deep', '['.repeat(10_000) + ']'.repeat(10_000)],
])('%s is refused as a whole and costs nothing', async (_, payload) => {
  const { send, issue, ledger } = api();
  expect((await send(issue(), payload)).statusCode).toBe(422);
  expect(ledger.rows).toEqual([]);
});

test('a body of more than 256 kB is refused', async () => {
  const { send, issue } = api();
  expect((await send(issue(), ' '.repeat(256 * 1024 + 1))).statusCode).toBe(413);
});

test('a key that ended while the batch was computed: each call says how, and costs nothing', async () => {
  const { send, issue, ledger, records } = api();
  const key = issue();
  await send(key, { calls: [one('a')] });
  ledger.deadKeys.add(key.record.keyId);
  records.set(key.publicId, { ...key.record, expiresAt: new Date(0) });
  const { results } = (await send(key, { calls: many(3) })).json();
  const codes = results.map(({ error }: { error: { code: string } }) => error.code);
  expect(codes).toEqual(['key_expired', 'key_expired', 'key_expired']);
  expect(ledger.rows).toHaveLength(1);
});

test('credits that cover a part of the batch answer the first calls, and the others get their own 402', async () => {
  const { send, issue } = api();
  const { results } = (await send(issue({}, { credits: 2, calls: null }), { calls: many(4) })).json();
  expect(results.map(({ status }: { status: number }) => status)).toEqual([200, 200, 402, 402]);
});

test('two batches that contest the last credit spend it once', async () => {
  const { send, issue, ledger } = api();
  const key = issue({}, { credits: 1, calls: null });
  await Promise.all([send(key, { calls: many(5) }), send(key, { calls: many(5) })]);
  expect(ledger.rows).toHaveLength(1);
});

test('a repeat with the same Idempotency-Key costs nothing, and another input under it is refused', async () => {
  const { send, issue, ledger } = api();
  const key = issue();
  const headers = { 'idempotency-key': 'k1' };
  const first = (await send(key, { calls: many(2) }, headers)).json();
  const changed = [one('c0'), one('c1', 'kundali/basic', { ...EXAMPLE_BIRTH, hours: 3 })];
  const again = (await send(key, { calls: changed }, headers)).json();
  expect(again.results[0]).toMatchObject({ status: 200, credits: 0, replayed: true, answer: first.results[0].answer });
  expect(again.results[1]).toMatchObject({ status: 409, credits: 0 });
  expect(ledger.rows).toHaveLength(2);
});

test('each call counts toward the rate, and those beyond it get their own 429', async () => {
  const { send, issue, ledger } = api();
  const key = issue({ plan: 'free' });
  const { results } = (await send(key, { calls: many(100) })).json();
  expect(results.filter(({ status }: { status: number }) => status === 200)).toHaveLength(60);
  expect(results.filter(({ status }: { status: number }) => status === 429)).toHaveLength(40);
  expect(ledger.rows).toHaveLength(60);
});

test('a call that must wait says how long, as it would alone; others say nothing of it', async () => {
  const { send, issue, app } = api();
  const key = issue({ plan: 'free' });
  const { results } = (await send(key, { calls: many(61) })).json();
  const headers = { 'x-api-key': key.text };
  const alone = await app.inject({ method: 'POST', url: '/api/v1/kundali/basic', headers, payload: EXAMPLE_BIRTH });
  expect(results[60].retry_after).toBe(Number(alone.headers['retry-after']));
  expect(results[60].retry_after).toBeGreaterThan(0);
  expect(results[0]).not.toHaveProperty('retry_after');
  const wrong = (await send(issue(), { calls: [one('a', 'kundali/basic', {})] })).json();
  expect(wrong.results[0]).toMatchObject({ status: 422, retry_after: null });
});

test('calls that have not begun after ten seconds say so, cost nothing, and leave the others their answers', async () => {
  let aheadMs = 0;
  let limited = 0;
  const now = performance.now.bind(performance);
  vi.spyOn(performance, 'now').mockImplementation(() => now() + aheadMs);
  try {
    const { app, issue, ledger } = appWith({
      limit: async () => {
        limited += 1;
        if (limited === 2) aheadMs = 11_000; // The time passes during the second call.
        return {};
      },
    });
    const headers = { 'x-api-key': issue().text };
    const response = await app.inject({ method: 'POST', url: '/api/v1/batch', headers, payload: { calls: many(3) } });
    const detail = 'This batch had reached 10 seconds. Send the call in another batch.';
    expect(response.json().results).toMatchObject([
      { status: 200, credits: 1 },
      { status: 200, credits: 1 },
      { credits: 0, error: { code: 'compute_timeout', detail } },
    ]);
    expect(ledger.rows).toHaveLength(2);
  } finally {
    vi.restoreAllMocks();
  }
});

test('the scopes of the key hold for each call', async () => {
  const { send, issue } = api();
  const calls = [one('a'), one('b', 'panchang/full')];
  const { results } = (await send(issue({ scopes: ['kundali/basic'] }), { calls })).json();
  expect(results.map(({ status }: { status: number }) => status)).toEqual([200, 403]);
});
