import type { Member, NamedType, ObjectNode, TypeNode } from './api-model.ts';
import { phpDoc, phpFile } from './php-text.ts';

const SCALARS = {
  string: 'string',
  integer: 'int',
  // PHP reads whole numbers in JSON as int.
  number: 'float|int',
  boolean: 'bool',
  null: 'null',
  unknown: 'mixed',
} as const;

const literalText = (value: string | number | boolean): string =>
  typeof value === 'string' ? `'${value.replaceAll("'", "\\'")}'` : String(value);

const memberText = ({ name, type, required }: Member, named: Named): string => {
  const key = /^[a-zA-Z_]\w*$/.test(name) ? name : `'${name}'`;
  return `${key}${required ? '' : '?'}: ${typeText(type, named)}`;
};

type Named = ReadonlyMap<string, NamedType>;

/** An array shape cannot extend another, so that it has the members of all. */
function allMembers({ bases, members }: ObjectNode, named: Named): Member[] {
  const inherited = bases.flatMap((base) => {
    const type = named.get(base)?.type;
    return type?.kind === 'object' ? allMembers(type, named) : [];
  });
  return [...inherited, ...members];
}

function typeText(type: TypeNode, named: Named): string {
  switch (type.kind) {
    case 'scalar':
      return SCALARS[type.scalar];
    case 'literal':
      return literalText(type.value);
    case 'named':
      return type.name;
    case 'list':
      return `list<${typeText(type.of, named)}>`;
    case 'map':
      return `array<string, ${typeText(type.of, named)}>`;
    case 'union':
      return [...new Set(type.of.map((of) => typeText(of, named)))].join('|');
    case 'object':
      return `array{${allMembers(type, named)
        .map((member) => memberText(member, named))
        .join(', ')}}`;
  }
}

/** Writes inputs and answers as array shapes, which PHPStan, Psalm and editors read. */
export function phpTypesFile(types: readonly NamedType[]): string {
  const named = new Map(types.map((one) => [one.name, one]));
  return phpFile(
    'Graha\\Generated',
    phpDoc(
      ['The shapes of inputs and answers.'],
      '',
      types.map(({ name, type }) => `@phpstan-type ${name} ${typeText(type, named)}`),
    ) + 'final class Types\n{\n}\n',
  );
}
