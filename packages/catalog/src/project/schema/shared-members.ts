import { z } from 'zod';
import { Window } from '../../families/panchang/almanac.ts';
import type { JsonSchema } from '../../wire/json-schema.ts';
import { type Schemas, wholeSchemaOf } from './openapi-schemas.ts';
import { IN_SIGN } from '../../wire/placement.ts';
import { besidePart, isAllOf, largestPartOf, opened, type Part } from './extend.ts';

const { sign, sign_number, sign_lord } = IN_SIGN;

/** Members that many answers have, by the name that documents and clients give them. */
const OF_ANSWERS = {
  SignOfZodiac: z.strictObject({ sign, sign_number, sign_lord }).describe('A sign, and the planet that rules it.'),
  InSign: z.strictObject(IN_SIGN).describe('A longitude and the sign that it falls in.'),
  TimeWindow: Window,
};

let made: readonly Part[] | undefined;

function sharedMembers(): readonly Part[] {
  made ??= Object.entries(OF_ANSWERS).map(([name, schema]) => ({
    name,
    whole: opened(wholeSchemaOf(schema, 'output', {})),
  }));
  return made;
}

const isSchema = (value: unknown): value is JsonSchema =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Makes the objects of an answer extend the members that many answers share, and adds those to the schemas. */
export function withSharedMembers(schema: JsonSchema, schemas: Schemas): JsonSchema {
  const { properties, items, anyOf, additionalProperties: rest } = schema;
  const inner: JsonSchema = {
    ...schema,
    ...(properties === undefined ? {} : { properties: mapped(properties, schemas) }),
    ...(isSchema(items) ? { items: withSharedMembers(items, schemas) } : {}),
    ...(anyOf === undefined ? {} : { anyOf: anyOf.map((one) => withSharedMembers(one, schemas)) }),
    ...(isSchema(rest) ? { additionalProperties: withSharedMembers(rest, schemas) } : {}),
  };
  const part = largestPartOf(inner, sharedMembers());
  if (part === undefined) return inner;
  addShared(part, schemas);
  // The part itself, which others extend, takes other members.
  if (isAllOf(inner, part) && inner.description === part.whole.description) return part.whole;
  return { ...besidePart(inner, part), unevaluatedProperties: false };
}

const mapped = (properties: NonNullable<JsonSchema['properties']>, schemas: Schemas): typeof properties =>
  Object.fromEntries(
    Object.entries(properties).map(([name, member]) => [
      name,
      isSchema(member) ? withSharedMembers(member, schemas) : member,
    ]),
  );

function addShared(part: Part, schemas: Schemas): void {
  const base = largestPartOf(
    part.whole,
    sharedMembers().filter((other) => !isAllOf(part.whole, other)),
  );
  schemas[part.name] ??= base === undefined ? part.whole : besidePart(part.whole, base);
  if (base !== undefined) addShared(base, schemas);
}
