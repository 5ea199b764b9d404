import type { Member, NamedType, ObjectNode, TypeNode } from './api-model.ts';
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
      // A Python literal type cannot be a float.
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

/** Python keywords, which cannot be names of class members. Catalogue names are lower case. */
const KEYWORDS = new Set(
  'and as assert async await break class continue def del elif else except finally for from global if import in is lambda nonlocal not or pass raise return try while with yield'.split(
    ' ',
  ),
);

const comment = (text: string): string => (text === '' ? '' : `  #: ${text.replaceAll('\n', ' ')}`);

const memberText = ({ name, type, text }: Member): string => `    ${name}: ${typeText(type)}${comment(text)}\n`;

const asClass = (name: string, parents: readonly string[], members: readonly Member[], total: boolean, doc: string) =>
  `class ${name}(${[...(parents.length === 0 ? ['TypedDict'] : parents), ...(total ? [] : ['total=False'])].join(', ')}):\n` +
  `${doc}${members.map(memberText).join('') || (doc ? '' : '    pass\n')}\n`;

/** The functional form, for members that are Python keywords. */
const asCall = (name: string, members: readonly Member[], total: boolean): string =>
  `${name} = TypedDict(\n    "${name}",\n    {\n` +
  members.map(({ name: member, type, text }) => `        "${member}": ${typeText(type)},${comment(text)}\n`).join('') +
  `    },${total ? '' : '\n    total=False,'}\n)\n\n`;

/** Writes a class for the required members, and a subclass for the optional ones: Python 3.9 has no other way. */
function classText(name: string, { bases, members }: ObjectNode, text: string): string {
  const parents = [...bases];
  const before: string[] = [];
  const taken = (isWord: boolean, isRequired: boolean): Member[] =>
    members.filter((member) => KEYWORDS.has(member.name) === isWord && member.required === isRequired);
  for (const total of [true, false]) {
    const words = taken(true, total);
    if (words.length === 0) continue;
    const parent = `_${name}${total ? 'Must' : 'May'}`;
    before.push(asCall(parent, words, total));
    parents.push(parent);
  }
  const [must, may] = [taken(false, true), taken(false, false)];
  if (must.length > 0 && may.length > 0) before.push(asClass(`_${name}`, parents.splice(0), must, true, ''));
  const isTotal = may.length === 0;
  const last = before.length > 0 && parents.length === 0 ? [`_${name}`] : parents;
  return before.join('') + asClass(name, last, isTotal ? must : may, isTotal, docstring([text], '    '));
}

/** Each class after those that it extends. */
function inOrder(types: readonly NamedType[]): NamedType[] {
  const byName = new Map(types.map((one) => [one.name, one]));
  const ordered = new Set<NamedType>();
  const add = (one: NamedType): void => {
    if (one.type.kind === 'object') {
      for (const base of one.type.bases) {
        const found = byName.get(base);
        if (found !== undefined && !ordered.has(found)) add(found);
      }
    }
    ordered.add(one);
  };
  types.forEach(add);
  return [...ordered];
}

const declaration = ({ name, type, text }: NamedType): string =>
  type.kind === 'object' ? classText(name, type, text) : `${name} = ${typeText(type)}\n${docstring([text], '')}\n`;

/** Writes inputs and answers as dictionaries with known members. */
export const pythonTypesFile = (types: readonly NamedType[]): string =>
  `from __future__ import annotations\n\nfrom typing import Any, Dict, List, Literal, TypedDict, Union\n\n` +
  `__all__ = [\n    ${types.map(({ name }) => `"${name}"`).join(', ')},\n]\n\n\n` +
  `${inOrder(nameObjects(types)).map(declaration).join('').trimEnd()}\n`;
