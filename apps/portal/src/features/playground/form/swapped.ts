import type { SharedInputs } from '../share-link.ts';

/** The two people change places, with all that belongs to each. */
export function swapped({ values, places }: SharedInputs, a: string, b: string): SharedInputs {
  const other = (group: string): string => (group === a ? b : group === b ? a : group);
  const moved = Object.entries(values).map(([name, value]) => {
    const [group = '', ...rest] = name.split('.');
    return [rest.length === 0 ? name : [other(group), ...rest].join('.'), value] as const;
  });
  return {
    values: Object.fromEntries(moved),
    places: Object.fromEntries(Object.entries(places).map(([group, name]) => [other(group), name])),
  };
}
