import type { Member, NamedType, TypeNode } from './api-model.ts';
import { nameObjects } from './name-objects.ts';
import { docstring } from './python-text.ts';

const SCALARS = {
  string: 'str',
  integer: 'int',
  number: 'float',
  boolean: 'bool',
  null: 'None',
  unknown: 'Any',
} as const;

const literalText = (value: string | number | boolean): string =>
  typeof value === 'boolean' ? (value ? 'True' : 'False') : JSON.stringify(value);

function typeText(type: TypeNode): string {
  switch (type.kind) {
    case 'scalar':
      return SCALARS[type.scalar];
    case 'literal':
      // A type of Python cannot be one decimal.
      if (typeof type.value === 'number' && !Number.isInteger(type.value)) return 'float';
      return `Literal[${literalText(type.value)}]`;
    case 'named':
      return `"${type.name}"`;
    case 'list':
      return `List[${typeText(type.of)}]`;
    case 'map':
      return `Dict[str, ${typeText(type.of)}]`;
    case 'union': {
      const texts = [...new Set(type.of.map(typeText))];
      const literals = texts.map((text) => /^Literal\[(.*)\]$/.exec(text)?.[1] ?? null);
      return literals.every((literal) => literal !== null)
        ? `Literal[${literals.join(', ')}]`
        : `Union[${texts.join(', ')}]`;
    }
    case 'object':
      throw new Error('an object without a name');
  }
}

/** Words of the language, which no member of a class can be named. Catalogue names are lower case. */
const KEYWORDS = new Set(
  'and as assert async await break class continue def del elif else except finally for from global if import in is lambda nonlocal not or pass raise return try while with yield'.split(
    ' ',
  ),
);

const asClass = (base: string, name: string, members: readonly Member[], doc: string): string =>
  `class ${name}(${base}):\n${doc}` +
  (members
    .map(({ name: member, type, text }) => `    ${member}: ${typeText(type)}\n${docstring([text], '    ')}`)
    .join('') || (doc ? '' : '    pass\n')) +
  '\n\n';

/** The form for members that are words of the language. */
const asCall = (name: string, members: readonly Member[], total: boolean): string =>
  `${name} = TypedDict(\n    "${name}",\n    {\n` +
  members.map(({ name: member, type }) => `        "${member}": ${typeText(type)},\n`).join('') +
  `    },${total ? '' : '\n    total=False,'}\n)\n\n\n`;

/** A class for the members that must be there, and one that adds those that may: Python 3.9 has no other way to say it. */
function classText(name: string, members: readonly Member[], text: string): string {
  const doc = docstring([text], '    ');
  const must = members.filter(({ required }) => required);
  const may = members.filter(({ required }) => !required);
  const isPlain = !members.some((member) => KEYWORDS.has(member.name));
  if (may.length === 0) return isPlain ? asClass('TypedDict', name, must, doc) : asCall(name, must, true);
  if (must.length === 0) {
    return isPlain ? asClass('TypedDict, total=False', name, may, doc) : asCall(name, may, false);
  }
  const first = isPlain ? asClass('TypedDict', `_${name}`, must, '') : asCall(`_${name}`, must, true);
  return first + asClass(`_${name}, total=False`, name, may, doc);
}

const declaration = ({ name, type, text }: NamedType): string =>
  type.kind === 'object'
    ? classText(name, type.members, text)
    : `${name} = ${typeText(type)}\n${docstring([text], '')}\n\n`;

/** Inputs and answers as dictionaries with known members. */
export const pythonTypesFile = (types: readonly NamedType[]): string =>
  `from __future__ import annotations\n\nfrom typing import Any, Dict, List, Literal, TypedDict, Union\n\n` +
  `__all__ = [\n${types.map(({ name }) => `    "${name}",\n`).join('')}]\n\n\n` +
  `${nameObjects(types).map(declaration).join('').trimEnd()}\n`;
