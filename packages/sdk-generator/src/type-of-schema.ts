import type { JsonSchema } from '@graha/catalog/wire/json-schema';
import type { Member, ObjectNode, TypeNode } from './api-model.ts';

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

const named = (name: string, schemas: Schemas): JsonSchema => {
  const schema = schemas[name];
  if (schema === undefined) throw new Error(`no schema ${name}`);
  return schema;
};

/** The names of the objects that a schema extends. */
const basesOf = ({ allOf = [] }: JsonSchema): string[] =>
  allOf.flatMap((base) => (isSchema(base) && base.$ref !== undefined ? [nameOfRef(base.$ref)] : []));

/** A schema that only forbids members beside those of another is the same type as that one. */
export function typeNameOf(name: string, schemas: Schemas): string {
  const schema = named(name, schemas);
  const [only, ...more] = basesOf(schema);
  return only === undefined || more.length > 0 || schema.properties !== undefined ? name : typeNameOf(only, schemas);
}

const ownMembers = ({ properties = {}, required = [] }: JsonSchema, schemas: Schemas): Member[] =>
  Object.entries(properties).flatMap(([name, member]): Member[] =>
    isSchema(member)
      ? [
          {
            name,
            type: typeOfSchema(member, schemas),
            required: required.includes(name),
            deprecated: member.deprecated === true,
            text: member.description ?? '',
          },
        ]
      : [],
  );

const allNames = (name: string, schemas: Schemas): string[] => {
  const schema = named(name, schemas);
  return [...Object.keys(schema.properties ?? {}), ...basesOf(schema).flatMap((base) => allNames(base, schemas))];
};

/** A base that has a member which the object has in another form is opened up: no language lets a member change its type. */
function objectOf(schema: JsonSchema, schemas: Schemas): ObjectNode {
  const members = ownMembers(schema, schemas);
  const taken = new Set(members.map(({ name }) => name));
  const bases: string[] = [];
  for (const base of basesOf(schema).map((name) => typeNameOf(name, schemas))) {
    if (allNames(base, schemas).every((name) => !taken.has(name))) bases.push(base);
    else {
      const opened = objectOf(named(base, schemas), schemas);
      bases.push(...opened.bases);
      members.unshift(...opened.members.filter(({ name }) => !taken.has(name)));
    }
  }
  return { kind: 'object', bases, members };
}

/** An object that has nothing beside another is that other one. */
function plainObject(object: ObjectNode): TypeNode {
  const [base, ...more] = object.bases;
  return base !== undefined && more.length + object.members.length === 0 ? { kind: 'named', name: base } : object;
}

/** Converts a schema of the catalogue, as in OpenAPI, to a type. */
export function typeOfSchema(schema: JsonSchema, schemas: Schemas): TypeNode {
  if (schema.$ref !== undefined) return { kind: 'named', name: typeNameOf(nameOfRef(schema.$ref), schemas) };
  if (schema.const !== undefined) return literalsOf([schema.const]);
  if (schema.enum !== undefined) return literalsOf(schema.enum);
  const choices = (schema.anyOf ?? schema.oneOf)?.filter(isSchema);
  if (choices !== undefined) return union(choices.map((choice) => typeOfSchema(choice, schemas)));
  if (Array.isArray(schema.type)) return union(schema.type.map(scalarOf));
  if (schema.type === 'array') {
    const items = Array.isArray(schema.items) ? undefined : schema.items;
    return { kind: 'list', of: typeof items === 'object' ? typeOfSchema(items, schemas) : scalarOf('unknown') };
  }
  if (schema.properties !== undefined || schema.allOf !== undefined) return plainObject(objectOf(schema, schemas));
  if (schema.type === 'object') {
    const rest = schema.additionalProperties;
    return { kind: 'map', of: typeof rest === 'object' ? typeOfSchema(rest, schemas) : scalarOf('unknown') };
  }
  return scalarOf(schema.type);
}
