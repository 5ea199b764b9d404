/** Content codings of this portal, the preferred one first. */
const CODINGS = ['br', 'gzip'] as const;
export type Coding = (typeof CODINGS)[number];

/**
 * Returns the coding of an answer for an Accept-Encoding field; null for an answer as it is. Equal weights prefer brotli, and an
 * answer as it is only wins with a greater weight of its own (RFC 9110, section 12.5.3).
 */
export function codingFor(accepted: string | undefined): Coding | null {
  const weights = weightsOf(accepted ?? '');
  const weightOf = (name: string): number => weights.get(name) ?? weights.get('*') ?? 0;
  const plain = weights.get('identity') ?? 0;
  const usable = CODINGS.filter((coding) => weightOf(coding) > 0 && weightOf(coding) >= plain);
  const [best] = usable.toSorted((one, other) => weightOf(other) - weightOf(one));
  return best ?? null;
}

function weightsOf(accepted: string): ReadonlyMap<string, number> {
  const weights = new Map<string, number>();
  for (const part of accepted.toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((word) => word.trim());
    const weight = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2) ?? '1';
    const value = Number(weight);
    weights.set(name === 'x-gzip' ? 'gzip' : name, weight !== '' && value >= 0 && value <= 1 ? value : 0);
  }
  return weights;
}
