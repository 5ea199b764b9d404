import type { Member, NamedType, TypeNode } from './api-model.ts';
import { tsDoc } from './typescript-text.ts';

const propertyName = (name: string): string => (/^[A-Za-z_$][\w$]*$/.test(name) ? name : JSON.stringify(name));

const membersText = (members: readonly Member[], indent: string): string =>
  members
    .map(({ name, type, required, deprecated, text }) => {
      const doc = tsDoc([text, ...(deprecated ? ['@deprecated'] : [])], indent);
      return `${doc}${indent}${propertyName(name)}${required ? '' : '?'}: ${typeText(type, indent)};\n`;
    })
    .join('');

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
      return type.of.kind === 'union' ? `(${of})[]` : `${of}[]`;
    }
    case 'map':
      return `{ [name: string]: ${typeText(type.of, indent)} }`;
    case 'union':
      return type.of.map((choice) => typeText(choice, indent)).join(' | ');
    case 'object':
      return `{\n${membersText(type.members, `${indent}  `)}${indent}}`;
  }
}

const declaration = ({ name, type, text }: NamedType): string => {
  const doc = tsDoc([text], '');
  return type.kind === 'object'
    ? `${doc}export interface ${name} ${typeText(type, '')}\n`
    : `${doc}export type ${name} = ${typeText(type, '')};\n`;
};

/** Inputs and answers as plain interfaces. */
export const typesFile = (types: readonly NamedType[]): string => types.map(declaration).join('\n');
