import { fieldGroupsOf, type FormField } from '@graha/catalog/project/form';
import { inputJsonSchema, leavesOf } from '@graha/catalog/wire/json-schema';
import type { AnyOperation } from '@graha/catalog/operation/operation';

export type RequestField = FormField & {
  /** Without the name of its group. */
  member: string;
  /** Other names of the member within its group. */
  aliases: readonly string[];
  /** A member that may be sent in its place. */
  instead?: string;
};

/** Fields of one table. Two births have the same members, so they share one table. */
export type FieldTable = {
  /** `''` is the request itself. */
  groups: readonly string[];
  fields: readonly RequestField[];
};

export type RequestFields = {
  tables: readonly FieldTable[];
  /** A second name of a whole group: `bride` for `person_a`. */
  groupAliases: readonly { name: string; of: string }[];
};

type Described = Pick<AnyOperation, 'input' | 'example'>;

/** Returns all fields of a request for the pages of the reference. */
export function requestFieldsOf(entry: Described): RequestFields {
  const aliases = memberAliases(entry);
  const tables: FieldTable[] = [];
  for (const { name, fields } of fieldGroupsOf(entry)) {
    const memberOf = (field: FormField): string => (name === '' ? field.name : field.name.slice(name.length + 1));
    const own = fields.map((field) => {
      const standIn = fields.find(({ standsFor }) => standsFor?.includes(memberOf(field)));
      return {
        ...field,
        member: memberOf(field),
        aliases: aliases.get(field.name) ?? [],
        ...(standIn === undefined ? {} : { instead: memberOf(standIn) }),
      };
    });
    const same = tables.findIndex((table) => table.groups[0] !== '' && keyOf(table.fields) === keyOf(own));
    const before = tables[same];
    if (before === undefined) tables.push({ groups: [name], fields: own });
    else tables[same] = { ...before, groups: [...before.groups, name] };
  }
  return { tables, groupAliases: groupAliasesOf(entry) };
}

/** Returns a key without the name and the example, so that equal field lists share it. */
const keyOf = (fields: readonly RequestField[]): string =>
  JSON.stringify(fields, (key, value: unknown) => (key === 'name' || key === 'example' ? undefined : value));

/** Returns the aliases of members: the description of a deprecated member names the member that it is an alias of. */
function memberAliases({ input }: Described): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>();
  for (const { name, schema } of leavesOf(inputJsonSchema(input))) {
    const of = /^Alias of (\w+)\.$/.exec(schema.description ?? '')?.[1];
    if (schema.deprecated !== true || of === undefined) continue;
    const steps = name.split('.');
    const alias = steps.pop() ?? name;
    const target = [...steps, of].join('.');
    found.set(target, [...(found.get(target) ?? []), alias]);
  }
  return found;
}

function groupAliasesOf({ input }: Described): { name: string; of: string }[] {
  return Object.entries(inputJsonSchema(input).properties ?? {}).flatMap(([name, schema]) => {
    const of = typeof schema === 'object' ? schema['x-alias-of'] : undefined;
    return typeof of === 'string' ? [{ name, of }] : [];
  });
}
