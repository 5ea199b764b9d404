import type { Member, NamedType, ObjectNode, TypeNode } from './api-model.ts';
import { tsDoc } from './typescript-text.ts';

const propertyName = (name: string): string => (/^[A-Za-z_$][\w$]*$/.test(name) ? name : JSON.stringify(name));

const membersText = (members: readonly Member[], indent: string): string =>
  members
    .map(({ name, type, required, deprecated, text }) => {
      // A tag is read at the beginning of a line alone.
      const doc = deprecated
        ? tsDoc([text, '@deprecated'], indent) + indent
        : indent + tsDoc([text], '').replace('\n', ' ');
      return `${doc}${propertyName(name)}${required ? '' : '?'}: ${typeText(type, indent)};\n`;
    })
    .join('');

/** Whether its text has a `|` or `&` of its own. */
const isJoined = (type: TypeNode): boolean =>
  type.kind === 'union' || (type.kind === 'object' && type.bases.length > 0);

function typeText(type: TypeNode, indent: string): string {
  switch (type.kind) {
    case 'scalar':
      return type.scalar === 'integer' ? 'number' : type.scalar;
    case 'literal':
      return JSON.stringify(type.value);
    case 'named':
      return type.name;
    case 'list': {
      const of = typeText(type.of, indent);
      return isJoined(type.of) ? `(${of})[]` : `${of}[]`;
    }
    case 'map':
      return `{ [name: string]: ${typeText(type.of, indent)} }`;
    case 'union':
      return type.of.map((choice) => typeText(choice, indent)).join(' | ');
    case 'object':
      return [...type.bases, ...(type.members.length === 0 ? [] : [bodyText(type, indent)])].join(' & ');
  }
}

const bodyText = ({ members }: ObjectNode, indent: string): string =>
  `{\n${membersText(members, `${indent}  `)}${indent}}`;

const extendsText = ({ bases }: ObjectNode): string => (bases.length === 0 ? '' : ` extends ${bases.join(', ')}`);

const declaration = ({ name, type, text }: NamedType): string => {
  const doc = tsDoc([text], '');
  return type.kind === 'object'
    ? `${doc}export interface ${name}${extendsText(type)} ${bodyText(type, '')}\n`
    : `${doc}export type ${name} = ${typeText(type, '')};\n`;
};

/** Writes inputs and answers as plain interfaces. */
export const typesFile = (types: readonly NamedType[]): string => types.map(declaration).join('\n');
