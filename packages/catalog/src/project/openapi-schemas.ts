import { z } from 'zod';
import { StandardBirthRequest, StandardCompatibilityRequest } from '../request/birth.ts';
import { StandardOutputResponse } from '../wire/envelopes.ts';
import type { JsonSchema } from '../wire/json-schema.ts';
import { tidySchema } from './tidy-schema.ts';

type Direction = 'input' | 'output';

/** Named schemas of a document, filled while operations are added to it. */
export type Schemas = Record<string, JsonSchema>;

const REF = '#/components/schemas/';
export const refTo = (name: string): JsonSchema => ({ $ref: REF + name });

/** JSON Schema of a document on its own → of a part of an OpenAPI document. */
const moved = (schema: JsonSchema): JsonSchema =>
  // Safe: only the targets of references are changed.
  JSON.parse(JSON.stringify(schema).replaceAll('"#/$defs/', `"${REF}`)) as JsonSchema;

/** A schema by reference where it has a name, else in place; adds the names that it uses to `schemas`. */
export function schemaOf(schema: z.ZodType, io: Direction, schemas: Schemas): JsonSchema {
  // In a list, a schema that has a name becomes a reference like any other.
  const { items, $defs = {} } = z.toJSONSchema(z.array(schema), { io, target: 'draft-2020-12' });
  for (const [name, named] of Object.entries($defs)) {
    if (typeof named === 'object') schemas[name] ??= openedUp(name, tidySchema(moved(named), io));
  }
  if (typeof items !== 'object' || Array.isArray(items)) throw new TypeError('a schema without JSON Schema');
  return tidySchema(moved(items), io);
}

const BASES = { StandardBirthRequest, StandardCompatibilityRequest };

/** Operations add members to these schemas, so each operation forbids other members itself. */
function openedUp(name: string, schema: JsonSchema): JsonSchema {
  if (!(name in BASES)) return schema;
  const { additionalProperties: _, ...open } = schema;
  const settings = open.properties?.['settings'];
  if (typeof settings !== 'object') return open;
  const { additionalProperties: __, ...openSettings } = settings;
  return { ...open, properties: { ...open.properties, settings: openSettings } };
}

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** A named request by reference; any other in place. */
export function requestSchemaOf(input: z.ZodType, schemas: Schemas): JsonSchema {
  const name = input.meta()?.id;
  if (name !== undefined && schemas[name] !== undefined) return refTo(name);
  const written = schemaOf(input, 'input', schemas);
  const own = name === undefined ? undefined : schemas[name];
  if (name === undefined || own === undefined || name in BASES) return besideBase(written, schemas);
  schemas[name] = besideBase(own, schemas);
  return written;
}

/** `allOf` the standard request that a request extends, with its own members; a request of another kind is written out. */
function besideBase(request: JsonSchema, schemas: Schemas): JsonSchema {
  const whole = eachPairApart(request);
  for (const [name, base] of Object.entries(BASES)) {
    schemaOf(base, 'input', schemas);
    const common = schemas[name];
    if (common !== undefined && extendsBase(whole, common)) return ownBeside(name, whole, common);
  }
  return whole;
}

/** Writes a choice between sets of required members as one object for each set, which generators of clients understand. */
function eachPairApart(whole: JsonSchema): JsonSchema {
  const { oneOf, properties = {}, required: always = [], ...rest } = whole;
  const sets = (oneOf ?? []).flatMap((one) => (typeof one === 'object' && one.required ? [one.required] : []));
  if (sets.length < 2) return whole;
  const choices = new Set(sets.flat());
  return {
    oneOf: sets.map((required) => ({
      ...rest,
      properties: Object.fromEntries(
        Object.entries(properties).filter(([name]) => !choices.has(name) || required.includes(name)),
      ),
      required: [...always, ...required],
    })),
  };
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
