import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { inputJsonSchema, leavesOf } from '@graha/catalog/wire/json-schema';
import { DOCUMENTED_ERRORS } from '../docs/errors.ts';
import { ExampleResponse } from './example-call.tsx';
import { defaultWords, typeWords } from './field-list.tsx';
import { OperationErrors } from './operation-article.tsx';
import { OPERATIONS, operationOf } from '../../shared/operations.ts';
import { REFERENCE_PARAMS, referencePath } from './operations.ts';
import { requestFieldsOf, type RequestFields } from './request-fields.ts';

/** Returns every name shown on a page, as in the schema. */
function shownNames({ tables, groupAliases }: RequestFields): string[] {
  const own = tables.flatMap(({ groups, fields }) =>
    groups.flatMap((group) =>
      fields.flatMap(({ member, aliases }) =>
        [member, ...aliases].map((name) => (group === '' ? name : `${group}.${name}`)),
      ),
    ),
  );
  const again = groupAliases.flatMap(({ name, of }) =>
    own.flatMap((shown) => (shown.startsWith(`${of}.`) ? [name + shown.slice(of.length)] : [])),
  );
  return [...own, ...again].toSorted();
}

test.each(OPERATIONS.map((operation) => [operation.id, operation] as const))(
  '%s has a page, whose fields are the leaves of its schema',
  (id, operation) => {
    const paths = REFERENCE_PARAMS.map(({ family, operation: rest }) => referencePath([family, ...rest].join('/')));
    expect(paths.filter((path) => path === referencePath(id))).toHaveLength(1);
    const leaves = leavesOf(inputJsonSchema(operation.input)).map(({ name }) => name);
    expect(shownNames(requestFieldsOf(operation))).toEqual(leaves.toSorted());
  },
);

test('no page is made for what is neither an operation nor a family', () => {
  const ids = REFERENCE_PARAMS.map(({ family, operation }) => [family, ...operation].join('/'));
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.filter((id) => operationOf(id) === null && id.includes('/'))).toEqual([]);
});

test('two births share one table', () => {
  const { tables } = requestFieldsOf(operationOf('matchmaking/ashtakoot')!);
  expect(tables.map(({ groups }) => groups)).toEqual([['bride', 'groom'], ['settings'], ['']]);
});

test('every field says what it takes', () => {
  const fields = OPERATIONS.flatMap((operation) => requestFieldsOf(operation).tables).flatMap(({ fields }) => fields);
  expect(fields.filter((field) => typeWords(field) === '' || (field.description ?? '') === '')).toEqual([]);
});

test('ranges, units and defaults are written as a reader and JSON have them', () => {
  const latitude = {
    name: 'latitude',
    label: 'Latitude',
    type: 'number',
    required: true,
    min: -90,
    max: 90,
    unit: '°',
  } as const;
  expect(typeWords(latitude)).toBe('number, −90 to 90 °');
  expect(defaultWords({ ...latitude, default: 'mean' })).toBe('"mean"');
  expect(defaultWords(latitude)).toBeNull();
});

test.each(OPERATIONS.map((operation) => [operation.id, operation] as const))(
  '%s shows what the engine answered to its example, without asking an API',
  (_, operation) => {
    const html = renderToStaticMarkup(createElement(ExampleResponse, { operation }));
    expect(html).toContain('formula_version');
  },
);

test('every code that an operation can answer with is a link to its page', () => {
  const html = renderToStaticMarkup(createElement(OperationErrors));
  expect(DOCUMENTED_ERRORS.filter(({ code }) => !html.includes(`href="/docs/errors/${code}"`))).toEqual([]);
});
