import { fullPriceText } from '@graha/catalog/operation/price';
import { EXAMPLE_BIRTH } from '@graha/catalog/request/birth';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ApiError } from '../errors/errors.ts';
import { appWith, operations, PORTAL_URL, type TestKey } from '../testing/app-with.ts';
import { connectMcp } from '../testing/connect-mcp.ts';
import { clockOperations } from '../testing/clock-operation.ts';

const api = appWith();
let address = '';
beforeAll(async () => {
  address = await api.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => api.app.close());

const connected = (key: TestKey, mode: 'auto' | 'legacy' = 'legacy', base = address) => connectMcp(base, key, mode);

const post = (payload: string | object, headers: Record<string, string> = {}, key = api.issue()) =>
  api.app.inject({
    method: 'POST',
    url: '/mcp',
    headers: {
      'content-type': 'application/json',
      accept: 'application/json, text/event-stream',
      'x-api-key': key.text,
      ...headers,
    },
    payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
  });
const LIST = { jsonrpc: '2.0', id: 1, method: 'tools/list' };

test('a search of places that cannot be answered now says so and what to do', async () => {
  const away = appWith({ places: { ask: () => Promise.reject(new ApiError('compute_unavailable')) } });
  const base = await away.app.listen({ port: 0, host: '127.0.0.1' });
  const { call, client } = await connected(away.issue(), 'legacy', base);
  const { isError, value } = await call('find_place', { q: 'Ujjain' });
  expect(isError).toBe(true);
  expect(value).toMatchObject({ error: 'compute_unavailable', next: expect.stringContaining('again') });
  await client.close();
  await away.app.close();
});

describe.each(['legacy', 'auto'] as const)('with the client of the protocol, %s', (mode) => {
  test('a chart is charged once, under its request id, and is short', async () => {
    const key = api.issue();
    const { call, client } = await connected(key, mode);
    const { value, text, isError } = await call('birth_chart', { ...EXAMPLE_BIRTH });
    expect(isError).toBe(false);
    expect(value.answer.lagna.sign).toBeTypeOf('string');
    const charges = api.ledger.rows.filter(({ tenantId }) => tenantId === key.record.tenantId);
    expect(charges).toMatchObject([{ operation: 'kundali/basic', requestId: value.request_id, cost: value.credits }]);
    expect(text.length).toBeLessThan(3_000);
    await client.close();
  });

  test('every tool, resource and prompt that is listed can be used', async () => {
    const { client, call } = await connected(api.issue(), mode);
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name)).toEqual([
      'search_operations',
      'describe_operation',
      'call_operation',
      'show_picture',
      'find_place',
      'birth_chart',
      'match_two_people',
      'panchang_today',
    ]);
    const place = { latitude: 28.6, longitude: 77.2, timezone: 'Asia/Kolkata' };
    const { places } = (await call('find_place', { q: 'Ujjain' })).value;
    expect(places).toMatchObject([{ name: 'Ujjain', timezone: 'Asia/Kolkata', latitude: expect.any(Number) }]);
    expect((await call('find_place', {})).value).toMatchObject({ error: 'validation_error', credits: 0 });
    expect((await call('panchang_today', place)).value.answer.tithi).toBeDefined();
    const match = operations.find(({ id }) => id === 'matchmaking/ashtakoot');
    expect((await call('match_two_people', Object(match?.example))).isError).toBe(false);
    for (const { uri } of (await client.listResources()).resources) {
      expect((await client.readResource({ uri })).contents).toHaveLength(1);
    }
    const { prompts } = await client.listPrompts();
    expect(prompts).toHaveLength(3);
    for (const { name } of prompts) expect((await client.getPrompt({ name, arguments: {} })).messages).toHaveLength(1);
    await client.close();
  });
});

test('every operation of the catalogue is found and described, without a charge', async () => {
  const before = api.ledger.rows.length;
  const { call, client } = await connected(api.issue());
  const own = operations.filter(({ aliasOf }) => aliasOf === undefined);
  const { value } = await call('search_operations');
  expect(value.operations.map(({ id }: { id: string }) => id).toSorted()).toEqual(own.map(({ id }) => id).toSorted());
  for (const { id, ...priced } of own) {
    expect((await call('describe_operation', { operation: id })).value).toMatchObject({
      id,
      price: fullPriceText(priced),
    });
  }
  expect(api.ledger.rows).toHaveLength(before);
  await client.close();
});

