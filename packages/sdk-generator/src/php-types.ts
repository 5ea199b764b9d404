import type { Member, NamedType, TypeNode } from './api-model.ts';
import { phpDoc, phpFile } from './php-text.ts';

const SCALARS = {
  string: 'string',
  integer: 'int',
  // What JSON writes as a whole number is an int for PHP.
  number: 'float|int',
  boolean: 'bool',
  null: 'null',
  unknown: 'mixed',
} as const;

const literalText = (value: string | number | boolean): string =>
  typeof value === 'string' ? `'${value.replaceAll("'", "\\'")}'` : String(value);

const memberText = ({ name, type, required }: Member): string => {
  const key = /^[a-zA-Z_]\w*$/.test(name) ? name : `'${name}'`;
  return `${key}${required ? '' : '?'}: ${typeText(type)}`;
};

function typeText(type: TypeNode): string {
  switch (type.kind) {
    case 'scalar':
      return SCALARS[type.scalar];
    case 'literal':
      return literalText(type.value);
    case 'named':
      return type.name;
    case 'list':
      return `list<${typeText(type.of)}>`;
    case 'map':
      return `array<string, ${typeText(type.of)}>`;
    case 'union':
      return [...new Set(type.of.map(typeText))].join('|');
    case 'object':
      return `array{${type.members.map(memberText).join(', ')}}`;
  }
}

/** What inputs and answers hold, as array shapes that PHPStan, Psalm and editors read. */
export const phpTypesFile = (types: readonly NamedType[]): string =>
  phpFile(
    'Graha\\Generated',
    phpDoc(
      ['The shapes of inputs and answers.'],
      '',
      types.map(({ name, type }) => `@phpstan-type ${name} ${typeText(type)}`),
    ) + 'final class Types\n{\n}\n',
  );
