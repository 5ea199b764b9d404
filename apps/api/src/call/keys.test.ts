import { EXAMPLE_BIRTH } from '@graha/catalog/request/birth';
import { describe, expect, test } from 'vitest';
import { FAILURES_PER_MINUTE } from '../limits/address-guard.ts';
import { appWith, newTestKey } from '../testing/app-with.ts';

const PATH = '/api/v1/kundali/basic';
const { app, ledger, issue, lookups } = appWith();
const key = issue();

type Sent = { method?: 'GET' | 'POST'; path?: string; body?: unknown; headers?: Record<string, string> };
const call = ({ method = 'POST', path = PATH, body = EXAMPLE_BIRTH, headers = {} }: Sent = {}) =>
  app.inject({
    method,
    url: path,
    headers: { 'content-type': 'application/json', ...headers },
    ...(method === 'POST' ? { payload: JSON.stringify(body) } : {}),
  });
const codeOf = (response: { json(): { code: string } }): string => response.json().code;

describe('keys', () => {
  const withKey = (text: string) => call({ headers: { 'x-api-key': text } });

  test('a missing key and a wrong one get the same sentence, and what scheme to use', async () => {
    const missing = await call();
    const wrong = await withKey(newTestKey().text);
    for (const response of [missing, wrong]) {
      expect([response.statusCode, response.headers['www-authenticate']]).toEqual([401, 'ApiKey header="X-API-Key"']);
      expect(response.json<{ detail: string }>().detail).toBe('Invalid or missing API key');
    }
  });

  test('a mistyped key is refused without a query, an unknown one and a wrong secret alike', async () => {
    const other = issue();
    const stolenId = newTestKey();
    const before = lookups.length;
    const mistyped = `${key.text.slice(0, -1)}${key.text.endsWith('0') ? '1' : '0'}`;
    expect(codeOf(await withKey(mistyped))).toBe('invalid_api_key');
    expect(lookups).toHaveLength(before);
    expect(codeOf(await withKey(stolenId.text))).toBe('invalid_api_key');
    other.record.secretHash = Buffer.from('x'.repeat(32));
    expect(codeOf(await withKey(other.text))).toBe('invalid_api_key');
  });

  test('a key is taken from Authorization: Bearer too', async () => {
    const response = await call({ headers: { authorization: `Bearer ${key.text}` } });
    expect(response.statusCode).toBe(200);
  });

  test.each([
    ['key_revoked', { status: 'revoked' }, 401],
    ['key_disabled', { status: 'disabled' }, 401],
    ['key_expired', { expiresAt: new Date(0) }, 401],
    ['tenant_suspended', { tenantStatus: 'suspended' }, 403],
    ['scope_denied', { scopes: ['western', 'numerology'] }, 403],
    ['address_denied', { cidrs: ['10.0.0.0/8', '2001:db8::/32'] }, 403],
  ] as const)('%s is said to the holder of the right secret', async (code, facts, status) => {
    const dead = issue({ ...facts, ...('cidrs' in facts ? { cidrs: [...facts.cidrs] } : {}) } as never);
    const response = await withKey(dead.text);
    expect([response.statusCode, codeOf(response)]).toEqual([status, code]);
  });

  test('a key with the scope of one operation calls that operation alone; the refusal of another names the scope it needs', async () => {
    const { text } = issue({ scopes: ['panchang/full'] });
    const headers = { 'x-api-key': text };
    expect((await call({ headers, path: '/api/v1/panchang/full' })).statusCode).toBe(200);
    const denied = await call({ headers, path: '/api/v1/panchang/tithi' });
    expect([denied.statusCode, codeOf(denied)]).toEqual([403, 'scope_denied']);
    expect(denied.json()).toMatchObject({
      detail: 'panchang/tithi needs the scope panchang or panchang/tithi. This API key has panchang/full.',
    });
  });

  test('a key with an address list is taken from there', async () => {
    expect((await withKey(issue({ cidrs: ['127.0.0.0/8'] }).text)).statusCode).toBe(200);
  });

  test('the address is that of the connection, or what a trusted proxy says of it', async () => {
    const elsewhere = { 'x-forwarded-for': '10.1.2.3' };
    for (const [trustedProxies, status] of [
      [[], 403],
      [['127.0.0.0/8'], 200],
    ] as const) {
      const on = appWith({ trustedProxies: [...trustedProxies] });
      const { text } = on.issue({ cidrs: ['10.0.0.0/8'] });
      const headers = { 'x-api-key': text, ...elsewhere };
      const response = await on.app.inject({ method: 'POST', url: PATH, headers, payload: EXAMPLE_BIRTH });
      expect(response.statusCode).toBe(status);
    }
  });

  test('nothing of all that was charged', () => {
    expect(new Set(ledger.rows.map(({ keyId }) => keyId)).has(key.record.keyId)).toBe(true);
    expect(ledger.rows.every(({ cost }) => cost === 1)).toBe(true);
  });
});

