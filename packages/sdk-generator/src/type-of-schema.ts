import type { JsonSchema } from '@graha/catalog/wire/json-schema';
import type { Member, TypeNode } from './api-model.ts';

type Schemas = Readonly<Record<string, JsonSchema>>;

const isSchema = (schema: JsonSchema | boolean): schema is JsonSchema => typeof schema === 'object';

export const nameOfRef = (ref: string): string => ref.slice(ref.lastIndexOf('/') + 1);

const SCALARS = ['string', 'integer', 'number', 'boolean', 'null'] as const;
const scalarOf = (type: unknown): TypeNode => ({
  kind: 'scalar',
  scalar: SCALARS.find((scalar) => scalar === type) ?? 'unknown',
});

const union = (of: TypeNode[]): TypeNode => (of.length === 1 && of[0] !== undefined ? of[0] : { kind: 'union', of });

function literalsOf(values: readonly unknown[]): TypeNode {
  return union(
    values.map((value): TypeNode => {
      if (value === null) return scalarOf('null');
      if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean')
        return { kind: 'literal', value };
      throw new TypeError('a value that no language can write as a type');
    }),
  );
}

/** Members of an object with those of the standard request that it extends, in whose place its own stand. */
function membersOf(schema: JsonSchema, schemas: Schemas): Member[] {
  const members = new Map<string, Member>();
  for (const base of schema.allOf ?? []) {
    if (!isSchema(base)) continue;
    const whole = base.$ref === undefined ? base : schemas[nameOfRef(base.$ref)];
    if (whole === undefined) throw new Error(`no schema ${base.$ref}`);
    for (const member of membersOf(whole, schemas)) members.set(member.name, member);
  }
  for (const [name, member] of Object.entries(schema.properties ?? {})) {
    if (!isSchema(member)) continue;
    const required = schema.required?.includes(name) === true || members.get(name)?.required === true;
    members.set(name, {
      name,
      type: typeOfSchema(member, schemas),
      required,
      deprecated: member.deprecated === true,
      text: member.description ?? '',
    });
  }
  return [...members.values()];
}

/** A schema of the catalogue, as OpenAPI has it → a type. */
export function typeOfSchema(schema: JsonSchema, schemas: Schemas): TypeNode {
  if (schema.$ref !== undefined) return { kind: 'named', name: nameOfRef(schema.$ref) };
  if (schema.const !== undefined) return literalsOf([schema.const]);
  if (schema.enum !== undefined) return literalsOf(schema.enum);
  const choices = (schema.anyOf ?? schema.oneOf)?.filter(isSchema);
  if (choices !== undefined) return union(choices.map((choice) => typeOfSchema(choice, schemas)));
  if (Array.isArray(schema.type)) return union(schema.type.map(scalarOf));
  if (schema.type === 'array') {
    const items = Array.isArray(schema.items) ? undefined : schema.items;
    return { kind: 'list', of: typeof items === 'object' ? typeOfSchema(items, schemas) : scalarOf('unknown') };
  }
  if (schema.properties !== undefined || schema.allOf !== undefined)
    return { kind: 'object', members: membersOf(schema, schemas) };
  if (schema.type === 'object') {
    const rest = schema.additionalProperties;
    return { kind: 'map', of: typeof rest === 'object' ? typeOfSchema(rest, schemas) : scalarOf('unknown') };
  }
  return scalarOf(schema.type);
}
