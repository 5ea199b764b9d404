import type { Member, NamedType, TypeNode } from './api-model.ts';

const capitalized = (name: string): string =>
  name
    .split('_')
    .map((part) => part.charAt(0).toUpperCase() + part.slice(1))
    .join('');

const isPlain = ({ kind }: TypeNode): boolean => kind === 'scalar' || kind === 'literal' || kind === 'named';

type Named = { type: TypeNode; inner: NamedType[] };

/** @param place the name for an object at this place */
function named(type: TypeNode, place: string): Named {
  switch (type.kind) {
    case 'scalar':
    case 'literal':
    case 'named':
      return { type, inner: [] };
    case 'list':
    case 'map': {
      const of = named(type.of, place);
      return { type: { ...type, of: of.type }, inner: of.inner };
    }
    case 'union': {
      const isOne = type.of.filter((choice) => !isPlain(choice)).length === 1;
      const choices = type.of.map((choice, index) => named(choice, isOne ? place : `${place}${index + 1}`));
      return { type: { ...type, of: choices.map((one) => one.type) }, inner: choices.flatMap((one) => one.inner) };
    }
    case 'object':
      return { type: { kind: 'named', name: place }, inner: declared({ name: place, type, text: '' }) };
  }
}

function declared({ name, type, text }: NamedType): NamedType[] {
  if (type.kind !== 'object') {
    const whole = named(type, `${name}Of`);
    return [...whole.inner, { name, type: whole.type, text }];
  }
  const members = type.members.map((member) => ({
    member,
    ...named(member.type, `${name}${capitalized(member.name)}`),
  }));
  const flat: Member[] = members.map(({ member, type: of }) => ({ ...member, type: of }));
  return [...members.flatMap(({ inner }) => inner), { name, type: { ...type, members: flat }, text }];
}

/** Names nested objects by their place, because the catalogue has no name for them but some languages need one. */
export const nameObjects = (types: readonly NamedType[]): NamedType[] => types.flatMap(declared);
