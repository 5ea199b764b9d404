import Negotiator from 'negotiator';

/** Encodings of a document, the preferred one first. */
const ENCODINGS = ['br', 'gzip', 'identity'] as const;
export type Encoding = (typeof ENCODINGS)[number];

/** Its types lack the order of preference among equal weights. */
type Preferring = { encodings(available: readonly string[], options: { preferred: readonly string[] }): string[] };

/** Returns the encoding that the client prefers; `identity` if it names none that is served. */
export function encodingOf(accepted: string | undefined): Encoding {
  const client: Preferring = new Negotiator({
    headers: { 'accept-encoding': accepted?.replaceAll(/x-gzip/gi, 'gzip') },
  });
  const [best] = client.encodings(ENCODINGS, { preferred: ENCODINGS });
  return ENCODINGS.find((encoding) => encoding === best) ?? 'identity';
}
