import { EXAMPLE_BIRTH } from '@graha/catalog/request/birth';
import { describe, expect, test } from 'vitest';
import { causeOf, createLog } from '../observe/log.ts';
import { unreachedError } from '../testing/faulty-ledger.ts';
import { appWith, ENGINE_VERSION, PORTAL_URL, type TestKey } from '../testing/app-with.ts';
import { clockOperations } from '../testing/clock-operation.ts';
import { queryOf } from '../testing/query-of.ts';

const PATH = '/api/v1/kundali/basic';

function api(...overrides: Parameters<typeof appWith>) {
  const on = appWith(...overrides);
  const call = (key: TestKey, body: unknown = EXAMPLE_BIRTH, headers: Record<string, string> = {}, path = PATH) =>
    on.app.inject({
      method: 'POST',
      url: path,
      headers: { 'content-type': 'application/json', 'x-api-key': key.text, ...headers },
      payload: JSON.stringify(body),
    });
  return { ...on, call };
}

describe('a charged call', () => {
  test('says what it cost, what is left, until when, and how long each part took', async () => {
    const { issue, call } = api();
    const { headers } = await call(issue({ plan: 'free' }, { credits: 50_000, calls: 10_000 }));
    expect(headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'private, no-store',
      'x-credits-cost': '1',
      'x-credits-remaining': '49999',
      'x-credits-limit': '50000',
      'x-credits-reset': '9999-12-31T00:00:00.000Z',
      'x-calls-remaining': '9999',
      'x-engine-version': ENGINE_VERSION,
      'ratelimit-policy': '"burst";q=60;w=60',
      'x-ratelimit-limit': '60',
    });
    expect(headers['x-request-id']).toMatch(/^req_[0-9a-f]{32}$/);
    expect(headers['server-timing']).toMatch(/^auth;dur=[\d.]+, compute;dur=[\d.]+, charge;dur=[\d.]+$/);
    expect(headers).not.toHaveProperty('idempotency-replayed');
  });

  test('has no credits header of a limit that its plan does not have', async () => {
    const { issue, call } = api();
    const { headers } = await call(issue());
    expect(Object.keys(headers).filter((name) => /ratelimit|x-calls/.test(name))).toEqual([]);
  });

  test('is the one with its request id in the ledger', async () => {
    const { issue, call, ledger } = api();
    const response = await call(issue());
    expect(ledger.rows.map(({ requestId }) => requestId)).toEqual([response.headers['x-request-id']]);
  });
});

describe('a call that is not charged', () => {
  test('costs nothing and shows the balance that was last seen, or none', async () => {
    const { issue, call } = api();
    const key = issue({}, { credits: 10, calls: null });
    const before = await call(key, {});
    expect([before.statusCode, before.headers['x-credits-remaining']]).toEqual([422, undefined]);
    await call(key);
    const after = await call(key, {});
    expect([after.headers['x-credits-cost'], after.headers['x-credits-remaining']]).toEqual(['0', '9']);
    expect(after.json()).toMatchObject({ credits_charged: 0 });
  });

  test('is 402 when credits do not cover it: when they come back, and where to get more', async () => {
    const { issue, call } = api();
    const key = issue({}, { credits: 1, calls: null });
    await call(key);
    const response = await call(key);
    expect(response.statusCode).toBe(402);
    expect(response.json()).toMatchObject({
      code: 'credits_exhausted',
      retryable: false,
      resets_at: '9999-12-31T00:00:00.000Z',
      upgrade_url: `${PORTAL_URL}/billing`,
    });
    expect(response.headers).toMatchObject({ 'x-credits-cost': '0', 'x-credits-remaining': '0' });
  });

  test('is 402 calls_exhausted when the calls of a free plan are used up', async () => {
    const { issue, call } = api();
    const key = issue({ plan: 'free' }, { credits: 100, calls: 1 });
    await call(key);
    expect((await call(key)).json()).toMatchObject({ code: 'calls_exhausted', status: 402 });
  });

  test('is 401 or 403 when the ledger knows of a revocation or suspension before the cache does', async () => {
    const { issue, call, ledger, records } = api();
    const [revoked, suspended] = [issue(), issue({}, { credits: 5, calls: null })];
    await call(revoked);
    ledger.deadKeys.add(revoked.record.keyId);
    records.set(revoked.publicId, { ...revoked.record, status: 'disabled' });
    expect((await call(revoked)).json()).toMatchObject({ code: 'key_disabled', status: 401 });
    ledger.accounts.set(suspended.record.tenantId, { credits: 5, calls: null, suspended: true });
    expect((await call(suspended)).json()).toMatchObject({ code: 'tenant_suspended', status: 403 });
  });

  test('is 503 with Retry-After when the database is away, and 200 again by itself when it is back', async () => {
    let up = true;
    const { issue, call, ledger } = api({}, (inner) => ({
      ...inner,
      chargeBatch: (charges) => (up ? inner.chargeBatch(charges) : Promise.reject(unreachedError())),
    }));
    const key = issue();
    up = false;
    const response = await call(key);
    expect([response.statusCode, response.headers['retry-after']]).toEqual([503, '1']);
    expect(response.json()).toMatchObject({ code: 'metering_unavailable', retryable: true });
    up = true;
    await expect.poll(async () => (await call(key)).statusCode).toBe(200);
    expect(ledger.rows).toHaveLength(1);
  });
});

