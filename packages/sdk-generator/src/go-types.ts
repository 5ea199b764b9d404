import type { Member, NamedType, TypeNode } from './api-model.ts';
import { exportedName } from '@graha/catalog/project/snippets/exported-name';
import { goDoc } from './go-text.ts';
import { paragraph } from './paragraph.ts';
import { nameObjects } from './name-objects.ts';

const SCALARS = {
  string: 'string',
  integer: 'int',
  number: 'float64',
  boolean: 'bool',
  null: 'any',
  unknown: 'any',
} as const;

function literalType(value: string | number | boolean): string {
  if (typeof value === 'string') return 'string';
  if (typeof value === 'boolean') return 'bool';
  return Number.isInteger(value) ? 'int' : 'float64';
}

const isNull = (type: TypeNode): boolean => type.kind === 'scalar' && type.scalar === 'null';
const isNumber = (text: string): boolean => text === 'int' || text === 'float64';

/** One type for all choices, because Go has no unions. */
function commonType(texts: readonly string[]): string {
  const different = [...new Set(texts)];
  const [only = 'any'] = different;
  if (different.length === 1) return only;
  return different.every(isNumber) ? 'float64' : 'any';
}

function typeText(type: TypeNode): string {
  switch (type.kind) {
    case 'scalar':
      return SCALARS[type.scalar];
    case 'literal':
      return literalType(type.value);
    case 'named':
      return type.name;
    case 'list':
      return `[]${typeText(type.of)}`;
    case 'map':
      return `map[string]${typeText(type.of)}`;
    case 'union': {
      const text = commonType(type.of.filter((choice) => !isNull(choice)).map(typeText));
      return type.of.some(isNull) ? orNull(text) : text;
    }
    case 'object':
      throw new Error('an object without a name');
  }
}

/** Slices, maps and `any` can be nil; all others need a pointer. */
const orNull = (text: string): string => (/^(\[\]|map\[|any$|\*)/.test(text) ? text : `*${text}`);

const literalsIn = (type: TypeNode): unknown[] => {
  if (type.kind === 'literal') return [type.value];
  if (type.kind === 'union') return type.of.flatMap(literalsIn);
  return type.kind === 'list' ? literalsIn(type.of) : [];
};

/** The facts that the type cannot express, as text. */
function valuesText(type: TypeNode): string {
  const values = literalsIn(type);
  if (values.length > 0) return `One of: ${values.map((value) => JSON.stringify(value)).join(', ')}.`;
  return type.kind === 'union' && typeText(type) === 'any'
    ? `One of: ${type.of.map((choice) => (isNull(choice) ? 'null' : typeText(choice))).join(', ')}.`
    : '';
}

type Field = { name: string; type: string; tag: string; comment: string };

function fieldOf({ name, type, required, text, deprecated }: Member): Field {
  const comment = paragraph([text, valuesText(type), deprecated ? 'Deprecated: see the text before.' : '']);
  const [whole, tag] = required ? [typeText(type), name] : [orNull(typeText(type)), `${name},omitempty`];
  return { name: exportedName(name), type: whole, tag: `\`json:"${tag}"\``, comment: comment.replaceAll('\n', ' ') };
}

const widthOf = (texts: readonly string[]): number => Math.max(...texts.map((text) => text.length));

/** The width of the column of tags, which gofmt computes separately after each field without a comment. */
function tagWidth(fields: readonly Field[], at: number): number {
  const isBare = (field: Field | undefined): boolean => field === undefined || field.comment === '';
  let [first, last] = [at, at];
  while (!isBare(fields[first - 1])) first -= 1;
  while (!isBare(fields[last + 1])) last += 1;
  return widthOf(fields.slice(first, last + 1).map(({ tag }) => tag));
}

/** One line a field, in the columns of gofmt. */
function fieldsText(fields: readonly Field[]): string[] {
  const names = widthOf(fields.map(({ name }) => name));
  const types = widthOf(fields.map(({ type }) => type));
  return fields.map(({ name, type, tag, comment }, at) => {
    const columns = `\t${name.padEnd(names)} ${type.padEnd(types)} `;
    return comment === '' ? `${columns}${tag}\n` : `${columns}${tag.padEnd(tagWidth(fields, at))} // ${comment}\n`;
  });
}

function declaration({ name, type, text }: NamedType): string {
  if (type.kind !== 'object') return `${goDoc([text, valuesText(type)], '')}type ${name} = ${typeText(type)}\n`;
  const doc = goDoc([text], '');
  const { bases, members } = type;
  if (bases.length + members.length === 0) return `${doc}type ${name} struct{}\n`;
  const own = members.length === 0 ? [] : fieldsText(members.map(fieldOf));
  return `${doc}type ${name} struct {\n${[...bases.map((base) => `\t${base}\n`), ...own].join('')}}\n`;
}

/** Writes inputs and answers as structs. An optional member is a pointer. */
export const goTypesFile = (types: readonly NamedType[]): string => nameObjects(types).map(declaration).join('\n');
