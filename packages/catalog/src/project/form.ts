import { inputJsonSchema, type JsonSchema, type Leaf, leavesOf, typesOf } from '../wire/json-schema.ts';
import type { AnyOperation } from '../operation/operation.ts';
import { stoodFor } from '../request/stand-in.ts';
import { STORED_BIRTH } from '../request/stored-birth.ts';

export type FormField = {
  /** The name as in a query: `year`, `settings.ayanamsa`, `bride.year`. */
  name: string;
  label: string;
  description?: string;
  type: 'integer' | 'number' | 'number_or_text' | 'text' | 'date' | 'datetime' | 'boolean' | 'choice';
  required: boolean;
  unit?: string;
  default?: string | number | boolean;
  min?: number;
  max?: number;
  maxLength?: number;
  options?: (string | number)[];
  /** Members that need not be sent if this one is. */
  standsFor?: string[];
  /** The initial value of a form, from the entry's example. */
  example?: string | number | boolean;
};

/** Fields of one group. The group of the request itself has no name, the others are `settings`, `bride`, …. */
export type FormGroup = { name: string; fields: FormField[] };

type Value = string | number | boolean;
const isValue = (value: unknown): value is Value => ['string', 'number', 'boolean'].includes(typeof value);

const FORMATS: Partial<Record<string, FormField['type']>> = { date: 'date', 'date-time': 'datetime' };

function typeOf(schema: JsonSchema): FormField['type'] {
  const types = typesOf(schema);
  if (types.has('boolean')) return 'boolean';
  if (schema.enum !== undefined || schema.const !== undefined) return 'choice';
  if (types.has('integer')) return 'integer';
  if (types.has('number')) return types.has('string') ? 'number_or_text' : 'number';
  return FORMATS[schema.format ?? ''] ?? 'text';
}

const optionsOf = ({ enum: choices, const: only }: JsonSchema): (string | number)[] =>
  (choices ?? [only]).filter((option) => typeof option === 'string' || typeof option === 'number');

/** The bound in the first alternative that has one. */
function bound(schema: JsonSchema, key: 'minimum' | 'maximum' | 'maxLength'): number | undefined {
  const alternatives = [schema, ...(schema.anyOf ?? [])];
  return alternatives
    .map((one) => (typeof one === 'object' ? one[key] : undefined))
    .find((value) => value !== undefined);
}

function exampleAt(example: unknown, name: string): unknown {
  let at: unknown = example;
  for (const step of name.split('.')) at = typeof at === 'object' && at !== null ? Reflect.get(at, step) : undefined;
  return at;
}

const withoutUndefined = <T extends object>(value: T): T =>
  // Safe: only undefined members, which are optional, are dropped.
  Object.fromEntries(Object.entries(value).filter(([, member]) => member !== undefined)) as T;

function fieldOf({ name, schema, required }: Leaf, example: unknown): FormField {
  const type = typeOf(schema);
  const unit = schema['x-unit'];
  const standsFor = stoodFor(schema);
  const initial = exampleAt(example, name);
  const field: { [K in keyof FormField]: FormField[K] | undefined } = {
    name,
    label: schema.title ?? name,
    description: schema.description,
    type,
    required,
    unit: typeof unit === 'string' ? unit : undefined,
    default: isValue(schema.default) ? schema.default : undefined,
    min: bound(schema, 'minimum'),
    max: bound(schema, 'maximum'),
    maxLength: bound(schema, 'maxLength'),
    options: type === 'choice' ? optionsOf(schema) : undefined,
    standsFor: standsFor.length === 0 ? undefined : standsFor,
    example: isValue(initial) ? initial : undefined,
  };
  // Safe: the members that FormField requires are set above.
  return withoutUndefined(field) as FormField;
}

/** True for an alias of a whole group of members. */
const isAlias = (group: string, { properties }: JsonSchema): boolean => {
  const member = properties?.[group];
  return typeof member === 'object' && member['x-alias-of'] !== undefined;
};

/** An operation's input by groups: plain JSON, safe to send to a browser. Aliases are omitted. */
export function fieldGroupsOf(entry: Pick<AnyOperation, 'input' | 'example'>): FormGroup[] {
  const groups = new Map<string, FormField[]>();
  const root = inputJsonSchema(entry.input);
  for (const leaf of leavesOf(root)) {
    const group = leaf.name.includes('.') ? leaf.name.slice(0, leaf.name.indexOf('.')) : '';
    if (leaf.schema.deprecated === true || isAlias(group, root)) continue;
    groups.set(group, [...(groups.get(group) ?? []), fieldOf(leaf, entry.example)]);
  }
  return [...groups].map(([name, fields]) => ({ name, fields }));
}

const isStored = ({ name }: FormField): boolean => Object.hasOwn(STORED_BIRTH, name.slice(name.lastIndexOf('.') + 1));

/** An operation's input as a form. Forms write births out: the playground's keys do not have the scope of stored ones. */
export const formOf = (entry: Pick<AnyOperation, 'input' | 'example'>): FormGroup[] =>
  fieldGroupsOf(entry).map(({ name, fields }) => ({ name, fields: fields.filter((field) => !isStored(field)) }));
