import type { z } from 'zod';
import { inputJsonSchema, leavesOf } from '../wire/json-schema.ts';

/** Members of a birth that a place has: a caller may send `place_id` instead of them. */
export const PLACE_MEMBERS = ['latitude', 'longitude', 'timezone'] as const;

/** Schema keyword of a member that replaces others, which are then not required. */
export const STANDS_FOR = 'x-stands-for';

type ObjectSchema = { required?: unknown; properties?: unknown };

/** The members that a member replaces, by its schema; most replace none. */
export function stoodFor(schema: unknown): string[] {
  const names: unknown = Object(schema)[STANDS_FOR];
  return Array.isArray(names) ? names.map(String) : [];
}

/** The schema of a request, without requirements that another member replaces. */
export function withStandIns<S extends ObjectSchema>(schema: S): S {
  const { required, properties } = schema;
  if (!Array.isArray(required)) return schema;
  const optional = Object.values(Object(properties)).flatMap(stoodFor);
  return optional.length === 0 ? schema : { ...schema, required: required.filter((name) => !optional.includes(name)) };
}

type Takers = { places: readonly string[]; countries: readonly string[] };
const takers = new WeakMap<z.ZodType, Takers>();

function takersOf(input: z.ZodType): Takers {
  const known = takers.get(input);
  if (known !== undefined) return known;
  const names = leavesOf(inputJsonSchema(input)).map(({ name }) => name);
  const holders = (member: RegExp): string[] =>
    names.flatMap((name) => (member.test(name) ? [name.slice(0, Math.max(0, name.lastIndexOf('.')))] : []));
  const found = { places: holders(/(?:^|\.)place_id$/), countries: holders(/(?:^|\.)country$/) };
  takers.set(input, found);
  return found;
}

/** The objects of a request that take `place_id`: '' is the request itself, others are members, such as `bride`. */
export const placeTakers = ({ input }: { input: z.ZodType }): readonly string[] => takersOf(input).places;

/** Whether such an object is a birth, whose calendar depends on the country. */
export const takesCountry = ({ input }: { input: z.ZodType }, taker: string): boolean =>
  takersOf(input).countries.includes(taker);