describe('an early 402', () => {
  const spent = async (resetsAt?: Date) => {
    const on = api();
    if (resetsAt) on.ledger.state.resetsAt = resetsAt;
    const key = on.issue({}, { credits: 1, calls: null });
    await on.call(key, EXAMPLE_BIRTH, { 'idempotency-key': 'first' });
    await on.call(key);
    return { ...on, key, batches: on.ledger.batches.length };
  };

  test('spares the ledger a call that it refused within the last second', async () => {
    const { call, key, ledger, batches } = await spent();
    expect((await call(key)).statusCode).toBe(402);
    expect(ledger.batches).toHaveLength(batches);
  });

  test('is not given to a call with Idempotency-Key: its replay is free', async () => {
    const { call, key } = await spent();
    const replay = await call(key, EXAMPLE_BIRTH, { 'idempotency-key': 'first' });
    expect([replay.statusCode, replay.headers['x-credits-cost']]).toEqual([200, '0']);
  });

  test('is not given once the period has ended: the charge itself opens the next', async () => {
    const { call, key, ledger, batches } = await spent(new Date(Date.now() - 1));
    await call(key);
    expect(ledger.batches).toHaveLength(batches + 1);
  });

  test('is not given when another, cheaper operation could still be paid', async () => {
    const on = api({ operations: [...appWith().operations, ...clockOperations] });
    const key = on.issue({}, { credits: 1, calls: null });
    expect((await on.call(key, { name: 'x' }, {}, '/api/v1/clock/instant')).statusCode).toBe(402);
    expect((await on.call(key)).statusCode).toBe(200);
  });
});

describe('Idempotency-Key', () => {
  test('a repeat gets the same bytes for nothing, by GET as by POST, also at balance 0', async () => {
    const { issue, call, app, ledger } = api();
    const key = issue({}, { credits: 1, calls: null });
    const [bare, quoted] = [{ 'idempotency-key': 'order-1' }, { 'idempotency-key': '"order-1"' }];
    const first = await call(key, EXAMPLE_BIRTH, bare);
    const again = await call(key, Object.fromEntries(Object.entries(EXAMPLE_BIRTH).toReversed()), quoted);
    const byGet = await app.inject({
      url: `${PATH}?${queryOf(EXAMPLE_BIRTH)}`,
      headers: { 'x-api-key': key.text, ...bare },
    });
    for (const repeat of [again, byGet]) {
      expect(repeat.statusCode).toBe(200);
      expect(repeat.rawPayload.equals(first.rawPayload)).toBe(true);
      expect(repeat.headers).toMatchObject({ 'idempotency-replayed': 'true', 'x-credits-cost': '0' });
    }
    expect(first.headers).not.toHaveProperty('idempotency-replayed');
    expect(ledger.rows).toHaveLength(1);
  });

  test('with another input or another operation is 409', async () => {
    const { issue, call, ledger } = api();
    const key = issue();
    const headers = { 'idempotency-key': 'order-1' };
    await call(key, EXAMPLE_BIRTH, headers);
    for (const [body, path] of [
      [{ ...EXAMPLE_BIRTH, seconds: 0 }, PATH], // It is the default value, but the client did not send it.
      [EXAMPLE_BIRTH, '/api/v1/planets'],
    ] as const) {
      const response = await call(key, body, headers, path);
      expect([response.statusCode, response.json<{ code: string }>().code]).toEqual([409, 'idempotency_key_reuse']);
    }
    expect(ledger.rows).toHaveLength(1);
  });

  test.each([
    ['', 400],
    ['x'.repeat(256), 400],
    ['with blank', 400],
    ['ümlaut', 400],
    ['""', 400],
    ['x'.repeat(255), 200],
    ['"a\\"b"', 200],
  ])('%j: %i', async (text, status) => {
    const { issue, call } = api();
    const response = await call(issue(), EXAMPLE_BIRTH, { 'idempotency-key': text });
    expect(response.statusCode).toBe(status);
  });

  test('a call that failed or was refused is not remembered', async () => {
    const { issue, call } = api();
    const key = issue({}, { credits: 1, calls: null });
    const headers = { 'idempotency-key': 'order-1' };
    expect((await call(key, {}, headers)).statusCode).toBe(422);
    expect((await call(key, EXAMPLE_BIRTH, headers)).statusCode).toBe(200);
  });

  test('a repeat after an upgrade of the engine is free and says which version was paid for', async () => {
    const { issue, call, ledger } = api();
    const key = issue();
    ledger.state.engineVersion = 'engine before';
    await call(key, EXAMPLE_BIRTH, { 'idempotency-key': 'order-1' });
    const repeat = await call(key, EXAMPLE_BIRTH, { 'idempotency-key': 'order-1' });
    expect(repeat.headers['x-credits-cost']).toBe('0');
    expect(repeat.json()).toMatchObject({ metadata: { replayed_engine_version: 'engine before' } });
  });
});

