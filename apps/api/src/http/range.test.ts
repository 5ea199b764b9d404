import { describe, expect, test } from 'vitest';
import { appWith, type TestKey } from '../testing/app-with.ts';

const PLACE = { latitude: 12.9716, longitude: 77.5946, timezone: 5.5 };
const YEAR = { ...PLACE, from: '2026-01-01', to: '2026-12-31' };

function api() {
  const on = appWith();
  const post = (key: TestKey, path: string, payload: object, headers: Record<string, string> = {}) =>
    on.app.inject({ method: 'POST', url: `/api/v1/${path}`, headers: { 'x-api-key': key.text, ...headers }, payload });
  return { ...on, post };
}

test('a year is one call, charged by its steps', async () => {
  const { post, issue, ledger } = api();
  const response = await post(issue(), 'range/panchang/sun-times', YEAR);
  expect(response.statusCode).toBe(200);
  expect(response.json().results).toHaveLength(365);
  expect(response.headers['x-credits-cost']).toBe('37');
  expect(ledger.rows.map(({ operation, cost }) => [operation, cost])).toEqual([['range/panchang/sun-times', 37]]);
});

test('who has fewer credits than the steps cost is refused, and keeps them', async () => {
  const { post, issue, ledger } = api();
  const key = issue({}, { credits: 36, calls: null });
  expect((await post(key, 'range/panchang/sun-times', YEAR)).statusCode).toBe(402);
  expect(ledger.rows).toEqual([]);
  expect((await post(key, 'range/panchang/sun-times', { ...YEAR, to: '2026-12-26' })).headers['x-credits-cost']).toBe(
    '36',
  );
});

test('a repeat under its Idempotency-Key costs nothing; other days under it are refused', async () => {
  const { post, issue, ledger } = api();
  const key = issue();
  const named = { 'idempotency-key': 'year' };
  const first = await post(key, 'range/planets', YEAR, named);
  const second = await post(key, 'range/planets', YEAR, named);
  expect([second.headers['x-credits-cost'], second.headers['idempotency-replayed']]).toEqual(['0', 'true']);
  expect(second.body).toBe(first.body);
  expect((await post(key, 'range/planets', { ...YEAR, to: '2026-12-30' }, named)).statusCode).toBe(409);
  expect(ledger.rows).toHaveLength(1);
});

describe('as NDJSON', () => {
  test('each step is a line, and the last one has the metadata; the steps are those of the JSON answer', async () => {
    const { post, issue } = api();
    const key = issue();
    const lines = await post(key, 'range/planets', YEAR, { accept: 'application/x-ndjson' });
    expect(lines.headers['content-type']).toBe('application/x-ndjson; charset=utf-8');
    const rows = lines.body
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line));
    const { results, metadata } = (await post(key, 'range/planets', YEAR)).json();
    expect(rows.slice(0, -1)).toEqual(results);
    expect(rows.at(-1)).toEqual({ metadata });
  });

  test('what is refused is an error in JSON', async () => {
    const { post, issue } = api();
    const refused = await post(
      issue(),
      'range/planets',
      { ...YEAR, to: '2020-01-01' },
      { accept: 'application/x-ndjson' },
    );
    expect(refused.statusCode).toBe(422);
    expect(refused.headers['content-type']).toContain('json');
  });

  test('an operation without steps does not have it', async () => {
    const { post, issue } = api();
    const single = { ...PLACE, year: 2026, month: 1, date: 1, hours: 12, minutes: 0 };
    expect((await post(issue(), 'planets', single, { accept: 'application/x-ndjson' })).statusCode).toBe(406);
  });
});

test('by query', async () => {
  const { app, issue } = api();
  const url =
    '/api/v1/range/panchang/moon-times?from=2026-01-01&to=2026-01-31&latitude=12.97&longitude=77.59&timezone=Asia/Kolkata';
  const response = await app.inject({ method: 'GET', url, headers: { 'x-api-key': issue().text } });
  expect(response.statusCode).toBe(200);
  expect(response.json().results).toHaveLength(31);
  expect(response.headers['x-credits-cost']).toBe('4');
});

test('a key for panchang alone gets no Western range', async () => {
  const { post, issue } = api();
  const birth = { ...YEAR, year: 1995, month: 6, date: 21, hours: 14, minutes: 30 };
  const key = issue({ scopes: ['panchang'] });
  expect((await post(key, 'range/western/transit', birth)).statusCode).toBe(403);
  expect((await post(key, 'range/panchang/choghadiya', YEAR)).statusCode).toBe(200);
});

test('a batch of ranges stops where its answers have grown long; what was not begun costs nothing', async () => {
  const { post, issue, ledger } = api();
  const birth = { ...YEAR, year: 1995, month: 6, date: 21, hours: 14, minutes: 30 };
  const calls = Array.from({ length: 20 }, (_, index) => ({
    id: `c${index}`,
    operation: 'range/western/transit',
    input: birth,
  }));
  const { results } = (await post(issue({}, { credits: 10_000, calls: null }), 'batch', { calls })).json();
  const statuses: number[] = results.map(({ status }: { status: number }) => status);
  const answered = statuses.filter((status) => status === 200).length;
  expect(answered).toBeGreaterThan(1);
  expect(answered).toBeLessThan(10);
  expect(statuses).toEqual(statuses.toSorted((a, b) => a - b));
  expect(ledger.rows).toHaveLength(answered);
  expect(JSON.stringify(results.at(-1).error)).toContain('Send the call in another batch');
});
