import { expect, test } from 'vitest';
import { EXAMPLE_BIRTH } from '../../request/birth.ts';
import { catalog } from '../../families/catalog.ts';
import { listOperations } from '../../list/list-operations.ts';
import type { Schemas } from './openapi-schemas.ts';
import { addRequest } from './request-schema.ts';
import { sharedRequestSchemas } from './shared-requests.ts';

const operations = listOperations(catalog).filter(({ aliasOf }) => aliasOf === undefined);
const schemas: Schemas = {};
const names = new Map(
  operations.map(({ id, input, operationId }) => [id, addRequest(input, `${operationId}Input`, schemas)]),
);

const texts = new Map(Object.entries(schemas).map(([name, schema]) => [name, JSON.stringify(schema)]));
const refersTo = (text: string | undefined, name: string): boolean =>
  text?.includes(`"#/components/schemas/${name}"`) === true;

/** The number of operations and of other settings that refer to a schema. */
function usesOf(name: string): number {
  const requests = operations.filter(({ id }) => refersTo(texts.get(names.get(id) ?? ''), name));
  const settings = [...texts].filter(([other, text]) => other.endsWith('Settings') && refersTo(text, name));
  return requests.length + settings.length;
}

const takesBirth = (example: unknown): boolean => {
  const members = Object.keys(Object(example));
  return Object.keys(EXAMPLE_BIRTH).every((member) => members.includes(member));
};

test('shared settings are taken by two operations at least', () => {
  const shared = [...sharedRequestSchemas().keys()].filter((name) => name.endsWith('Settings'));
  expect(shared.filter((name) => usesOf(name) < 2)).toEqual([]);
});

test('every schema that requests share is used by reference', () => {
  const unused = [...sharedRequestSchemas().keys()].filter(
    (name) => ![...texts.values()].some((text) => refersTo(text, name)),
  );
  expect(unused).toEqual([]);
});

test('settings that two operations take have one name', () => {
  const own = [...texts].filter(([name]) => name.endsWith('Settings'));
  const firstNames = new Map(own.toReversed().map(([name, text]) => [text, name]));
  expect(own.filter(([name, text]) => firstNames.get(text) !== name)).toEqual([]);
});

test('every request that takes a birth takes the same one', () => {
  const takers = operations.filter(({ example }) => takesBirth(example));
  expect(takers.length).toBeGreaterThan(100);
  const others = takers.filter(({ id }) => {
    return !refersTo(texts.get(names.get(id) ?? ''), 'StandardBirthRequest');
  });
  expect(others.map(({ id }) => id)).toEqual([]);
});

test('a birth is written in one schema, and one whose time is uncertain in another', () => {
  const withYear = Object.entries(schemas).filter(
    ([, { properties }]) => properties?.['year'] && properties['latitude'],
  );
  // A wall calendar has the year and the place of a month, and no birth.
  const births = withYear.map(([name]) => name).filter((name) => name !== 'reportsPanchangMonthInput');
  expect(births).toEqual(['Birth', 'UncertainBirth', 'MuhurtaPerson']);
});
