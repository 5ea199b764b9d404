import { readdirSync, readFileSync } from 'node:fs';
import { EXAMPLE_BIRTH } from '@graha/catalog/request/birth';
import { BIRTH_ROUTES } from '@graha/domain/management/birth-routes';
import { SUBSCRIPTION_ROUTES } from '@graha/domain/management/subscription-routes';
import { MANAGEMENT_ROUTES, routePath } from '@graha/domain/management/management';
import { CALENDARS_PATH } from '@graha/domain/management/calendar-path';
import { BIRTHS_EXPORT_PATH, BIRTHS_IMPORT_PATH } from './birth-file-paths.ts';
import { describe, expect, test } from 'vitest';
import { BATCH_PATH } from './batch-request.ts';
import { CHANGES_PATH } from './changes-path.ts';
import { FEED_PATH } from '../feeds/festival-feed.ts';
import { MCP_PATH } from './mcp.ts';
import { PLACES_PATH } from '@graha/catalog/request/births/place-ids';
import { RECEIPT_PATH } from './receipt-path.ts';
import { KEY_DIRECTORY_PATH } from '../receipts/key-directory.ts';
import { RESOURCE_METADATA_PATHS } from './protected-resource.ts';
import { SYSTEM_PATHS } from './system-paths.ts';
import { API_URL, appWith, operations } from '../testing/app-with.ts';
import { clockOperations } from '../testing/clock-operation.ts';

const PATH = '/api/v1/kundali/basic';
const on = appWith();
const withKey = { 'x-api-key': on.issue().text };
const post = (headers: Record<string, string>, payload: object = EXAMPLE_BIRTH, path = PATH) =>
  on.app.inject({ method: 'POST', url: path, headers, payload });

