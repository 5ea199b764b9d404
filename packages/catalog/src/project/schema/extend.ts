import type { JsonSchema } from '../../wire/json-schema.ts';
import { refTo } from './openapi-schemas.ts';

/** An object schema that others extend by `allOf`, with all of its members. It is open: those who extend it forbid others. */
export type Part = { name: string; whole: JsonSchema };

/** Nothing changes a schema after it is made, and a document compares each with hundreds. */
const texts = new WeakMap<object, string>();

function textOf(schema: JsonSchema | boolean): string {
  if (typeof schema !== 'object') return String(schema);
  const text = texts.get(schema) ?? JSON.stringify(schema);
  texts.set(schema, text);
  return text;
}

type Member = JsonSchema | boolean | undefined;

/** True if two schemas are written alike, in the same order. */
export const isSame = (one: Member, other: Member): boolean =>
  one !== undefined && other !== undefined && textOf(one) === textOf(other);

const sizeOf = ({ properties = {} }: JsonSchema): number => Object.keys(properties).length;

/** Whether an object has every member of another, described alike and required if it is required there. */
const hasAllOf = (whole: JsonSchema, { properties = {}, required = [] }: JsonSchema): boolean =>
  Object.entries(properties).every(([name, member]) => isSame(whole.properties?.[name], member)) &&
  required.every((name) => whole.required?.includes(name) === true);

/** The part with the most members among those that the object has whole. */
export const largestPartOf = (whole: JsonSchema, parts: readonly Part[]): Part | undefined =>
  parts.filter((part) => hasAllOf(whole, part.whole)).toSorted((a, b) => sizeOf(b.whole) - sizeOf(a.whole))[0];

/** True if the object has exactly the members of the part. */
export const isAllOf = (whole: JsonSchema, part: Part): boolean =>
  hasAllOf(whole, part.whole) && sizeOf(whole) === sizeOf(part.whole);

/** An object schema open to further members, which the extending schema forbids or names. */
export function opened(whole: JsonSchema): JsonSchema {
  const { additionalProperties: _, ...schema } = whole;
  return schema;
}

/** `allOf` the part, with the object's additional members. */
export function besidePart(whole: JsonSchema, part: Part): JsonSchema {
  const { title, description, required = [], properties = {} } = whole;
  const own = Object.entries(properties).filter(([name, member]) => !isSame(part.whole.properties?.[name], member));
  const ownRequired = required.filter((name) => part.whole.required?.includes(name) !== true);
  return {
    type: 'object',
    ...(title === undefined ? {} : { title }),
    ...(description === undefined ? {} : { description }),
    allOf: [refTo(part.name)],
    ...(own.length === 0 ? {} : { properties: Object.fromEntries(own) }),
    ...(ownRequired.length === 0 ? {} : { required: ownRequired }),
  };
}
