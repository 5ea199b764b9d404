import { expect, expectTypeOf, test } from 'vitest';
import type { BatchCall } from './batch.ts';
import { createClient } from './client.ts';
import type { AnswerOf } from './operation-types.ts';
import { RateLimitError, ValidationError } from './generated/errors.ts';

type Asked = { calls: { id: string; operation: string; input: { year: number } }[] };
type Request = { key: string | null; ids: string[]; bytes: number };
type Outcome = { status: number; body: object; retryAfter?: number };

const BIRTH = {
  year: 1995,
  month: 6,
  date: 21,
  hours: 14,
  minutes: 30,
  latitude: 12.9716,
  longitude: 77.5946,
  timezone: 5.5,
};
const many = (count: number): BatchCall<'planets'>[] =>
  Array.from({ length: count }, (_, index) => ({
    operation: 'planets',
    input: { ...BIRTH, year: 1900 + (index % 100) },
  }));
const LIMITED: Outcome = {
  status: 429,
  body: { code: 'rate_limited', detail: 'Too many requests.', retryable: true },
};
const INVALID: Outcome = {
  status: 422,
  body: { code: 'validation_error', detail: [{ loc: ['body', 'year'], msg: 'year is required', type: 'missing' }] },
};

/** An API that answers each call by this rule, and the requests that it received. */
function api(outcomeOf: (id: string, requestIndex: number) => Outcome | null = () => null) {
  const requests: Request[] = [];
  const fetch: typeof globalThis.fetch = async (_url, init) => {
    const text = String(init?.body);
    // Safe: the client under test sent it.
    const { calls } = JSON.parse(text) as Asked;
    const request = {
      key: new Headers(init?.headers).get('idempotency-key'),
      ids: calls.map(({ id }) => id),
      bytes: text.length,
    };
    const results = calls.map(({ id, input }) => {
      const failed = outcomeOf(id, requests.length);
      const facts = {
        id,
        status: failed?.status ?? 200,
        credits: failed ? 0 : 1,
        request_id: `req_${id}`,
        replayed: false,
      };
      return failed
        ? { ...facts, retry_after: failed.retryAfter ?? null, error: failed.body }
        : { ...facts, answer: { year: input.year } };
    });
    requests.push(request);
    return Response.json({ results });
  };
  return { requests, graha: createClient({ baseUrl: 'http://api', apiKey: 'key', fetch }) };
}

test('any number of calls goes out a hundred at a time, and the results come in order', async () => {
  const { requests, graha } = api();
  const seen = [];
  for await (const result of graha.batch(many(250))) seen.push(result);
  expect(requests.map(({ ids }) => ids.length)).toEqual([100, 100, 50]);
  expect(seen.map(({ index }) => index)).toEqual(Array.from({ length: 250 }, (_, index) => index));
  expect(seen[120]).toMatchObject({ answer: { year: 1920 }, credits: 1, requestId: 'req_120', isReplay: false });
  expect(new Set(requests.map(({ key }) => key)).size).toBe(3);
});

test('a request stays below the 256 kB that the API takes', async () => {
  const { requests, graha } = api();
  const wide = many(100).map((one) => ({ ...one, input: { ...one.input, note: 'ज'.repeat(2_000) } }));
  const seen = [];
  for await (const { index } of graha.batch(wide)) seen.push(index);
  expect(seen).toHaveLength(100);
  expect(requests.length).toBeGreaterThan(2);
});

test('a call that failed says how long to wait', async () => {
  const { graha } = api(() => ({ ...INVALID, retryAfter: 7 }));
  for await (const { error } of graha.batch(many(1))) expect(error?.retryAfterSeconds).toBe(7);
});

test('a call that fails is a result with the error that it would have thrown alone; the others have their answers', async () => {
  const { graha } = api((id) => (id === '1' ? INVALID : null));
  const seen = [];
  for await (const result of graha.batch(many(3))) seen.push(result);
  expect(seen.map(({ error }) => error === undefined)).toEqual([true, false, true]);
  const error = seen[1]?.error;
  expect(error).toBeInstanceOf(ValidationError);
  expect(error).toMatchObject({
    status: 422,
    requestId: 'req_1',
    fields: [{ name: 'year', message: 'year is required', type: 'missing' }],
  });
});

test('calls that failed for a reason that may pass are sent again alone, under the same names', async () => {
  const { requests, graha } = api((id, requestIndex) =>
    requestIndex === 0 && ['2', '4'].includes(id) ? LIMITED : null,
  );
  const seen = [];
  for await (const result of graha.batch(many(6), { idempotencyKey: 'night' })) seen.push(result);
  expect(seen.map(({ error }) => error)).toEqual(Array(6).fill(undefined));
  expect(requests.map(({ ids }) => ids)).toEqual([
    ['0', '1', '2', '3', '4', '5'],
    ['2', '4'],
  ]);
  expect(requests.map(({ key }) => key)).toEqual(['night-0', 'night-0']);
});

test('what goes on failing is a result after the last retry', async () => {
  const { requests, graha } = api((id) => (id === '0' ? LIMITED : null));
  const seen = [];
  for await (const result of graha.batch(many(2), { maxRetries: 1 })) seen.push(result);
  expect(seen[0]?.error).toBeInstanceOf(RateLimitError);
  expect(seen[1]?.answer).toEqual({ year: 1901 });
  expect(requests).toHaveLength(2);
});

test('who stops reading sends no further request, and takes no further call', async () => {
  const { requests, graha } = api();
  let taken = 0;
  async function* births() {
    for (const one of many(1_000)) {
      taken += 1;
      yield one;
    }
  }
  for await (const { index } of graha.batch(births())) if (index === 5) break;
  expect(requests).toHaveLength(1);
  expect(taken).toBe(101);
});

test('no calls are no request', async () => {
  const { requests, graha } = api();
  for await (const result of graha.batch([])) expect(result).toBe('none');
  expect(requests).toEqual([]);
});

test('the operation decides what its input and its answer are', () => {
  const { graha } = api();
  const calls: BatchCall<'planets' | 'matchmaking/ashtakoot'>[] = [{ operation: 'planets', input: BIRTH }];
  // @ts-expect-error -- A match takes two births.
  calls.push({ operation: 'matchmaking/ashtakoot', input: BIRTH });
  // @ts-expect-error -- There is no such operation.
  calls.push({ operation: 'no/such', input: BIRTH });
  expectTypeOf(graha.batch<'planets'>)
    .parameter(0)
    .toExtend<Iterable<BatchCall> | AsyncIterable<BatchCall>>();
  expectTypeOf<AnswerOf<'planets'>['planets'][number]['sign']>().toBeString();
});
