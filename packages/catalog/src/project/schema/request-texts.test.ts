import { expect, test } from 'vitest';
import { catalog } from '../../families/catalog.ts';
import { inputJsonSchema } from '../../wire/json-schema.ts';
import { listOperations } from '../../list/list-operations.ts';
import type { Schemas } from './openapi-schemas.ts';
import { addRequest } from './request-schema.ts';

const operations = listOperations(catalog);
const named = operations.filter(({ input }) => input.meta()?.id !== undefined);
const nameOf = ({ input }: (typeof named)[number]) => input.meta()?.id ?? '';
const hosts = new Set(named.filter(({ withTexts }) => withTexts !== undefined).map(nameOf));
const sharing = named.filter((one) => one.withTexts === undefined && hosts.has(nameOf(one)));

const written = (one: (typeof named)[number]): unknown => {
  const schemas: Schemas = {};
  return schemas[addRequest(one.input, 'Other', schemas)];
};

test('a request that operations share under one name is written alike whichever of them comes first', () => {
  expect(sharing.length).toBeGreaterThan(20);
  for (const one of sharing) {
    const host = named.find((other) => other.withTexts !== undefined && nameOf(other) === nameOf(one));
    expect(JSON.stringify(written(one))).toContain('"texts"');
    expect(written(one)).toEqual(host === undefined ? null : written(host));
  }
});

test('an operation without texts has no field for them in its form and its query', () => {
  for (const { id, input, withTexts } of operations)
    expect([id, Object.keys(inputJsonSchema(input).properties ?? {}).includes('texts')]).toEqual([
      id,
      withTexts !== undefined,
    ]);
});
