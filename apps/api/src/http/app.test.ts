import { BIRTH_ROUTES } from '@graha/domain/management/birth-routes';
import { SUBSCRIPTION_ROUTES } from '@graha/domain/management/subscription-routes';
import { MANAGEMENT_ROUTES, routePath } from '@graha/domain/management/management';
import { BIRTHS_EXPORT_PATH, BIRTHS_IMPORT_PATH } from './birth-file-paths.ts';
import { connect } from 'node:net';
import { Validator } from '@seriousme/openapi-schema-validator';
import { afterAll, expect, test } from 'vitest';
import { TIMEOUTS } from './timeouts.ts';
import { PriceList } from '../meter/price-list.ts';
import { BATCH_PATH } from './batch-request.ts';
import { CHANGES_PATH } from './changes-path.ts';
import { PLACES_PATH } from '@graha/catalog/request/births/place-ids';
import { AYANAMSA_PATHS } from './ayanamsas.ts';
import { PLACE_PATH } from './place-paths.ts';
import { FEED_PATH } from '../feeds/festival-feed.ts';
import { RECEIPT_PATH } from './receipt-path.ts';
import { SYSTEM_PATHS } from './system-paths.ts';
import { CALENDAR_PATHS } from './calendar-path.ts';
import { VOCABULARY_PATHS } from './vocabulary.ts';
import { appWith, operations } from '../testing/app-with.ts';

const { app, issue, metrics } = appWith();
afterAll(() => app.close());

const jsonOf = async (url: string): Promise<Record<string, Record<string, object>>> =>
  (await app.inject({ url })).json();

test('what is routed, what is documented and what is priced are the same', async () => {
  const { paths = {} } = await jsonOf('/openapi.json');
  const documented = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  );
  const priced = operations.flatMap(({ path, methods }) => methods.map((method) => `${method} ${path}`));
  const system = [
    FEED_PATH,
    PLACES_PATH,
    PLACE_PATH,
    ...Object.keys(VOCABULARY_PATHS),
    ...Object.keys(CALENDAR_PATHS),
    ...Object.keys(AYANAMSA_PATHS),
    ...Object.keys(SYSTEM_PATHS),
    RECEIPT_PATH,
    BIRTHS_EXPORT_PATH,
  ].map((path) => `GET ${path}`);
  const management = Object.values({ ...MANAGEMENT_ROUTES, ...BIRTH_ROUTES, ...SUBSCRIPTION_ROUTES }).map(
    (route) => `${route.method} ${routePath(route)}`,
  );
  expect(documented.toSorted()).toEqual(
    [
      ...priced,
      ...system,
      ...management,
      `POST ${BATCH_PATH}`,
      `POST ${CHANGES_PATH}`,
      `POST ${BIRTHS_IMPORT_PATH}`,
    ].toSorted(),
  );
  for (const route of documented) {
    const [method = '', path = ''] = route.split(' ');
    // Safe: the methods of the document are methods of HTTP.
    expect(app.hasRoute({ method: method as 'GET', url: path.replace(/\{(\w+)\}/, ':$1') })).toBe(true);
  }
  const { operations: prices, years } = PriceList.parse(await jsonOf('/api/v1/operations'));
  expect(years).toEqual({ first: 601, last: 2398 });
  expect(
    prices.map(({ id, credits, rate_weight, rate_weight_per }) => [id, credits, rate_weight, rate_weight_per]),
  ).toEqual(operations.map(({ id, credits, rateWeight, weighedBy }) => [id, credits, rateWeight, weighedBy?.name]));
});

test('the document is valid OpenAPI, served once to those who keep it', async () => {
  const first = await app.inject({ url: '/openapi.json' });
  expect(await new Validator().validate(first.json())).toEqual({ valid: true });
  const again = await app.inject({ url: '/openapi.json', headers: { 'if-none-match': `W/${first.headers.etag}` } });
  expect([again.statusCode, again.body]).toEqual([304, '']);
  expect((await app.inject({ method: 'HEAD', url: '/openapi.json' })).headers.etag).toBe(first.headers.etag);
});

test('health answers whether calls can be served', async () => {
  expect((await app.inject({ url: '/health/live' })).json()).toEqual({ status: 'live' });
  expect((await app.inject({ url: '/health/ready' })).json()).toEqual({ status: 'ready' });
  const away = appWith({ ready: () => Promise.reject(new Error('away')) });
  const response = await away.app.inject({ url: '/health/ready' });
  expect([response.statusCode, response.headers['retry-after']]).toEqual([503, '1']);
  expect((await away.app.inject({ url: '/health/live' })).statusCode).toBe(200);
});

test('metrics count answers by operation and status, batches, commits, lookups, and what is under way or waits', async () => {
  const [operation] = operations;
  const call = { method: 'POST' as const, url: operation?.path ?? '', payload: Object(operation?.example) };
  await app.inject({ ...call, headers: { 'x-api-key': issue().text } });
  await app.inject(call);
  const text = await metrics.registry.metrics();
  expect(text).toContain(`graha_requests_total{operation="${operation?.id}",status="200"} 1`);
  expect(text).toContain(`graha_requests_total{operation="${operation?.id}",status="401"} 1`);
  expect(text).toMatch(/graha_charge_batch_size_count 1/);
  expect(text).toMatch(/graha_key_lookups_total\{result="miss"\} 1/);
  expect(text).toContain(`graha_request_seconds_count{operation="${operation?.id}"} 2`);
  for (const name of [
    'charge_commit_seconds_count 1',
    'charges_waiting 0',
    'long_calls_waiting 0',
    'compute_threads_lost_total 0',
    'requests_in_flight 0',
    'request_log_waiting 2',
    'rate_limit_fallbacks_total 0',
  ]) {
    expect(text).toContain(`graha_${name}\n`);
  }
});

test('customers find no metrics', async () => {
  expect((await app.inject({ url: '/metrics' })).statusCode).toBe(404);
});

test('a client that sends slowly gets 408 and is disconnected', async () => {
  const slow = appWith({ timeouts: { ...TIMEOUTS, headersMs: 100, requestMs: 200, checkEveryMs: 20 } });
  const url = new URL(await slow.app.listen({ port: 0, host: '127.0.0.1' }));
  for (const part of [
    'POST /api/v1/planets HTTP/1.1\r\nhost:',
    'POST /api/v1/planets HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 9\r\n\r\n{',
  ]) {
    const socket = connect(Number(url.port), url.hostname);
    let heard = '';
    socket.on('data', (data) => (heard += String(data)));
    socket.write(part);
    await new Promise((resolve) => socket.on('close', resolve));
    expect(heard).toMatch(/^HTTP\/1.1 408 [\s\S]*"code":"request_timeout"/);
  }
  await slow.app.close();
});

test('every answer passes the pace with its status, its workspace if the key is valid, and its address', async () => {
  const paced: object[] = [];
  const own = appWith({ pace: (answer, send) => (paced.push(answer), send()) });
  const { text, record } = own.issue();
  await own.app.inject({ url: '/health/live' });
  await own.app.inject({ url: '/api/v1/no-such-path' });
  await own.app.inject({ url: '/api/v1/places?q=delhi', headers: { 'x-api-key': text } });
  await own.app.close();
  const address = '127.0.0.1';
  expect(paced).toEqual([
    { status: 200, tenantId: null, address },
    { status: 404, tenantId: null, address },
    { status: 200, tenantId: record.tenantId, address },
  ]);
});