test.each([
  ['find muhurta'],
  ['marriage date'],
  ['wedding muhurat'],
  ['auspicious time'],
  ['griha pravesh'],
  ['buy a vehicle auspicious'],
])('“%s” finds the search of muhurtas among the first three', async (query) => {
  const { call, client } = await connected(api.issue());
  const found = (await call('search_operations', { query })).value.operations
    .slice(0, 3)
    .map(({ id }: { id: string }) => id);
  expect(found).toContain('muhurta/find');
  await client.close();
});

test('an operation added to the catalogue is found, described and called without another line', async () => {
  const other = appWith({ operations: clockOperations });
  const base = await other.app.listen({ port: 0, host: '127.0.0.1' });
  const { call, client } = await connected(other.issue(), 'legacy', base);
  const [added] = clockOperations;
  expect((await call('search_operations')).value.operations[0].id).toBe(added?.id);
  expect((await call('call_operation', { operation: added?.id, input: added?.example })).isError).toBe(false);
  await client.close();
  await other.app.close();
});

test('the text of an answer is Markdown for a model, and its data are those of the output schema', async () => {
  const { call, client } = await connected(api.issue());
  const { tools } = await client.listTools();
  expect(tools.filter(({ outputSchema }) => outputSchema === undefined)).toEqual([]);
  expect(JSON.stringify(tools).length).toBeLessThan(40_000);
  const { text, value } = await call('birth_chart', { ...EXAMPLE_BIRTH });
  const moon = value['answer'].planets.find(({ name }: { name: string }) => name === 'Moon');
  expect(text).toContain('# Birth chart');
  expect(text).toContain(`|Moon|${moon.longitude}|${moon.degree}|${moon.sign}|`);
  expect(text).toContain(`Charged: ${value['credits']} credit, request ${value['request_id']}.`);
  expect(Buffer.byteLength(text)).toBeLessThanOrEqual(4096);
  const some = await call('call_operation', {
    operation: 'kundali/basic',
    input: EXAMPLE_BIRTH,
    fields: ['lagna.sign'],
  });
  expect(some.text).toContain(`- lagna: sign ${some.value['answer'].lagna.sign}`);
  expect(some.text).not.toContain('## planets');
  await client.close();
});

test('fields and decimals shape the answer', async () => {
  const { call, client } = await connected(api.issue());
  const sent = { operation: 'kundali/basic', input: EXAMPLE_BIRTH, fields: ['planets.sign', 'lagna'], decimals: 0 };
  const { answer } = (await call('call_operation', sent)).value;
  expect(Object.keys(answer)).toEqual(['planets', 'lagna']);
  expect(Object.keys(answer.planets[0])).toEqual(['sign']);
  expect(Number.isInteger(answer.lagna.longitude)).toBe(true);
  await client.close();
});

test('a tool call has the row in the request log that the call alone has', async () => {
  const other = appWith();
  const base = await other.app.listen({ port: 0, host: '127.0.0.1' });
  const { call, client } = await connected(other.issue(), 'legacy', base);
  const { request_id: requestId, credits } = (await call('birth_chart', { ...EXAMPLE_BIRTH })).value;
  await client.close();
  await other.app.close();
  await other.rows.stop();
  const priced = other.written.filter(({ operation }) => operation !== 'mcp');
  expect(priced).toMatchObject([{ operation: 'kundali/basic', requestId, credits, status: 200, isReplay: false }]);
});

test('the same idempotency_key is charged once', async () => {
  const key = api.issue();
  const { call, client } = await connected(key);
  const sent = { operation: 'kundali/basic', input: EXAMPLE_BIRTH, idempotency_key: 'k1' };
  await call('call_operation', sent);
  expect((await call('call_operation', sent)).value).toMatchObject({ credits: 0, replayed: true });
  expect(api.ledger.rows.filter(({ tenantId }) => tenantId === key.record.tenantId)).toHaveLength(1);
  await client.close();
});

