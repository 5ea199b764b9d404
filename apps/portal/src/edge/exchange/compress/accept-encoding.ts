import Negotiator from 'negotiator';

/** Content codings of this portal, the preferred one first. */
const CODINGS = ['br', 'gzip'] as const;
export type Coding = (typeof CODINGS)[number];

const AVAILABLE = [...CODINGS, 'identity'];

/** Its types lack the order of preference among equal weights. */
type Preferring = { encodings(available: readonly string[], options: { preferred: readonly string[] }): string[] };

/** Returns the coding of an answer for an Accept-Encoding field; null for an answer as it is. Equal weights prefer brotli. */
export function codingFor(accepted: string | undefined): Coding | null {
  const client: Preferring = new Negotiator({
    headers: { 'accept-encoding': accepted?.replaceAll(/x-gzip/gi, 'gzip') },
  });
  const [best] = client.encodings(AVAILABLE, { preferred: AVAILABLE });
  return CODINGS.find((coding) => coding === best) ?? null;
}
