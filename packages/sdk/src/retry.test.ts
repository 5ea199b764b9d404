import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { ClientOptions } from './call.ts';
import { createClient } from './client.ts';
import { AuthenticationError, CreditsExhaustedError, RateLimitError } from './generated/errors.ts';
import { GrahaError, NetworkError, TimeoutError } from './graha-error.ts';
import { retryDelayMs } from './retry.ts';

const refusal = (status: number, code: string, headers: Record<string, string> = {}): Response => {
  const retryable = status === 429 || status >= 500;
  return Response.json({ detail: 'No.', code, status, retryable }, { status, headers });
};

const INPUT = { year: 1990, month: 8, date: 15, hours: 9, minutes: 30, latitude: 28.6, longitude: 77.2, timezone: 5.5 };

type Step = () => Promise<Response>;

/** A client of an API that does one step per request, and the requests that the API received. */
function against(steps: readonly Step[], options: Partial<ClientOptions> = {}) {
  const seen: { key: string | null; atMs: number; body: unknown }[] = [];
  const startedMs = Date.now();
  const fetch: typeof globalThis.fetch = (_, init) => {
    const key = new Headers(init?.headers).get('idempotency-key');
    seen.push({ key, atMs: Date.now() - startedMs, body: JSON.parse(String(init?.body)) });
    const step = steps[seen.length - 1];
    const ended = new Promise<never>((_, reject) => {
      init?.signal?.addEventListener('abort', () => reject(new Error('aborted')));
    });
    return Promise.race([step ? step() : Promise.reject(new Error('one request too many')), ended]);
  };
  return { seen, client: createClient({ baseUrl: 'https://api.example', apiKey: 'key', fetch, ...options }) };
}

const answer: Step = async () => Response.json({ lagna: {}, added_later: 'ज्योतिष' });
const cut: Step = () => Promise.reject(new TypeError('terminated'));
const silence: Step = () => new Promise(() => {});

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Runs the clock until the call ends. Returns its result or its error. */
async function settled(call: Promise<unknown>): Promise<unknown> {
  const result = call.catch((error: unknown) => error);
  await vi.runAllTimersAsync();
  return result;
}

describe('a call is sent again, under the same name and with the same body,', () => {
  test.each<[string, Step]>([
    ['a 503', async () => refusal(503, 'metering_unavailable')],
    ['a 429', async () => refusal(429, 'rate_limited')],
    ['a page of something in between', async () => new Response('<html>', { status: 502 })],
    ['a cut connection', cut],
    ['no answer in time', silence],
  ])('after %s', async (_, failing) => {
    const { client, seen } = against([failing, failing, answer]);
    expect(await settled(client.kundali.basic(INPUT))).toMatchObject({ added_later: 'ज्योतिष' });
    expect(seen).toHaveLength(3);
    expect(new Set(seen.map(({ key }) => key)).size).toBe(1);
    expect(seen[0]?.key).toMatch(/^sdk-.{8}/);
    expect(seen.map(({ body }) => body)).toEqual([INPUT, INPUT, INPUT]);
  });

  test('after as many seconds as Retry-After says', async () => {
    const { client, seen } = against([async () => refusal(429, 'rate_limited', { 'retry-after': '7' }), answer]);
    await settled(client.kundali.basic(INPUT));
    expect(seen.map(({ atMs }) => atMs)).toEqual([0, 7_000]);
  });
});

describe('a call is not sent again', () => {
  test.each<[string, Step, typeof GrahaError]>([
    ['after a 401', async () => refusal(401, 'invalid_api_key'), AuthenticationError],
    ['after a 402', async () => refusal(402, 'credits_exhausted'), CreditsExhaustedError],
    [
      'where it had to wait for an hour',
      async () => refusal(429, 'rate_limited', { 'retry-after': '3600' }),
      RateLimitError,
    ],
  ])('%s', async (_, failing, ofClass) => {
    const { client, seen } = against([failing]);
    expect(await settled(client.kundali.basic(INPUT))).toBeInstanceOf(ofClass);
    expect(seen).toHaveLength(1);
  });

  test('more often than was asked for, by client or by call', async () => {
    const one = against([cut], { maxRetries: 0 });
    expect(await settled(one.client.kundali.basic(INPUT))).toBeInstanceOf(NetworkError);
    const other = against([silence, silence]);
    expect(await settled(other.client.kundali.basic(INPUT, { maxRetries: 1 }))).toBeInstanceOf(TimeoutError);
    expect([one.seen.length, other.seen.length]).toEqual([1, 2]);
  });

  test('once its caller gives up, who gets the own reason', async () => {
    const stopping = new AbortController();
    const { client, seen } = against([async () => refusal(503, 'metering_unavailable', { 'retry-after': '30' })]);
    const reason = new Error('enough');
    const call = client.kundali.basic(INPUT, { signal: stopping.signal }).catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(1_000);
    stopping.abort(reason);
    expect(await call).toBe(reason);
    expect(seen).toHaveLength(1);
  });
});

test('every call has a name of its own', async () => {
  const { client, seen } = against([answer, answer]);
  await settled(client.kundali.basic(INPUT));
  await settled(client.kundali.basic(INPUT));
  expect(new Set(seen.map(({ key }) => key)).size).toBe(2);
});

test('every answer is heard of, with the number of its attempt', async () => {
  const heard: [string, number, number][] = [];
  const { client } = against([async () => refusal(503, 'metering_unavailable'), answer], {
    onResponse: ({ operation, response, attemptNumber }) => heard.push([operation, response.status, attemptNumber]),
  });
  await settled(client.kundali.basic(INPUT));
  expect(heard).toEqual([
    ['kundali/basic', 503, 1],
    ['kundali/basic', 200, 2],
  ]);
});

test('waiting grows, has a bound, and half of it is chance', () => {
  const facts = { status: 500, code: 'internal_error', detail: '', requestId: null };
  const error = new GrahaError({ ...facts, retryable: true, retryAfterSeconds: null });
  expect([0, 1, 2, 9].map((attemptIndex) => retryDelayMs(error, attemptIndex, () => 1))).toEqual([
    500, 1000, 2000, 8000,
  ]);
  expect([0, 1, 2, 9].map((attemptIndex) => retryDelayMs(error, attemptIndex, () => 0))).toEqual([
    250, 500, 1000, 4000,
  ]);
});

test('what the caller’s own function throws is the caller’s, and nothing is sent again', async () => {
  const own = new Error('the log is full');
  const { client, seen } = against([answer], {
    onResponse() {
      throw own;
    },
  });
  expect(await settled(client.kundali.basic(INPUT))).toBe(own);
  expect(seen).toHaveLength(1);
});

test.each([NaN, Infinity, -Infinity])('%s in an input is refused before anything is sent', async (latitude) => {
  const { client, seen } = against([answer]);
  const error = await settled(client.kundali.basic({ ...INPUT, latitude }));
  expect(error).toEqual(new TypeError(`latitude is ${latitude}, which JSON cannot hold; nothing was sent`));
  expect(seen).toHaveLength(0);
});

test('an infinite time limit is none', async () => {
  const { client } = against([answer], { timeoutMs: Infinity });
  expect(await settled(client.kundali.basic(INPUT))).toMatchObject({ added_later: 'ज्योतिष' });
});

test('an error about a key does not contain it', async () => {
  const { client } = against([answer], { apiKey: 'graha_live_\nsecret' });
  const error = await settled(client.kundali.basic(INPUT));
  expect(error).toBeInstanceOf(AuthenticationError);
  expect(String(error)).not.toContain('secret');
});
