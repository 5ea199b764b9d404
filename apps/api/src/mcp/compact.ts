const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Two decimals are 36 seconds of arc: enough to discuss a chart, at half the tokens. */
export const DECIMALS_DEFAULT = 2;

export type Shape = {
  /** Dotted paths, which also apply to elements of lists: `planets.sign.name`. */
  fields?: readonly string[] | undefined;
  decimals?: number | undefined;
};

/**
 * Shortens an answer for a model: only the named members, rounded, and without the metadata unless they are requested.
 * The clock of a birth always comes with a whole answer, because a model cannot know that it needs to ask for it.
 */
export function compact(answer: unknown, { fields, decimals = DECIMALS_DEFAULT }: Shape): unknown {
  if (!isObject(answer)) return rounded(answer, decimals);
  if (fields !== undefined) return rounded(picked(answer, fields), decimals);
  const { metadata, ...rest } = answer;
  const shortened = rounded(rest, decimals);
  const hasBirth = isObject(metadata) && isObject(metadata['birth']) && isObject(shortened);
  return hasBirth ? { ...shortened, metadata: { birth: metadata['birth'] } } : shortened;
}

/** @returns the members that the paths name; missing ones are skipped */
function picked(value: unknown, paths: readonly string[]): unknown {
  if (paths.includes('')) return value;
  if (Array.isArray(value)) return value.map((element) => picked(element, paths));
  if (!isObject(value)) return value;
  const inner = new Map<string, string[]>();
  for (const path of paths) {
    const [head = '', ...tail] = path.split('.');
    if (Object.hasOwn(value, head)) inner.set(head, [...(inner.get(head) ?? []), tail.join('.')]);
  }
  return Object.fromEntries([...inner].map(([name, tails]) => [name, picked(value[name], tails)]));
}

function rounded(value: unknown, decimals: number): unknown {
  if (typeof value === 'number') return Number(value.toFixed(decimals));
  if (Array.isArray(value)) return value.map((element) => rounded(element, decimals));
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, rounded(member, decimals)]));
}
