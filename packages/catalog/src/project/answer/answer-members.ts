import type { ListedOperation } from '../../list/list-operations.ts';
import type { JsonSchema } from '../../wire/json-schema.ts';
import { addAnswer, sharingOf } from '../schema/answer-schema.ts';
import type { Schemas } from '../schema/openapi-schemas.ts';
import { exampleWords, type Shown } from './example-words.ts';
import { typeWords } from './type-words.ts';

/** One member of an answer, as a reader sees it. */
export type AnswerMember = {
  /** The name in JSON; `*` for each name of a map whose names are not fixed. */
  name: string;
  /** `number, 0 to 360, degrees`, `list of objects, or null`. */
  type: string;
  text: string;
  /** The value of the recorded example, shortened; absent if the example has none or it is an object. */
  example?: string;
  members?: readonly AnswerMember[];
};

/**
 * Returns the members of every answer, in the order of the schema. They are read from the schemas that OpenAPI publishes.
 *
 * @param exampleOf a recorded answer of the operation
 */
export function answerMembersOf(
  operations: readonly ListedOperation[],
  exampleOf: (entry: ListedOperation) => unknown,
): (entry: ListedOperation) => readonly AnswerMember[] {
  const schemas: Schemas = {};
  const sharing = sharingOf(operations);
  return (entry) => {
    const whole = schemas[addAnswer(entry, sharing, schemas)] ?? {};
    return membersOf(partsOf(whole, schemas), [exampleOf(entry)], schemas);
  };
}

/** Text of the values of a map, if its schema has none: the map itself is described. */
const ANY_NAME = 'The value of each name.';

const REF = /[^/]+$/;

/** Returns the alternatives and parts of a schema, with every reference followed; outer descriptions stay first. */
export function partsOf(schema: JsonSchema, schemas: Schemas): readonly JsonSchema[] {
  const target = schema.$ref === undefined ? undefined : schemas[REF.exec(schema.$ref)?.[0] ?? ''];
  const inner = [target, ...(schema.allOf ?? []), ...(schema.anyOf ?? []), ...(schema.oneOf ?? [])];
  return [schema, ...inner.flatMap((one) => (typeof one === 'object' ? partsOf(one, schemas) : []))];
}

/** Members of all parts in one list: a name of two alternatives is one member, with the schemas of both. */
function membersOf(
  parts: readonly JsonSchema[],
  examples: readonly unknown[],
  schemas: Schemas,
): readonly AnswerMember[] {
  const found = new Map<string, JsonSchema[]>();
  for (const part of parts)
    for (const [name, member] of namedIn(part))
      found.set(name, [...(found.get(name) ?? []), ...partsOf(member, schemas)]);
  return [...found].map(([name, own]) => memberOf(name, own, insideOf(examples, name), schemas));
}

function namedIn({ properties = {}, additionalProperties }: JsonSchema): readonly (readonly [string, JsonSchema])[] {
  const named = Object.entries(properties).flatMap(([name, member]) =>
    typeof member === 'object' ? [[name, member] as const] : [],
  );
  const isMap = typeof additionalProperties === 'object' && Object.keys(additionalProperties).length > 0;
  return isMap ? [...named, ['*', additionalProperties] as const] : named;
}

function memberOf(
  name: string,
  parts: readonly JsonSchema[],
  examples: readonly unknown[],
  schemas: Schemas,
): AnswerMember {
  const text =
    parts.find(({ description }) => description !== undefined)?.description ?? (name === '*' ? ANY_NAME : '');
  const elements = elementsOf(parts, schemas);
  const members = membersOf(
    [...parts, ...elements],
    examples.flatMap((one) => (Array.isArray(one) ? one.flat() : [one])),
    schemas,
  );
  const example = members.length > 0 ? undefined : exampleWords(examples);
  return {
    name,
    type: typeWords({ name, text, parts, elements }),
    text,
    ...(example === undefined ? {} : { example }),
    ...(members.length === 0 ? {} : { members }),
  };
}

/** Schemas of the elements of a list, of lists within it too. */
function elementsOf(parts: readonly JsonSchema[], schemas: Schemas): readonly JsonSchema[] {
  const own = parts.flatMap(({ items }) =>
    typeof items === 'object' && !Array.isArray(items) ? partsOf(items, schemas) : [],
  );
  return own.length === 0 ? [] : [...own, ...elementsOf(own, schemas)];
}

const insideOf = (examples: readonly unknown[], name: string): Shown =>
  examples.flatMap((one): unknown[] => {
    if (typeof one !== 'object' || one === null) return [];
    if (name === '*') return Object.values(one).slice(0, 1);
    const value: unknown = Reflect.get(one, name);
    return value === undefined ? [] : [value];
  });