describe('limits of rate', () => {
  test('a plan has its rate, says where one stands, and refuses with 429 and how long to wait', async () => {
    const free = issue({ plan: 'free' });
    const responses: Awaited<ReturnType<typeof call>>[] = [];
    for (let count = 0; count < 65; count += 1) responses.push(await call({ headers: { 'x-api-key': free.text } }));
    const statuses = responses.map(({ statusCode }) => statusCode);
    expect([
      statuses.filter((status) => status === 200).length,
      statuses.filter((status) => status === 429).length,
    ]).toEqual([60, 5]);
    const [first] = responses;
    expect(first?.headers['ratelimit-policy']).toBe('"burst";q=60;w=60');
    expect(first?.headers['ratelimit']).toMatch(/^"burst";r=\d+;t=\d+$/);
    const limited = responses.find(({ statusCode }) => statusCode === 429);
    expect(Number(limited?.headers['retry-after'])).toBeGreaterThan(0);
    expect(limited?.headers['x-ratelimit-remaining']).toBe('0');
  });

  test('every authenticated request counts, also the refused ones', async () => {
    const free = issue({ plan: 'free' });
    const headers = { 'x-api-key': free.text };
    await call({ headers, body: {} });
    await call({ headers, path: '/api/v1/usage', method: 'GET' });
    const narrow = issue({ plan: 'free', tenantId: free.record.tenantId, scopes: ['western'] });
    expect((await call({ headers: { 'x-api-key': narrow.text } })).statusCode).toBe(403);
    const response = await call({ headers });
    expect(response.headers['x-ratelimit-remaining']).toBe('56');
  });

  test('a key that is not taken, or not from there, counts for its address and not for the workspace', async () => {
    const on = appWith();
    const free = on.issue({ plan: 'free' });
    const { tenantId } = free.record;
    const elsewhere = on.issue({ plan: 'free', tenantId, cidrs: ['10.0.0.0/8'] });
    const expired = on.issue({ plan: 'free', tenantId, expiresAt: new Date(0) });
    const send = (text: string) =>
      on.app.inject({ method: 'POST', url: PATH, headers: { 'x-api-key': text }, payload: EXAMPLE_BIRTH });
    for (const { text } of [elsewhere, expired]) {
      const refused = await send(text);
      expect([401, 403]).toContain(refused.statusCode);
      expect(refused.headers).not.toHaveProperty('ratelimit');
    }
    expect((await send(free.text)).headers['x-ratelimit-remaining']).toBe('59');
    const statuses: number[] = [];
    for (let count = 0; count < FAILURES_PER_MINUTE; count += 1) statuses.push((await send(elsewhere.text)).statusCode);
    expect([statuses[0], statuses.at(-1)]).toEqual([403, 429]);
    expect((await send(free.text)).headers['x-ratelimit-remaining']).toBe('58');
  });

  test('all keys of a workspace share its rate; a test key has a small one of its own', async () => {
    const free = issue({ plan: 'free' });
    const { tenantId } = free.record;
    const [second, testing] = [issue({ plan: 'free', tenantId }), issue({ plan: 'free', tenantId, env: 'test' })];
    await call({ headers: { 'x-api-key': free.text } });
    const response = await call({ headers: { 'x-api-key': second.text } });
    expect(response.headers['x-ratelimit-remaining']).toBe('58');
    const inTest = await call({ headers: { 'x-api-key': testing.text } });
    expect([inTest.headers['x-ratelimit-limit'], inTest.headers['x-ratelimit-remaining']]).toEqual(['30', '29']);
  });

  test('an address that guesses is answered 429; real keys behind it go on, those too that this replica has never seen', async () => {
    const guarded = appWith();
    const real = guarded.issue();
    const guess = (text: string) =>
      guarded.app.inject({ method: 'POST', url: PATH, headers: { 'x-api-key': text }, payload: EXAMPLE_BIRTH });
    expect((await guess(real.text)).statusCode).toBe(200);
    const statuses: number[] = [];
    for (let index = 0; index < FAILURES_PER_MINUTE + 20; index += 1) {
      statuses.push((await guess(newTestKey().text)).statusCode);
    }
    expect(new Set(statuses.slice(0, FAILURES_PER_MINUTE))).toEqual(new Set([401]));
    expect(new Set(statuses.slice(FAILURES_PER_MINUTE + 1))).toEqual(new Set([429]));
    const fresh = Array.from({ length: 90 }, () => guarded.issue());
    const answers = await Promise.all([real, ...fresh].map(({ text }) => guess(text)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array.from(answers, () => 200));
  });

  test('a key that failed from an address that guesses costs one query a minute', async () => {
    const guarded = appWith();
    const guess = (text: string) =>
      guarded.app.inject({ method: 'POST', url: PATH, headers: { 'x-api-key': text }, payload: EXAMPLE_BIRTH });
    for (let index = 0; index < FAILURES_PER_MINUTE; index += 1) await guess(newTestKey().text);
    const again = newTestKey();
    for (let index = 0; index < 20; index += 1) {
      expect((await guess(again.text)).statusCode).toBe(429);
    }
    expect(guarded.lookups.filter((publicId) => publicId === again.publicId)).toHaveLength(1);
  });

  test('a key with a wrong checksum is refused without a query, and counts against nobody', async () => {
    const guarded = appWith();
    const guess = (text: string) =>
      guarded.app.inject({ method: 'POST', url: PATH, headers: { 'x-api-key': text }, payload: EXAMPLE_BIRTH });
    for (let index = 0; index < 2 * FAILURES_PER_MINUTE; index += 1) {
      expect((await guess(`graha_live_${index}`)).statusCode).toBe(401);
    }
    expect(guarded.lookups).toEqual([]);
    expect((await guess(newTestKey().text)).statusCode).toBe(401);
  });
});