describe('an answer that depends on now', () => {
  const at = (start: string) => {
    const clock = { now: new Date(start) };
    return { clock, ...api({ operations: clockOperations, now: () => clock.now }) };
  };
  const asOf = (response: { json(): unknown }): unknown => Object(Object(response.json()).metadata).as_of;

  test('is made for a whole second of UTC, filled in once, and left alone where the caller chose', async () => {
    const { issue, call } = at('2026-11-21T10:00:00.987Z');
    const key = issue();
    expect(asOf(await call(key, { name: 'x' }, {}, '/api/v1/clock/instant'))).toBe('2026-11-21T10:00:00Z');
    const chosen = { name: 'x', target: '2020-01-01T00:00:00Z' };
    expect(asOf(await call(key, chosen, {}, '/api/v1/clock/instant'))).toBe('2020-01-01T00:00:00Z');
  });

  test.each([
    [14, '2026-11-22'],
    [-10, '2026-11-21'],
    ['Pacific/Kiritimati', '2026-11-22'],
    ['America/New_York', '2026-11-21'],
  ])('today is the day on the clocks of zone %s', async (timezone, day) => {
    const { issue, call } = at('2026-11-21T23:30:00Z');
    expect(asOf(await call(issue(), { timezone }, {}, '/api/v1/clock/day'))).toBe(day);
  });

  test('is repeated for the moment of the first call, however late the repeat', async () => {
    const { issue, call, clock } = at('2026-11-21T10:00:00.500Z');
    const key = issue();
    const send = () => call(key, { name: 'x' }, { 'idempotency-key': 'k' }, '/api/v1/clock/instant');
    const first = await send();
    clock.now = new Date('2026-11-21T22:00:00Z');
    const repeat = await send();
    expect(repeat.rawPayload.equals(first.rawPayload)).toBe(true);
    expect(repeat.headers['idempotency-replayed']).toBe('true');
  });
});

describe('the log', () => {
  test('holds who, what and how long, and nothing of the input or the key', async () => {
    const { issue, call, app, logged } = api({ operations: [...appWith().operations, ...clockOperations] });
    const key = issue();
    const secret = { ...EXAMPLE_BIRTH, latitude: 12.345678, longitude: 98.765432 };
    await call(key, secret);
    await app.inject({ url: `${PATH}?${queryOf(secret)}`, headers: { 'x-api-key': key.text } });
    await call(key, { ...secret, month: 13 });
    await call(key, '{"latitude": 12.345678');
    await app.inject({
      url: `/no/such/path/12.345678?${queryOf(secret)}`,
      headers: { authorization: `Bearer ${key.text}` },
    });
    const broken = await call(
      key,
      { name: 'born 12.345678' },
      { 'idempotency-key': 'mine-98.765432' },
      '/api/v1/clock/broken',
    );
    expect([broken.statusCode, broken.body.includes('12.345678')]).toEqual([500, false]);

    const text = logged.join('');
    expect(text.match(/"request_id":"req_/g)).toHaveLength(6);
    expect(text).toContain('"operation":"kundali/basic"');
    expect(text).toContain('"name":"RangeError"');
    for (const personal of ['12.345678', '98.765432', key.text, key.text.slice(-20), 'year=', 'no/such']) {
      expect(text).not.toContain(personal);
    }
  });

  test('hides what should never have been handed to it, and the words of a computation that broke', () => {
    const lines: string[] = [];
    const log = createLog('info', { write: (line) => void lines.push(line) });
    log.info({ headers: { 'x-api-key': 'graha_live_1' }, body: 'born 1990', query: 'year=1990', key: 'graha_live_1' });
    log.info({ cause: causeOf(new Error('the key graha_live_1 was born 1990', { cause: new TypeError('1990') })) });
    expect(lines.join('')).not.toMatch(/graha_live|1990/);
    expect(lines.join('')).toContain('TypeError');
  });
});
