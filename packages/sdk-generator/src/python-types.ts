import type { Member, NamedType, TypeNode } from './api-model.ts';
import { docstring } from './python-text.ts';

const SCALARS = {
  string: 'str',
  integer: 'int',
  number: 'float',
  boolean: 'bool',
  null: 'None',
  unknown: 'Any',
} as const;

/** Objects within objects have no name in the catalogue, but Python needs one: that of where they stand. */
type Inner = { name: string; members: Member[]; text: string };
type Printed = { text: string; inner: Inner[] };

const capitalized = (name: string): string =>
  name
    .split('_')
    .map((part) => part.charAt(0).toUpperCase() + part.slice(1))
    .join('');

const literalText = (value: string | number | boolean): string =>
  typeof value === 'boolean' ? (value ? 'True' : 'False') : JSON.stringify(value);

/** @param place what an object that stands there is called */
function typeText(type: TypeNode, place: string): Printed {
  switch (type.kind) {
    case 'scalar':
      return { text: SCALARS[type.scalar], inner: [] };
    case 'literal':
      // A type of Python cannot be one decimal.
      if (typeof type.value === 'number' && !Number.isInteger(type.value)) return { text: 'float', inner: [] };
      return { text: `Literal[${literalText(type.value)}]`, inner: [] };
    case 'named':
      return { text: `"${type.name}"`, inner: [] };
    case 'list': {
      const of = typeText(type.of, place);
      return { text: `List[${of.text}]`, inner: of.inner };
    }
    case 'map': {
      const of = typeText(type.of, place);
      return { text: `Dict[str, ${of.text}]`, inner: of.inner };
    }
    case 'union': {
      const choices = type.of.map((choice, index) => typeText(choice, index === 0 ? place : `${place}${index + 1}`));
      const texts = [...new Set(choices.map(({ text }) => text))];
      const literals = texts.map((text) => /^Literal\[(.*)\]$/.exec(text)?.[1] ?? null);
      const text = literals.every((literal) => literal !== null)
        ? `Literal[${literals.join(', ')}]`
        : `Union[${texts.join(', ')}]`;
      return { text, inner: choices.flatMap(({ inner }) => inner) };
    }
    case 'object':
      return { text: `"${place}"`, inner: [{ name: place, members: type.members, text: '' }] };
  }
}

/** Words of the language, which no member of a class can be named. Catalogue names are lower case. */
const KEYWORDS = new Set(
  'and as assert async await break class continue def del elif else except finally for from global if import in is lambda nonlocal not or pass raise return try while with yield'.split(
    ' ',
  ),
);

type PrintedMember = { member: Member; text: string };

const asClass = (base: string, name: string, members: readonly PrintedMember[], doc: string): string =>
  `class ${name}(${base}):\n${doc}` +
  (members.map(({ member, text }) => `    ${member.name}: ${text}\n${docstring([member.text], '    ')}`).join('') ||
    (doc ? '' : '    pass\n')) +
  '\n\n';

/** The form for members that are words of the language. */
const asCall = (name: string, members: readonly PrintedMember[], total: boolean): string =>
  `${name} = TypedDict(\n    "${name}",\n    {\n` +
  members.map(({ member, text }) => `        "${member.name}": ${text},\n`).join('') +
  `    },${total ? '' : '\n    total=False,'}\n)\n\n\n`;

/** A class for the members that must be there, and one that adds those that may: Python 3.9 has no other way to say it. */
function classText({ name, members, text }: Inner): string {
  const printed = members.map((member) => ({ member, ...typeText(member.type, `${name}${capitalized(member.name)}`) }));
  const inner = printed
    .flatMap((one) => one.inner)
    .map(classText)
    .join('');
  const doc = docstring([text], '    ');
  const must = printed.filter(({ member }) => member.required);
  const may = printed.filter(({ member }) => !member.required);
  const isPlain = !members.some((member) => KEYWORDS.has(member.name));
  if (may.length === 0) return inner + (isPlain ? asClass('TypedDict', name, must, doc) : asCall(name, must, true));
  if (must.length === 0) {
    return inner + (isPlain ? asClass('TypedDict, total=False', name, may, doc) : asCall(name, may, false));
  }
  const first = isPlain ? asClass('TypedDict', `_${name}`, must, '') : asCall(`_${name}`, must, true);
  return inner + first + asClass(`_${name}, total=False`, name, may, doc);
}

function declaration({ name, type, text }: NamedType): string {
  if (type.kind === 'object') return classText({ name, members: type.members, text });
  const { text: type_, inner } = typeText(type, name);
  return `${inner.map(classText).join('')}${name} = ${type_}\n${docstring([text], '')}\n\n`;
}

/** Inputs and answers as dictionaries with known members. */
export const pythonTypesFile = (types: readonly NamedType[]): string =>
  `from __future__ import annotations\n\nfrom typing import Any, Dict, List, Literal, TypedDict, Union\n\n` +
  `__all__ = [\n${types.map(({ name }) => `    "${name}",\n`).join('')}]\n\n\n${types.map(declaration).join('').trimEnd()}\n`;
