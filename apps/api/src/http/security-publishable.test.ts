import { EXAMPLE_BIRTH } from '@graha/catalog/request/birth';
import { describe, expect, test } from 'vitest';
import { API_URL, appWith, PORTAL_URL, type TestKey } from '../testing/app-with.ts';
import {
  type Api,
  batch,
  browser,
  call,
  charged,
  FULL,
  type Headers,
  HOME,
  post,
  tool,
} from '../testing/page-calls.ts';

describe('a page of a named origin', () => {
  test.each(browser.origins)('%s calls, and alone may read the answer', async (origin) => {
    const api = appWith();
    const answer = await call(api, api.issue({ browser }), { origin });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({ 'access-control-allow-origin': origin, vary: 'origin' });
    expect(answer.headers).not.toHaveProperty('access-control-allow-credentials');
  });

  test('reads refusals too, whatever comes after its key was known', async () => {
    const api = appWith();
    const answer = await post(api, FULL, api.issue({ browser }), { year: 1990 });
    expect(answer.statusCode).toBe(422);
    expect(answer.headers['access-control-allow-origin']).toBe(HOME);
  });

  test('learns what its call cost, and not what the workspace has left', async () => {
    const api = appWith();
    const key = api.issue({ browser });
    const batched = await batch(api, key, ['panchang/full']);
    for (const { headers } of [await call(api, key), batched, await post(api, FULL, key, {})]) {
      expect(headers).toHaveProperty('x-credits-cost');
      expect(Object.keys(headers).filter((name) => /^x-(credits|calls)-(?!cost)/.test(name))).toEqual([]);
    }
  });
});

describe('a call is refused before it is computed, and no page reads why, with', () => {
  test.each([
    ['another site', 'https://evil.example'],
    ['the opaque origin', 'null'],
    ['another scheme', 'http://www.example.com'],
    ['another port', 'https://www.example.com:8443'],
    ['the default port written out', 'https://www.example.com:443'],
    ['a subdomain', 'https://a.www.example.com'],
    ['the domain above', 'https://example.com'],
    ['the name as a beginning', 'https://www.example.com.evil.example'],
    ['the name as an end', 'https://evilwww.example.com'],
    ['the name as a user', 'https://www.example.com@evil.example'],
    ['a path', 'https://www.example.com/'],
    ['capital letters', 'https://WWW.example.com'],
    ['two origins in one', `${HOME}, https://evil.example`],
    ['a list by spaces', `${HOME} https://evil.example`],
    ['an asterisk', '*'],
    ['nothing in it', ''],
    ['a pattern', 'https://www.example,com'],
  ])('%s', async (_what, origin) => {
    const api = appWith();
    const answer = await call(api, api.issue({ browser }), { origin });
    expect(answer.json()).toMatchObject({ status: 403, code: 'origin_denied', credits_charged: 0 });
    expect(answer.headers).not.toHaveProperty('access-control-allow-origin');
    expect(charged(api)).toBe(0);
  });

  test.each<[string, Headers]>([
    ['no origin', {}],
    ['a referer alone', { referer: `${HOME}/page` }],
    ['a host alone', { host: 'www.example.com', 'x-forwarded-host': 'www.example.com' }],
  ])('%s', async (_what, headers) => {
    const api = appWith();
    const answer = await call(api, api.issue({ browser }), headers);
    expect(answer.json()).toMatchObject({ status: 403, code: 'origin_missing' });
    expect(charged(api)).toBe(0);
  });

  test('the key as a bearer, in the query or in the body', async () => {
    const api = appWith();
    const { text } = api.issue({ browser });
    const bearer = { authorization: `Bearer ${text}` };
    const foreign = await api.app.inject({ method: 'POST', url: FULL, headers: bearer, payload: EXAMPLE_BIRTH });
    expect(foreign.json().code).toBe('origin_missing');
    const asked = { method: 'GET', url: `${FULL}?key=${text}&api_key=${text}`, headers: { origin: HOME } } as const;
    expect((await api.app.inject(asked)).json().code).toBe('missing_api_key');
  });
});

