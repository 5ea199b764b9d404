/** Encodings of a document, smallest first. */
const ENCODINGS = ['br', 'gzip', 'identity'] as const;
export type Encoding = (typeof ENCODINGS)[number];

/** The encoding that the client prefers; `identity` if it names none that is served. */
export function encodingOf(accepted: string | undefined): Encoding {
  if (accepted === undefined) return 'identity';
  const weights = new Map(accepted.toLowerCase().split(',').map(weighted));
  const weightOf = (name: Encoding): number =>
    weights.get(name) ?? weights.get('*') ?? (name === 'identity' ? Number.MIN_VALUE : 0);
  const [best] = ENCODINGS.filter((name) => weightOf(name) > 0).toSorted((a, b) => weightOf(b) - weightOf(a));
  return best ?? 'identity';
}

/** `gzip;q=0.5` → its name and weight. A malformed weight counts as 0. */
function weighted(range: string): [string, number] {
  const [name = '', ...parameters] = range.split(';').map((part) => part.trim());
  const weight = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2) ?? '1';
  return [name === 'x-gzip' ? 'gzip' : name, /^(0(\.\d{0,3})?|1(\.0{0,3})?)$/.test(weight) ? Number(weight) : 0];
}
