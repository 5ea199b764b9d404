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

/** A schema as a document has it, and the named ones that it uses. */
type Written = { own: JsonSchema; named: Readonly<Schemas> };

function write(schema: z.ZodType, io: Direction): Written {
  // In a list, a named schema becomes a reference like any other.
  const { items, $defs = {} } = z.toJSONSchema(z.array(schema), { io, target: 'draft-2020-12' });
  if (typeof items !== 'object' || Array.isArray(items)) throw new TypeError('a schema without JSON Schema');
  const named = Object.entries($defs).flatMap(([name, one]): [string, JsonSchema][] =>
    typeof one === 'object' ? [[name, tidySchema(moved(one), io)]] : [],
  );
  return { own: tidySchema(moved(items), io), named: Object.fromEntries(named) };
}

/** Inputs are written for the names of clients too, and answers for each document. */
const written = { input: new WeakMap<z.ZodType, Written>(), output: new WeakMap<z.ZodType, Written>() };

/** A schema by reference if it has a name, else inline. Adds the names that it uses to `schemas`. */
export function schemaOf(schema: z.ZodType, io: Direction, schemas: Schemas): JsonSchema {
  const { own, named } = written[io].get(schema) ?? write(schema, io);
  written[io].set(schema, { own, named });
  for (const [name, one] of Object.entries(named)) schemas[name] ??= one;
  return own;
}

/** The same in place, also if it has a name. */
export function wholeSchemaOf(schema: z.ZodType, io: Direction, schemas: Schemas): JsonSchema {
  const own = schemaOf(schema, io, schemas);
  const whole = own.$ref === undefined ? own : schemas[own.$ref.slice(REF.length)];
  if (whole === undefined) throw new Error(`no schema ${own.$ref}`);
  return whole;
}
