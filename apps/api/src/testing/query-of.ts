/** The query string of an input: `settings` nests by a dot, lists repeat the name. */
export const queryOf = (input: unknown): string => new URLSearchParams(pairsOf(input)).toString();

function pairsOf(value: unknown, name = ''): [string, string][] {
  if (typeof value !== 'object' || value === null) return [[name, String(value)]];
  return Object.entries(value).flatMap(([member, inner]) => pairsOf(inner, name === '' ? member : `${name}.${member}`));
}
