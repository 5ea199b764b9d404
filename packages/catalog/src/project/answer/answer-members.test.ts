import { uniformSky } from '@graha/astro-engine/testing';
import { expect, test } from 'vitest';
import { catalog } from '../../families/catalog.ts';
import { listOperations } from '../../list/list-operations.ts';
import { answerToExample } from '../../operation/answer.ts';
import type { JsonSchema } from '../../wire/json-schema.ts';
import { openApiDocument } from '../openapi/openapi.ts';
import { answerMembersOf, type AnswerMember } from './answer-members.ts';
import { exampleWords } from './example-words.ts';
import { typeWords } from './type-words.ts';

const operations = listOperations(catalog);
const errors = { not_found: { status: 404, title: 'Not found', message: 'There is nothing.' } };
type Document = {
  paths: Record<string, { post: { responses: { 200: { $ref: string } } } }>;
  components: {
    schemas: Record<string, JsonSchema>;
    responses: Record<string, { content: { 'application/json': { schema: JsonSchema } } }>;
  };
};
// Safe: the form that the function writes, as its own tests prove.
const document = openApiDocument({
  serverUrl: 'https://api.test',
  portalUrl: 'https://portal.test',
  sky: uniformSky,
  errors,
}) as Document;
const membersOf = answerMembersOf(operations, (entry) => answerToExample(entry, uniformSky));

/** Returns the dotted path of each property that the published document gives an answer, lists without a step of their own. */
function published(schema: unknown, path: string): string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  // Safe: every object at such a place of a document is a schema.
  const { $ref, properties = {}, additionalProperties, ...rest } = schema as JsonSchema;
  const target = $ref === undefined ? [] : published(document.components.schemas[$ref.split('/').at(-1) ?? ''], path);
  const own = Object.entries(properties).flatMap(([name, member]) => [
    `${path}.${name}`,
    ...published(member, `${path}.${name}`),
  ]);
  const inMap =
    typeof additionalProperties === 'object' && Object.keys(additionalProperties).length > 0
      ? [`${path}.*`, ...published(additionalProperties, `${path}.*`)]
      : [];
  const alternatives = [rest.items, ...(rest.allOf ?? []), ...(rest.anyOf ?? []), ...(rest.oneOf ?? [])];
  return [...target, ...own, ...inMap, ...alternatives.flatMap((one) => published(one, path))];
}

const shown = (members: readonly AnswerMember[], path = ''): string[] =>
  members.flatMap(({ name, members: inner = [] }) => [`${path}.${name}`, ...shown(inner, `${path}.${name}`)]);

test.each(operations.map((entry) => [entry.id, entry] as const))(
  '%s shows each member that OpenAPI publishes, once and described',
  (_, entry) => {
    const name = document.paths[entry.path]?.post.responses[200].$ref.split('/').at(-1) ?? '';
    const schema = document.components.responses[name]?.content['application/json'].schema;
    const paths = new Set(published(schema, ''));
    expect(paths.size).toBeGreaterThan(10);
    const members = membersOf(entry);
    expect(shown(members).toSorted()).toEqual([...paths].toSorted());
    const silent = flat(members).filter(({ text, type }) => text === '' || type.includes('any value'));
    expect(silent).toEqual([]);
  },
);

const flat = (members: readonly AnswerMember[]): AnswerMember[] =>
  members.flatMap((member) => [member, ...flat(member.members ?? [])]);

test('a position has its type, unit and the value of the example', () => {
  const chart = membersOf(operations.find(({ id }) => id === 'kundali/basic')!);
  const planets = chart.find(({ name }) => name === 'planets');
  expect(planets).toMatchObject({ type: 'list of objects' });
  expect(planets?.members?.find(({ name }) => name === 'name')).toMatchObject({ type: 'one of 14', example: 'Sun' });
  expect(planets?.members?.find(({ name }) => name === 'latitude')?.type).toBe('number, −90 to 90, degrees');
  expect(planets?.members?.find(({ name }) => name === 'speed')?.type).toBe('number, degrees a day');
});

test('a unit stands at the number that the schema or the name measures, and at nothing else', () => {
  const words = (name: string, text: string, schema: JsonSchema): string =>
    typeWords({ name, text, parts: [schema], elements: [] });
  expect(words('length_seconds', 'Length of the day.', { type: ['number', 'null'] })).toBe('number, seconds, or null');
  expect(words('length', 'Length.', { type: 'number', 'x-unit': 'km' })).toBe('number, km');
  expect(words('note', 'Degrees in words.', { type: 'string' })).toBe('text');
  expect(words('kind', 'Kind.', { enum: ['a', 'b'] })).toBe('one of a, b');
});

test('an example is the first value that is there, cut to one line', () => {
  expect(exampleWords([null, 3])).toBe('3');
  expect(exampleWords([null])).toBe('null');
  expect(exampleWords([])).toBeUndefined();
  expect(exampleWords(['x'.repeat(48)])).toBe('x'.repeat(48));
  expect(exampleWords(['x'.repeat(49)])).toBe(`${'x'.repeat(47)}…`);
});