describe('every door asks for the origin', () => {
  test.each<[string, (api: Api, key: TestKey, headers: Headers) => Promise<{ statusCode: number }>]>([
    ['a call', call],
    ['a batch', (api, key, headers) => batch(api, key, ['panchang/full'], headers)],
    ['a tool', (api, key, headers) => tool(api, key, 'panchang/full', headers)],
    [
      'places',
      ({ app }, { text }, headers) =>
        app.inject({ url: '/api/v1/places?q=ujj', headers: { 'x-api-key': text, ...headers } }),
    ],
    [
      'usage',
      ({ app }, { text }, headers) => app.inject({ url: '/api/v1/usage', headers: { 'x-api-key': text, ...headers } }),
    ],
    [
      'receipts',
      ({ app }, { text }, headers) =>
        app.inject({ url: `/api/v1/receipts/req_${'0'.repeat(32)}`, headers: { 'x-api-key': text, ...headers } }),
    ],
  ])('%s', async (_door, knock) => {
    const api = appWith();
    const key = api.issue({ browser });
    for (const headers of [{}, { origin: 'https://evil.example' }, { origin: 'null' }]) {
      expect((await knock(api, key, headers)).statusCode).toBe(403);
    }
    expect(charged(api)).toBe(0);
  });
});

test('every operation of the catalogue asks for the origin, by each of its methods', async () => {
  const api = appWith();
  const { text } = api.issue({ browser });
  const headers = { 'x-api-key': text, origin: 'https://evil.example' };
  const codes = new Set<string>();
  for (const { path: url, methods } of api.operations)
    for (const method of methods) codes.add((await api.app.inject({ method, url, headers })).json().code);
  expect([...codes].filter((code) => code !== 'origin_denied' && code !== 'rate_limited')).toEqual([]);
  expect(codes).toContain('origin_denied');
  expect(charged(api)).toBe(0);
});

describe('every door asks for the family', () => {
  const scopes = ['panchang'];

  test('a call outside is refused', async () => {
    const api = appWith();
    const answer = await post(api, '/api/v1/kundali/basic', api.issue({ browser, scopes }), EXAMPLE_BIRTH);
    expect(answer.json()).toMatchObject({ status: 403, code: 'scope_denied' });
  });

  test('a batch computes what is inside and refuses the rest', async () => {
    const api = appWith();
    const answer = await batch(api, api.issue({ browser, scopes }), ['kundali/basic', 'panchang/full']);
    expect(answer.json().results).toMatchObject([{ status: 403, error: { code: 'scope_denied' } }, { status: 200 }]);
    expect(charged(api)).toBe(1);
  });

  test('a tool outside is refused, even from the portal’s own origin', async () => {
    const api = appWith();
    const key = api.issue({ browser: { ...browser, origins: [PORTAL_URL, API_URL] }, scopes });
    const answer = await tool(api, key, 'kundali/basic', { origin: PORTAL_URL });
    expect(answer.body).toContain('scope_denied');
    expect(charged(api)).toBe(0);
  });
});

test('a publishable key shows nobody the usage of its workspace', async () => {
  const api = appWith();
  const { text } = api.issue({ browser });
  const answer = await api.app.inject({ url: '/api/v1/usage', headers: { 'x-api-key': text, origin: HOME } });
  expect(answer.json()).toMatchObject({ status: 403, code: 'secret_key_required' });
});

describe('a preflight', () => {
  const preflight = ({ app }: Api, url: string, headers: Headers) =>
    app.inject({ method: 'OPTIONS', url, headers: { 'access-control-request-method': 'POST', ...headers } });

  test.each([FULL, `${FULL}/`, '/api/v1/batch', '/api/v1/places', '/api/v1/places/1'])(
    'of %s lets a page send the key, never a cookie',
    async (url) => {
      const { statusCode, headers } = await preflight(appWith(), url, { origin: HOME });
      expect(statusCode).toBe(204);
      expect(headers).toMatchObject({ 'access-control-allow-origin': HOME, vary: 'origin' });
      expect(headers['access-control-allow-headers']).toContain('X-API-Key');
      expect(headers).not.toHaveProperty('access-control-allow-credentials');
    },
  );

  test.each(['/api/v1/usage', '/mcp', '/openapi.json', '/health/live', '/nowhere'])(
    'of %s opens nothing',
    async (url) => {
      const { headers } = await preflight(appWith(), url, { origin: HOME });
      expect(Object.keys(headers).filter((name) => name.startsWith('access-control-'))).toEqual([]);
    },
  );

  test.each(['null', '', '*', 'file://', `${HOME}, https://evil.example`])(
    'from “%s” opens nothing',
    async (origin) => {
      const { headers } = await preflight(appWith(), FULL, { origin });
      expect(headers).not.toHaveProperty('access-control-allow-origin');
    },
  );
});

test('no page reads an answer to a secret key', async () => {
  const api = appWith();
  const answer = await call(api, api.issue());
  expect(answer.statusCode).toBe(200);
  expect(Object.keys(answer.headers).filter((name) => name.startsWith('access-control-'))).toEqual([]);
});

test('a key is of the sort that its text says', async () => {
  const api = appWith();
  const key = api.issue({ browser });
  key.record.browser = null;
  expect((await call(api, key)).json().code).toBe('invalid_api_key');
});
