import { expect, test } from 'vitest';
import { z } from 'zod';
import { catalog, FAMILIES } from '../families/catalog.ts';
import { listOperations } from './list-operations.ts';
import { sdkNameOf } from '../operation/operation-id.ts';
import { operation } from '../operation/operation.ts';

const entry = operation({
  summary: 'One.',
  description: 'One.',
  input: z.strictObject({}),
  output: z.strictObject({}),
  credits: 1,
  example: {},
  compute: () => ({}),
});

const family = { title: 'Stars', scope: 'vedic', summary: 'Stars.' };

test('an entry is known by its place alone', () => {
  const [own, deep] = listOperations(
    { stars: { '': entry, 'sun-times/all': { ...entry, postOnly: true } } },
    { stars: family },
  );
  expect(own).toMatchObject({
    id: 'stars',
    suffix: '',
    path: '/api/v1/stars',
    scope: 'vedic',
    methods: ['POST', 'GET'],
  });
  expect(own).toMatchObject({ operationId: 'starsAll', sdkName: 'all' });
  expect(deep).toMatchObject({ id: 'stars/sun-times/all', path: '/api/v1/stars/sun-times/all', methods: ['POST'] });
  expect(deep).toMatchObject({ operationId: 'starsSunTimesAll', sdkName: 'sunTimesAll' });
});

test('the same value under a second place is an alias of the first', () => {
  const listed = listOperations({ stars: { near: entry, far: { ...entry }, close: entry } }, { stars: family });
  expect(listed.map(({ id, aliasOf }) => [id, aliasOf])).toEqual([
    ['stars/near', undefined],
    ['stars/far', undefined],
    ['stars/close', 'stars/near'],
  ]);
});

test('a family without a row is a fault of the catalogue, reported at once', () => {
  expect(() => listOperations({ comets: { near: entry } }, { stars: family })).toThrow('comets');
});

test.each([
  ['', 'all'],
  ['mangal-dosha/advanced', 'mangalDoshaAdvanced'],
  ['d9', 'd9'],
  ['d11/alt-variant', 'd11AltVariant'],
])('the suffix "%s" is the method %s', (suffix, name) => expect(sdkNameOf(suffix)).toBe(name));

test('no two operations share a path, an operation id or a method', () => {
  const listed = listOperations(catalog);
  for (const key of ['path', 'operationId'] as const)
    expect(new Set(listed.map((one) => one[key])).size).toBe(listed.length);
  expect(new Set(listed.map(({ family, sdkName }) => `${family}.${sdkName}`)).size).toBe(listed.length);
  expect(new Set(listed.map(({ family }) => family))).toEqual(new Set(Object.keys(FAMILIES)));
});

test('kundali/complete is kundali/basic', () => {
  expect(listOperations(catalog).find(({ id }) => id === 'kundali/complete')?.aliasOf).toBe('kundali/basic');
});
