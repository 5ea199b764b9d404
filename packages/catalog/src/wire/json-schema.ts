import { z } from 'zod';

/** The parts of JSON Schema (2020-12) that the catalogue's schemas use. */
export type JsonSchema = z.core.JSONSchema.JSONSchema;

const inputs = new WeakMap<z.ZodType, JsonSchema>();

/** The JSON Schema of a request, with defaults, made once for each schema. A named schema is its own root. */
export function inputJsonSchema(schema: z.ZodType): JsonSchema {
  const known = inputs.get(schema);
  if (known !== undefined) return known;
  const { $ref, ...document } = z.toJSONSchema(schema, { io: 'input', target: 'draft-2020-12' });
  const made = $ref === undefined ? document : { ...document, ...resolved({ $ref }, document) };
  inputs.set(schema, made);
  return made;
}

/** Follows `#/$defs/…` within one document. */
function resolved(schema: JsonSchema, root: JsonSchema): JsonSchema {
  const name = schema.$ref?.replace('#/$defs/', '');
  const target = name === undefined ? undefined : root.$defs?.[name];
  return typeof target === 'object' ? target : schema;
}

export type Leaf = { name: string; schema: JsonSchema; required: boolean };

/** If an object takes one of several sets of members, the first set is required. */
function requiredOf({ required, oneOf }: JsonSchema): readonly string[] {
  const first = oneOf?.[0];
  return [...(required ?? []), ...((typeof first === 'object' ? first.required : undefined) ?? [])];
}

/** All single values that an object schema takes, at any depth, by dotted name: `settings.ayanamsa`. */
export function leavesOf(root: JsonSchema, schema: JsonSchema = root, prefix = '', reached = true): Leaf[] {
  return Object.entries(schema.properties ?? {}).flatMap(([key, member]): Leaf[] => {
    if (typeof member !== 'object') return [];
    const inner = resolved(member, root);
    const required = reached && requiredOf(schema).includes(key);
    const name = prefix + key;
    return inner.properties === undefined
      ? [{ name, schema: inner, required }]
      : leavesOf(root, inner, `${name}.`, required);
  });
}

/** The types of one alternative; the values of a mixed list of choices, as numbers with a word, state them. */
const statedTypes = ({ type, enum: choices = [] }: z.core.JSONSchema.BaseSchema): readonly string[] =>
  type === undefined ? choices.map((choice) => typeof choice) : [type].flat();

/** The types that a schema admits, over all alternatives. */
export function typesOf(schema: JsonSchema): ReadonlySet<string> {
  const alternatives = [schema, ...(schema.anyOf ?? []), ...(schema.oneOf ?? [])];
  return new Set(alternatives.flatMap((one) => (typeof one === 'object' ? statedTypes(one) : [])));
}
