import { describe, expect, test } from 'vitest';
import { call, type CallOptions, type ClientOptions } from './call.ts';
import { ValidationError } from './generated/errors.ts';
import { GrahaError } from './graha-error.ts';

type Fetch = NonNullable<ClientOptions['fetch']>;

/** Makes one attempt, unless the options change it. */
const calling = (fetch: Fetch, options: CallOptions = {}) =>
  call<{ number: number }>(
    'number',
    { a: 1 },
    { baseUrl: 'https://api.example/v9//', apiKey: 'key', fetch, maxRetries: 0 },
    options,
  );

const failureOf = async (answer: Promise<unknown>): Promise<unknown> => {
  try {
    return await answer;
  } catch (error) {
    return error;
  }
};

const problem = { detail: 'Too many requests.', code: 'rate_limited', status: 429, retryable: true };

describe('an answer', () => {
  test('is the data, and with the response what it cost', async () => {
    const headers = {
      'x-request-id': 'req_1',
      'x-credits-cost': '2',
      'x-credits-remaining': '98',
      'x-credits-limit': '100',
      'x-credits-reset': '2027-01-01T00:00:00.000Z',
      'idempotency-replayed': 'true',
    };
    const number = calling(async () => Response.json({ number: 7 }, { headers }));
    expect(await number).toEqual({ number: 7 });
    expect(await number.withResponse()).toMatchObject({
      data: { number: 7 },
      requestId: 'req_1',
      credits: { cost: 2, remaining: 98, limit: 100, resetsAt: new Date('2027-01-01T00:00:00Z') },
      isReplay: true,
    });
  });

  test('that does not say what it cost leaves that open', async () => {
    const { credits, isReplay } = await calling(async () => Response.json({ number: 7 })).withResponse();
    expect({ credits, isReplay }).toEqual({
      credits: { cost: null, remaining: null, limit: null, resetsAt: null },
      isReplay: false,
    });
  });

  test('is asked for once, under the name that the caller gave it, and no redirect is followed', async () => {
    const sent: [string, RequestInit][] = [];
    const number = calling(
      async (url, init) => {
        sent.push([String(url), init ?? {}]);
        return Response.json({ number: 7 });
      },
      { idempotencyKey: 'once' },
    );
    await Promise.all([number, number.withResponse()]);
    expect(sent).toMatchObject([['https://api.example/v9/api/v1/number', { method: 'POST', redirect: 'manual' }]]);
    expect(new Headers(sent[0]?.[1].headers).get('idempotency-key')).toBe('once');
  });
});

describe('a failure', () => {
  test('of the API is thrown with its code, and when to try again', async () => {
    const headers = { 'x-request-id': 'req_2', 'retry-after': '12' };
    const error = await failureOf(calling(async () => Response.json(problem, { status: 429, headers })));
    expect(error).toBeInstanceOf(GrahaError);
    expect(error).toMatchObject({
      status: 429,
      code: 'rate_limited',
      message: 'rate_limited: Too many requests.',
      requestId: 'req_2',
      retryable: true,
      retryAfterSeconds: 12,
    });
  });

  test('of validation carries every problem', async () => {
    const detail = [
      { loc: ['body', 'year'], msg: 'year must be 1801 to 2398', type: 'less_than_equal' },
      { loc: ['body', 'month'], msg: 'month is required', type: 'missing' },
    ];
    const body = { ...problem, detail, code: 'validation_error', retryable: false };
    const error = await failureOf(calling(async () => Response.json(body, { status: 422 })));
    expect(error).toBeInstanceOf(ValidationError);
    expect(error).toMatchObject({
      detail,
      fields: [
        { name: 'year', message: 'year must be 1801 to 2398', type: 'less_than_equal' },
        { name: 'month', message: 'month is required', type: 'missing' },
      ],
      retryable: false,
      retryAfterSeconds: null,
      message: 'validation_error: year must be 1801 to 2398; month is required',
    });
  });

  test.each([
    [
      new Response(null, { status: 302, headers: { location: 'https://other.example' } }),
      { status: 302, code: 'unexpected_response', retryable: false },
    ],
    [new Response('<html>', { status: 502 }), { status: 502, code: 'unexpected_response', retryable: true }],
    [new Response('<html>', { status: 200 }), { status: 200, code: 'unexpected_response', retryable: false }],
    [Response.json({ error: 'no' }, { status: 404 }), { status: 404, code: 'unexpected_response', retryable: false }],
  ])('of something in between is named as such', async (response, facts) => {
    expect(await failureOf(calling(async () => response))).toMatchObject(facts);
  });

  test('of the network is distinct from an answer', async () => {
    const cause = new TypeError('fetch failed');
    const error = await failureOf(calling(() => Promise.reject(cause)));
    expect(error).toMatchObject({ status: 0, code: 'network_error', retryable: true, cause });
  });

  const never: Fetch = (_, init) =>
    new Promise((_, reject) => {
      const end = (): void => reject(init?.signal?.reason);
      if (init?.signal?.aborted) end();
      init?.signal?.addEventListener('abort', end);
    });

  test('to answer in time is a timeout', async () => {
    expect(await failureOf(calling(never, { timeoutMs: 5 }))).toMatchObject({ status: 0, code: 'timeout' });
  });

  test('that the caller wanted is the caller’s own reason', async () => {
    const reason = new Error('enough');
    expect(await failureOf(calling(never, { signal: AbortSignal.abort(reason) }).withResponse())).toBe(reason);
  });

  test('that is awaited with its response is heard of there alone', async () => {
    const heard: unknown[] = [];
    const listen = (error: unknown): void => void heard.push(error);
    process.on('unhandledRejection', listen);
    await failureOf(calling(async () => Response.json(problem, { status: 429 })).withResponse());
    await new Promise((resolve) => setImmediate(resolve));
    process.off('unhandledRejection', listen);
    expect(heard).toEqual([]);
  });
});
