import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { catalog } from '@graha/catalog/families/catalog';
import { listOperations } from '@graha/catalog/list/list-operations';
import { operation } from '@graha/catalog/operation/operation';
import { API_ERRORS } from '@graha/domain/core/api-errors';
import { createClient } from '@graha/sdk/client';
import { ERROR_CLASSES as THROWN } from '@graha/sdk/generated/errors';
import { expect, test } from 'vitest';
import { ERROR_CLASSES } from './error-classes.ts';
import { generatedFiles } from './generated-files.ts';
import { nameObjects } from './name-objects.ts';
import { readApi } from './read-api.ts';
import { ACCOUNT_EXAMPLES } from './testing/account-examples.ts';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));

test.each(Object.entries(generatedFiles()))('%s is as the catalogue has it (npm run sdk:generate)', (path, text) => {
  expect(readFileSync(ROOT + path, 'utf8')).toBe(text);
});

test('every status of the table of errors has a class, and no other', () => {
  const statuses = [...new Set(Object.values(API_ERRORS).map(({ status }) => status))].toSorted((a, b) => a - b);
  expect(Object.keys(ERROR_CLASSES).map(Number)).toEqual(statuses);
  expect(Object.keys(THROWN).map(Number)).toEqual(statuses);
});

test('every type that is named is there, once', () => {
  const { types, families, account } = readApi();
  const known = new Set(types.map(({ name }) => name));
  const named = [...JSON.stringify(types).matchAll(/"kind":"named","name":"(\w+)"/g)].map((match) => match[1] ?? '');
  const used = [
    ...families.flatMap(({ methods }) => methods.flatMap(({ input, output }) => [input, output])),
    ...account.routes.flatMap(({ input, output }) => [...(input === undefined ? [] : [input.type]), output]),
  ];
  expect([...named, ...used].filter((name) => !known.has(name))).toEqual([]);
  expect(types.length).toBe(known.size);
  const names = nameObjects(types).map(({ name }) => name);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});

test('an operation that is added to the catalogue is a method with types of its own, without another line', () => {
  const entry = operation({
    ...catalog.kundali.basic,
    output: catalog.kundali.basic.output.extend({}),
    summary: 'A new one.',
  });
  const api = readApi({ ...catalog, kundali: { ...catalog.kundali, 'brand-new': entry } });
  const text = generatedFiles(api)['packages/sdk/src/generated/operations.ts'] ?? '';
  expect(text).toContain("brandNew: 'kundali/brand-new'");
  expect(text).toMatch(
    /\* A new one\.[\s\S]*brandNew\(input: \w+, options\?: CallOptions\): Call<KundaliBrandNewAnswer>;/,
  );
});

const operations = listOperations(catalog);

test('the client has a method for every operation and route and no other', () => {
  const client = createClient({ baseUrl: 'https://api.example', apiKey: 'key' });
  const methods = Object.entries(client).flatMap(([family, of]) => Object.keys(of).map((name) => `${family}.${name}`));
  expect(methods).toEqual([
    ...operations.map(({ family, sdkName }) => `${family}.${sdkName}`),
    ...ACCOUNT_EXAMPLES.map(({ name }) => `account.${name}`),
  ]);
});

test.each(operations)('$id: its method posts the example to its path', async ({ family, sdkName, path, example }) => {
  const sent: unknown[] = [];
  const fetch: typeof globalThis.fetch = async (url, init) => {
    sent.push([String(url), JSON.parse(String(init?.body))]);
    return Response.json({});
  };
  const client = createClient({ baseUrl: 'https://api.example/', apiKey: 'key', fetch });
  const method: unknown = Reflect.get(Reflect.get(client, family), sdkName);
  if (typeof method !== 'function') throw new TypeError(`no method ${family}.${sdkName}`);
  await method(example);
  expect(sent).toEqual([[`https://api.example${path}`, example]]);
});

test.each(ACCOUNT_EXAMPLES)(
  '$name of the Management API is sent to its path',
  async ({ name, ids, input, method, path }) => {
    const sent: unknown[] = [];
    const fetch: typeof globalThis.fetch = async (url, init) => {
      sent.push([init?.method, String(url).replace(/\?.*/, ''), init?.body ?? null]);
      return Response.json({});
    };
    const { account } = createClient({ baseUrl: 'https://api.example/', apiKey: 'key', fetch });
    const call: unknown = Reflect.get(account, name);
    if (typeof call !== 'function') throw new TypeError(`no method account.${name}`);
    await call(...ids, ...(input === undefined ? [] : [input]));
    const body = input === undefined || method === 'GET' ? null : JSON.stringify(input);
    expect(sent).toEqual([[method, `https://api.example${path}`, body]]);
  },
);
