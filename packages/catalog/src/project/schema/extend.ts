import type { JsonSchema } from '../../wire/json-schema.ts';
import { refTo } from './openapi-schemas.ts';

/** An object schema that others extend by `allOf`, with all of its members. It is open: those who extend it forbid others. */
export type Part = { name: string; whole: JsonSchema };

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

const sizeOf = ({ properties = {} }: JsonSchema): number => Object.keys(properties).length;

/** Whether an object has every member of another, described alike and required if it is required there. */
const hasAllOf = (whole: JsonSchema, { properties = {}, required = [] }: JsonSchema): boolean =>
  Object.entries(properties).every(([name, member]) => same(whole.properties?.[name], member)) &&
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
  const own = Object.entries(properties).filter(([name, member]) => !same(part.whole.properties?.[name], member));
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