describe('what is served, and how (API5, API8, API9)', () => {
  /**
   * Every route of the server, read from its printed tree. A line has a part of a path, and its indentation is the
   * depth.
   */
  function routes(): string[] {
    const pieces: string[] = [];
    return on.app
      .printRoutes({ commonPrefix: false })
      .split('\n')
      .flatMap((line) => {
        const [, indent = '', piece = '', methods] = /^([│ ]*)[└├]── (\S+)(?: \(([^)]+)\))?$/.exec(line) ?? [];
        pieces.splice(indent.length / 4, Infinity, piece);
        return (methods?.split(', ') ?? []).map((method) => `${method} ${pieces.join('')}`);
      });
  }

  test('there is no route that is not documented and priced', async () => {
    await on.app.ready(); // Paths with a body of their own type are mounted by then.
    const priced = operations.flatMap(({ path, methods }) =>
      [...methods, ...(methods.includes('GET') ? ['HEAD'] : [])].map((method) => `${method} ${path}`),
    );
    const system = [
      ...Object.keys(SYSTEM_PATHS),
      RECEIPT_PATH.replace('{request_id}', ':request_id'),
      PLACES_PATH,
      FEED_PATH,
      `${PLACES_PATH}/:place_id`,
      '/api/v1/vocabulary/:language',
      '/api/v1/ayanamsas',
      `${CALENDARS_PATH}/:address`,
      '/openapi.json',
      ...RESOURCE_METADATA_PATHS,
      KEY_DIRECTORY_PATH,
    ].flatMap((path) => [`GET ${path}`, `HEAD ${path}`]);
    expect(routes().length).toBeGreaterThan(100);
    const management = Object.values({ ...MANAGEMENT_ROUTES, ...BIRTH_ROUTES, ...SUBSCRIPTION_ROUTES }).flatMap(
      (route) =>
        [route.method, ...(route.method === 'GET' ? ['HEAD'] : [])].map(
          (served) => `${served} ${routePath(route).replace(/\{(\w+)\}/, ':$1')}`,
        ),
    );
    const files = [`GET ${BIRTHS_EXPORT_PATH}`, `POST ${BIRTHS_IMPORT_PATH}`];
    const parts = [`POST ${BATCH_PATH}`, `POST ${CHANGES_PATH}`, `POST ${MCP_PATH}`, ...files];
    expect(routes().toSorted()).toEqual([...priced, ...system, ...management, ...parts].toSorted());
  });

  test.each([
    '/metrics',
    '/admin',
    '/.env',
    '/.git/config',
    '/debug',
    '/graphql',
    '/api',
    '/api/v1',
    '/api/v2/planets',
    '/docs',
  ])('%s is not there', async (url) => {
    expect((await on.app.inject({ url, headers: withKey })).statusCode).toBe(404);
  });

  test('an alias answers with the bytes of what it stands for', async () => {
    const aliases = operations.filter(({ aliasOf }) => aliasOf !== undefined);
    expect(aliases.length).toBeGreaterThan(0);
    for (const { path, example, aliasOf } of aliases) {
      const original = operations.find(({ id }) => id === aliasOf);
      const [one, other] = [
        await post(withKey, Object(example), path),
        await post(withKey, Object(example), original?.path),
      ];
      expect(one.statusCode).toBe(200);
      expect(one.rawPayload.equals(other.rawPayload)).toBe(true);
    }
  });

  const shape = async (answer: ReturnType<typeof post>) => {
    const { statusCode, headers } = await answer;
    const { 'content-length': _, date: __, 'server-timing': ___, connection: ____, ...rest } = headers;
    const known = [
      'x-request-id',
      'x-credits-reset',
      'etag',
      'ratelimit',
      'x-ratelimit-reset',
      'content-digest',
      'x-ledger-entry',
    ];
    return {
      statusCode,
      headers: Object.fromEntries(
        Object.entries(rest).map(([name, value]) => [name, known.includes(name) ? '…' : value]),
      ),
    };
  };

  test('every kind of answer has these headers and no others', async () => {
    const free = on.issue({ plan: 'free' }, { credits: 50_000, calls: 10_000 });
    expect({
      charged: await shape(post({ 'x-api-key': free.text })),
      invalid: await shape(post({ 'x-api-key': free.text }, {})),
      unknown: await shape(post({})),
      missing: await shape(on.app.inject({ url: '/nothing' })),
      document: await shape(on.app.inject({ url: '/openapi.json' })),
      health: await shape(on.app.inject({ url: '/health/live' })),
    }).toMatchSnapshot();
  });

  test('no other site reads an answer, nor sends a cookie, and no header names the software', async () => {
    const headers = { ...withKey, origin: 'https://evil.example', 'access-control-request-method': 'POST' };
    // A preflight has no key: it lets a page send a call, whose answer only the origins of its key may read.
    const preflight = await on.app.inject({ method: 'OPTIONS', url: PATH, headers });
    expect(preflight.headers).not.toHaveProperty('access-control-allow-credentials');
    expect(preflight.headers).toMatchObject({ 'x-content-type-options': 'nosniff' });
    for (const answer of [await post(headers), await post({ origin: 'https://evil.example' })]) {
      const names = Object.keys(answer.headers);
      expect(names.filter((name) => name.startsWith('access-control'))).toEqual([]);
      expect(names.filter((name) => ['server', 'x-powered-by', 'set-cookie'].includes(name))).toEqual([]);
      expect(answer.headers).toMatchObject({ 'x-content-type-options': 'nosniff' });
    }
    expect(API_URL).toMatch(/^https:/);
    expect((await post(withKey)).headers['strict-transport-security']).toBe('max-age=31536000');
    const plain = appWith({ apiUrl: 'http://localhost:4000' });
    expect((await plain.app.inject({ url: '/health/live' })).headers).not.toHaveProperty('strict-transport-security');
  });

  test('an internal error reveals neither paths nor SQL nor its own message', async () => {
    const sql = Object.assign(new Error('column "secret_hash" of relation "api_key" at /srv/app/src/x.ts:1'), {
      code: '42703',
      severity: 'ERROR',
    });
    const broken = appWith({ operations: clockOperations, accountOf: () => Promise.reject(sql) }, (ledger) => ({
      ...ledger,
      chargeBatch: () => Promise.reject(sql),
    }));
    const text = broken.issue().text;
    const call = (path: string) =>
      broken.app.inject({ method: 'POST', url: path, headers: { 'x-api-key': text }, payload: { name: 'born 1990' } });
    for (const answer of [
      await call('/api/v1/clock/broken'),
      await call('/api/v1/clock/instant'),
      await broken.app.inject({ url: '/api/v1/usage', headers: { 'x-api-key': text } }),
    ]) {
      expect(answer.statusCode).toBeGreaterThanOrEqual(500);
      expect(answer.body).not.toMatch(
        /\/srv|\/work|\.ts|node_modules|column|relation|secret|SELECT|at [\w.]+ \(|1990|RangeError/,
      );
    }
  });
});

test('the API calls nobody: no part of it sends a request that a caller could steer (API7)', () => {
  const source = new URL('../', import.meta.url);
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(
    (name) => name.endsWith('.ts') && !name.endsWith('.test.ts') && !name.startsWith('testing/'),
  );
  expect(files.length).toBeGreaterThan(40);
  const outgoing =
    /\bfetch\(|from 'node:https'|from 'undici'|\bhttp\.(get|request)\(|import \{[^}]*\b(get|request)\b[^}]*\} from 'node:http'/;
  expect(files.filter((file) => outgoing.test(readFileSync(new URL(file, source), 'utf8')))).toEqual([]);
});
