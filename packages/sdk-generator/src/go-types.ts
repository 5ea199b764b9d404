import type { Member, NamedType, TypeNode } from './api-model.ts';
import { exportedName } from '@graha/catalog/project/snippets/exported-name';
import { goDoc } from './go-text.ts';
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

/** One type that holds every choice: Go has no unions. */
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

/** Slices, maps and `any` can be nil; all others need a pointer for that. */
const orNull = (text: string): string => (/^(\[\]|map\[|any$|\*)/.test(text) ? text : `*${text}`);

const literalsIn = (type: TypeNode): unknown[] => {
  if (type.kind === 'literal') return [type.value];
  if (type.kind === 'union') return type.of.flatMap(literalsIn);
  return type.kind === 'list' ? literalsIn(type.of) : [];
};

/** What the type itself cannot say. */
function valuesText(type: TypeNode): string {
  const values = literalsIn(type);
  if (values.length > 0) return `One of: ${values.map((value) => JSON.stringify(value)).join(', ')}.`;
  return type.kind === 'union' && typeText(type) === 'any'
    ? `One of: ${type.of.map((choice) => (isNull(choice) ? 'null' : typeText(choice))).join(', ')}.`
    : '';
}

function fieldText({ name, type, required, text, deprecated }: Member): string {
  const doc = goDoc([text, valuesText(type), deprecated ? 'Deprecated: see the text above.' : ''], '\t');
  const [whole, tag] = required ? [typeText(type), name] : [orNull(typeText(type)), `${name},omitempty`];
  return `${doc}\t${exportedName(name)} ${whole} \`json:"${tag}"\`\n`;
}

function declaration({ name, type, text }: NamedType): string {
  if (type.kind !== 'object') return `${goDoc([text, valuesText(type)], '')}type ${name} = ${typeText(type)}\n`;
  const doc = goDoc([text], '');
  const fields = [...type.bases.map((base) => `\t${base}\n`), ...type.members.map(fieldText)];
  if (fields.length === 0) return `${doc}type ${name} struct{}\n`;
  return `${doc}type ${name} struct {\n${fields.join('\n')}}\n`;
}

/** Inputs and answers as structs. A member that may be missing is a pointer. */
export const goTypesFile = (types: readonly NamedType[]): string => nameObjects(types).map(declaration).join('\n');
