import { z } from 'zod';
import type { JsonSchema } from '../../wire/json-schema.ts';
import { tidySchema } from './tidy-schema.ts';

type Direction = 'input' | 'output';

/** Named schemas of a document, filled while operations are added to it. */
export type Schemas = Record<string, JsonSchema>;

const REF = '#/components/schemas/';
export const refTo = (name: string): JsonSchema => ({ $ref: REF + name });

/** Moves the references of a separate JSON Schema to the components of an OpenAPI document. */
const moved = (schema: JsonSchema): JsonSchema =>
  // Safe: only the targets of references are changed.
  JSON.parse(JSON.stringify(schema).replaceAll('"#/$defs/', `"${REF}`)) as JsonSchema;

/** A schema by reference if it has a name, else inline. Adds the names that it uses to `schemas`. */
export function schemaOf(schema: z.ZodType, io: Direction, schemas: Schemas): JsonSchema {
  // In a list, a named schema becomes a reference like any other.
  const { items, $defs = {} } = z.toJSONSchema(z.array(schema), { io, target: 'draft-2020-12' });
  for (const [name, named] of Object.entries($defs)) {
    if (typeof named === 'object') schemas[name] ??= tidySchema(moved(named), io);
  }
  if (typeof items !== 'object' || Array.isArray(items)) throw new TypeError('a schema without JSON Schema');
  return tidySchema(moved(items), io);
}

/** The same in place, also if it has a name. */
export function wholeSchemaOf(schema: z.ZodType, io: Direction, schemas: Schemas): JsonSchema {
  const written = schemaOf(schema, io, schemas);
  const whole = written.$ref === undefined ? written : schemas[written.$ref.slice(REF.length)];
  if (whole === undefined) throw new Error(`no schema ${written.$ref}`);
  return whole;
}
