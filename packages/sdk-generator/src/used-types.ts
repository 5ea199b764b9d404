import type { NamedType, TypeNode } from './api-model.ts';

const namesIn = (type: TypeNode): string[] => {
  switch (type.kind) {
    case 'scalar':
    case 'literal':
      return [];
    case 'named':
      return [type.name];
    case 'list':
    case 'map':
      return namesIn(type.of);
    case 'union':
      return type.of.flatMap(namesIn);
    case 'object':
      return [...type.bases, ...type.members.flatMap((member) => namesIn(member.type))];
  }
};

/** The types that some names lead to. A document has more: those that only forbid members of others. */
export function usedTypes(names: readonly string[], types: readonly NamedType[]): NamedType[] {
  const byName = new Map(types.map((one) => [one.name, one]));
  const used = new Set<string>();
  const add = (name: string): void => {
    const found = byName.get(name);
    if (found === undefined || used.has(name)) return;
    used.add(name);
    namesIn(found.type).forEach(add);
  };
  names.forEach(add);
  return types.filter(({ name }) => used.has(name));
}