describe('a call that is refused costs nothing and says what to do', () => {
  const one = { operation: 'kundali/basic', input: EXAMPLE_BIRTH };
  test.each([
    ['wrong input', {}, { ...one, input: {} }, 'validation_error'],
    ['an unknown operation', {}, { operation: 'no/such' }, 'not_found'],
    ['a scope that the key lacks', { scopes: ['panchang'] }, one, 'scope_denied'],
    ['wrong arguments', {}, { input: 1 }, 'validation_error'],
    ['an impossible idempotency_key', {}, { ...one, idempotency_key: 'ä' }, 'invalid_header'],
  ])('%s', async (_, facts, sent, code) => {
    const key = api.issue(facts);
    const { call, client } = await connected(key);
    const { isError, value } = await call('call_operation', sent);
    expect([isError, value.error, value.credits]).toEqual([true, code, 0]);
    expect(value.next).toMatch(/\.$/);
    expect(api.ledger.rows.filter(({ tenantId }) => tenantId === key.record.tenantId)).toEqual([]);
    await client.close();
  });

  test('no credits', async () => {
    const { call, client } = await connected(api.issue({}, { credits: 0, calls: null }));
    expect((await call('call_operation', one)).value.error).toBe('credits_exhausted');
    await client.close();
  });
});

describe('what does not get in', () => {
  test('no key: 401', async () => {
    expect((await post(LIST, { 'x-api-key': '' })).statusCode).toBe(401);
  });

  test.each([
    ['a foreign origin', 'https://evil.example', 403],
    ['the origin null', 'null', 403],
    ['the origin of the portal', PORTAL_URL, 200],
  ])('%s', async (_, origin, status) => {
    expect((await post(LIST, { origin })).statusCode).toBe(status);
  });

  test.each([
    ['a list of messages', [LIST], 400, -32_600],
    ['what is no JSON', '{', 400, -32_700],
    ['no body', '', 400, -32_700],
    ['a message that is null', 'null', 400, -32_600],
    ['a subscription', { ...LIST, method: 'subscriptions/listen' }, 400, -32_601],
    ['an unknown method', { ...LIST, method: 'no/such' }, 200, -32_601],
    ['an unknown tool', { ...LIST, method: 'tools/call', params: { name: 'no' } }, 200, -32_602],
    ['a cursor of tools that no list gave', { ...LIST, params: { cursor: 'x' } }, 200, -32_602],
    ['a cursor of resources', { ...LIST, method: 'resources/list', params: { cursor: 'x' } }, 200, -32_602],
    ['a cursor of prompts', { ...LIST, method: 'prompts/list', params: { cursor: 'x' } }, 200, -32_602],
    ['a cursor that is no text', { ...LIST, params: { cursor: 1 } }, 200, -32_602],
    ['a resource without an address', { ...LIST, method: 'resources/read', params: {} }, 200, -32_602],
    [
      'a prompt with a number',
      { ...LIST, method: 'prompts/get', params: { name: 'plan_today', arguments: { place: 1 } } },
      200,
      -32_602,
    ],
  ])('%s', async (_, payload, status, code) => {
    const response = await post(payload);
    expect([response.statusCode, response.json().error.code]).toEqual([status, code]);
  });

  test('a body of more than 64 kB', async () => {
    expect((await post(' '.repeat(64 * 1024 + 1))).statusCode).toBe(413);
  });

  test('each request counts toward the rate', async () => {
    const key = api.issue({ plan: 'free' });
    const statuses: number[] = [];
    for (let index = 0; index <= 60; index += 1) statuses.push((await post(LIST, {}, key)).statusCode);
    expect(statuses.filter((status) => status === 200)).toHaveLength(60);
    expect(statuses.at(-1)).toBe(429);
  });

  test('GET, for a stream: 405', async () => {
    expect((await api.app.inject({ url: '/mcp' })).statusCode).toBe(405);
  });
});

test('an answer that no model could read is refused before it is charged; named members of it are answered', async () => {
  const key = api.issue({ plan: 'starter' });
  const { call, client } = await connected(key);
  const charges = () => api.ledger.rows.filter(({ tenantId }) => tenantId === key.record.tenantId);
  const days = { latitude: 12.97, longitude: 77.59, timezone: 5.5, from: '2026-01-01', to: '2026-12-31' };
  const sent = { operation: 'range/panchang/full', input: days };
  const { value, isError } = await call('call_operation', sent);
  expect([isError, value.error, value.credits]).toEqual([true, 'validation_error', 0]);
  expect(value.message).toContain('name the members that you need in fields');
  expect(charges()).toEqual([]);
  const some = (await call('call_operation', { ...sent, fields: ['results.date', 'results.answer.sunrise'] })).value;
  expect(some).toMatchObject({ credits: 37 });
  expect(some.answer.results[364]).toEqual({
    date: '2026-12-31',
    answer: { sunrise: expect.any(String) },
  });
  await client.close();
});
