import { z } from 'zod';
import { StandardBirthRequest, StandardCompatibilityRequest } from './birth.ts';
import { StandardOutputResponse } from './envelopes.ts';
import type { JsonSchema } from './json-schema.ts';

type Direction = 'input' | 'output';

/** Named schemas of a document, filled while operations are written down. */
export type Schemas = Record<string, JsonSchema>;

const REF = '#/components/schemas/';
export const refTo = (name: string): JsonSchema => ({ $ref: REF + name });

/** JSON Schema of a document on its own → of a part of an OpenAPI document. */
const moved = (schema: JsonSchema): JsonSchema =>
  // Safe: only the targets of references are changed.
  JSON.parse(JSON.stringify(schema).replaceAll('"#/$defs/', `"${REF}`)) as JsonSchema;

/** A schema by reference where it has a name, else written out; the names it uses are added to `schemas`. */
export function schemaOf(schema: z.ZodType, io: Direction, schemas: Schemas): JsonSchema {
  // In a list, a schema that has a name becomes a reference like any other.
  const { items, $defs = {} } = z.toJSONSchema(z.array(schema), { io, target: 'draft-2020-12' });
  for (const [name, named] of Object.entries($defs)) {
    if (typeof named === 'object') schemas[name] ??= openedUp(name, moved(named));
  }
  if (typeof items !== 'object' || Array.isArray(items)) throw new TypeError('a schema without JSON Schema');
  return moved(items);
}

const BASES = { StandardBirthRequest, StandardCompatibilityRequest };

/** Operations add members to these, so what is beyond them is for the operation to forbid. */
function openedUp(name: string, schema: JsonSchema): JsonSchema {
  if (!(name in BASES)) return schema;
  const { additionalProperties: _, ...open } = schema;
  const settings = open.properties?.['settings'];
  if (typeof settings !== 'object') return open;
  const { additionalProperties: __, ...openSettings } = settings;
  return { ...open, properties: { ...open.properties, settings: openSettings } };
}

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** `allOf` the standard request it extends, with what is the operation's own; a request of another kind is written out. */
export function requestSchemaOf(input: z.ZodType, schemas: Schemas): JsonSchema {
  const whole = schemaOf(input, 'input', schemas);
  for (const [name, base] of Object.entries(BASES)) {
    schemaOf(base, 'input', schemas);
    const common = schemas[name];
    if (common !== undefined && extendsBase(whole, common)) return ownBeside(name, whole, common);
  }
  return whole;
}

const extendsBase = (whole: JsonSchema, base: JsonSchema): boolean =>
  Object.entries(base.properties ?? {}).every(
    ([name, member]) => name === 'settings' || same(whole.properties?.[name], member),
  );

function ownBeside(name: string, whole: JsonSchema, base: JsonSchema): JsonSchema {
  const own = Object.entries(whole.properties ?? {}).filter(([key, member]) => !same(base.properties?.[key], member));
  const required = (whole.required ?? []).filter((key) => !base.required?.includes(key));
  return {
    type: 'object',
    allOf: [refTo(name)],
    properties: Object.fromEntries(own),
    ...(required.length === 0 ? {} : { required }),
    unevaluatedProperties: false,
  };
}

/** A named output by reference; else the standard envelope and the operation's own, under the operation's name. */
export function responseSchemaOf(output: z.ZodType, name: string, schemas: Schemas): JsonSchema {
  const own = schemaOf(output, 'output', schemas);
  if (own.$ref !== undefined) return own;
  schemas[name] = own;
  return { allOf: [schemaOf(StandardOutputResponse, 'output', schemas), refTo(name)] };
}
