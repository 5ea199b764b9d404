import { MANAGEMENT_PATH, MANAGEMENT_PER_MINUTE, MANAGEMENT_ROUTES } from '@graha/domain/management/management';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { MANAGEMENT_PATHS } from './management-paths.ts';
import { appWith } from '../testing/app-with.ts';
import { browser, HOME } from '../testing/page-calls.ts';

const ID = '0b7cf2de-6d7e-4a3e-9a43-0f6a4b8f2c11';
const ROUTES = Object.entries(MANAGEMENT_ROUTES).map(
  ([id, { method, path }]) => [id, method, MANAGEMENT_PATH + path.replace(/\{\w+\}/g, ID)] as const,
);

describe.each(ROUTES)('%s', (_id, method, url) => {
  const ask = (api: ReturnType<typeof appWith>, headers: Record<string, string>) =>
    api.app.inject({ method, url, headers });

  test('asks for a key, and for the scope manage, which everything does not include', async () => {
    const api = appWith();
    expect((await ask(api, {})).json().code).toBe('missing_api_key');
    for (const scopes of [['*'], ['vedic', 'account'], ['panchang/full']]) {
      const answer = await ask(api, { 'x-api-key': api.issue({ scopes }).text });
      expect(answer.json()).toMatchObject({ status: 403, code: 'scope_denied' });
    }
  });

  test('is closed to publishable keys, even to one that holds the scope', async () => {
    const api = appWith();
    const { text } = api.issue({ browser, scopes: ['*', 'manage'] });
    const answer = await ask(api, { 'x-api-key': text, origin: HOME });
    expect(answer.json()).toMatchObject({ status: 403, code: 'secret_key_required' });
  });

  test('is closed to a suspended workspace', async () => {
    const api = appWith();
    const { text } = api.issue({ scopes: ['manage'], tenantStatus: 'suspended' });
    expect((await ask(api, { 'x-api-key': text })).json().code).toBe('tenant_suspended');
  });
});

test('a key that only manages calls no operation, by no door', async () => {
  const api = appWith();
  const headers = { 'x-api-key': api.issue({ scopes: ['manage'] }).text };
  const [operation] = api.operations;
  expect((await api.app.inject({ method: 'POST', url: operation?.path ?? '', headers, payload: {} })).json().code).toBe(
    'scope_denied',
  );
  const payload = { calls: [{ id: '1', operation: operation?.id, input: {} }] };
  const batch = await api.app.inject({ method: 'POST', url: '/api/v1/batch', headers, payload });
  expect(batch.json().results).toMatchObject([{ error: { code: 'scope_denied' } }]);
});

test('a workspace manages so often in a minute and no more, and its calls go on', async () => {
  const api = appWith();
  const { text, record } = api.issue({ scopes: ['vedic'] });
  const ask = () => api.app.inject({ url: `${MANAGEMENT_PATH}/keys`, headers: { 'x-api-key': text } });
  for (let count = 0; count < MANAGEMENT_PER_MINUTE; count += 1) expect((await ask()).statusCode).toBe(403);
  expect((await ask()).statusCode).toBe(429);
  const caller = api.issue({ tenantId: record.tenantId });
  expect(
    (await api.app.inject({ url: '/api/v1/places?q=ujj', headers: { 'x-api-key': caller.text } })).statusCode,
  ).toBe(200);
});

test('another method of a path is 405 with those that it takes', async () => {
  const api = appWith();
  const answer = await api.app.inject({ method: 'PUT', url: `${MANAGEMENT_PATH}/keys` });
  expect([answer.statusCode, answer.headers.allow]).toEqual([405, 'GET, HEAD, POST']);
  const one = await api.app.inject({ method: 'GET', url: `${MANAGEMENT_PATH}/keys/${ID}` });
  expect([one.statusCode, one.headers.allow]).toEqual([405, 'DELETE']);
});

test('the OpenAPI document has each route, with a description of every member', () => {
  for (const { method, path } of Object.values(MANAGEMENT_ROUTES)) {
    // Safe: each path item is an object of its methods.
    const item = MANAGEMENT_PATHS[MANAGEMENT_PATH + path] as Record<string, object>;
    expect(item[method.toLowerCase()]).toMatchObject({ tags: ['account'], 'x-credits': 0 });
  }
  const bare = Object.values(MANAGEMENT_ROUTES).flatMap((route) =>
    [route.output, ...('input' in route ? [route.input] : [])].flatMap((schema) =>
      Object.entries(schema.shape).flatMap(([name, member]) => (describes(member) ? [] : [name])),
    ),
  );
  expect(bare).toEqual([]);
});

test('what makes something new may be repeated under an Idempotency-Key, and says so; nothing else takes one', () => {
  const takesKey = ([path, item]: [string, object]) =>
    Object.entries(item).flatMap(([method, operation]) =>
      Object(operation).parameters?.some(({ name }: { name: string }) => name === 'Idempotency-Key')
        ? [`${method} ${path.slice(MANAGEMENT_PATH.length)}`]
        : [],
    );
  expect(Object.entries(MANAGEMENT_PATHS).flatMap(takesKey).toSorted()).toEqual(['post /keys', 'post /webhooks']);
});

/** True if a schema, or the schema inside a wrapper such as `nullable`, has a description. */
const describes = (schema: z.ZodType): boolean =>
  schema.description !== undefined || (schema instanceof z.ZodNullable && describes(schema.unwrap() as z.ZodType)); // Safe: it wraps a schema.
