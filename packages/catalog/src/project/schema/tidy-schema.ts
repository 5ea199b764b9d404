import { z } from 'zod';
import type { JsonSchema } from '../../wire/json-schema.ts';
import { withStandIns } from '../../request/stand-in.ts';

type Json = { [key: string]: unknown };
const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** True for zod's default bound of whole numbers, the safe integers of JavaScript, which is not a real limit. */
const isNoBound = (key: string, value: unknown): boolean =>
  (key === 'minimum' || key === 'maximum') && Math.abs(Number(value)) === Number.MAX_SAFE_INTEGER;

/** Formats that an answer has without the pattern that zod writes beside them. A request keeps it, because it may refuse more. */
const FORMATS_OF_ANSWERS = new Set<unknown>(['date-time', 'uuid']);

function withDefaultInWords({ default: value, ...rest }: Json): Json {
  if (value === undefined) return rest;
  if (typeof value === 'object') return rest;
  const text = typeof rest['description'] === 'string' ? `${rest['description']} ` : '';
  return { ...rest, description: `${text}${String(value)} if omitted.` };
}

function tidied(value: unknown, isInput: boolean): unknown {
  if (Array.isArray(value)) return value.map((element) => tidied(element, isInput));
  if (!isObject(value)) return value;
  const choosing = isInput ? withStandIns(value) : value;
  const own = isInput && !isObject(choosing['default']) ? withDefaultInWords(choosing) : choosing;
  return Object.fromEntries(
    Object.entries(own).flatMap(([key, member]): [string, unknown][] => {
      if (isNoBound(key, member) || (isInput && key === 'default')) return [];
      if (key === 'pattern' && own['format'] === 'date') return []; // The format already implies it.
      if (key === 'pattern' && !isInput && FORMATS_OF_ANSWERS.has(own['format'])) return [];
      if (key === 'enum' || key === 'const' || key === 'required') return [[key, member]];
      if (key !== 'properties' || !isObject(member)) return [[key, tidied(member, isInput)]];
      const members = Object.entries(member).map(([name, schema]) => [name, tidied(schema, isInput)]);
      return [[key, Object.fromEntries(members)]];
    }),
  );
}

/**
 * Tidies a schema for people and client generators: bounds without meaning are removed. In requests a default is
 * described in words, because generators treat a member with a default as always present.
 */
export const tidySchema = (schema: JsonSchema, io: 'input' | 'output'): JsonSchema =>
  // Safe: only bounds are removed and defaults described.
  tidied(schema, io === 'input') as JsonSchema;

/** The tidied schema of an answer outside the catalogue. */
export function outputSchema(schema: z.ZodType): JsonSchema {
  const { $schema: _, ...own } = z.toJSONSchema(schema, { io: 'output', target: 'draft-2020-12' });
  return tidySchema(own, 'output');
}
