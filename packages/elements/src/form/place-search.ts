import { ask } from '../core/ask.ts';
import { Refusal } from '../core/refusal.ts';
import type { FoundPlace } from '../core/types.ts';

const FOUND_MAX = 8;

/** The source of the places of a form: a function of the page, an address of its server, or the API with a publishable key. */
export type PlaceSource = {
  search: ((text: string, signal: AbortSignal) => Promise<readonly FoundPlace[]>) | null;
  url: string | null;
  key: string | null;
};

export const canSearch = ({ search, url }: PlaceSource): boolean => search !== null || url !== null;

/**
 * Returns places whose names begin with the text.
 * @throws Refusal if the server refuses, or answers with something else than places
 */
export async function foundPlaces(
  { search, url, key }: PlaceSource,
  text: string,
  signal: AbortSignal,
): Promise<readonly FoundPlace[]> {
  if (search !== null) return search(text, signal);
  const address = new URL(url ?? '', document.baseURI);
  address.searchParams.set('q', text);
  address.searchParams.set('limit', String(FOUND_MAX));
  const { places } = Object(await ask({ url: address.href, key, body: null }, signal));
  if (!Array.isArray(places)) throw new Refusal('The list of places did not load. Type the coordinates below.');
  return places.filter(isPlace);
}

const isPlace = (value: unknown): value is FoundPlace => {
  const { id, name, latitude, longitude, timezone } = Object(value);
  return (
    [id ?? 0, latitude, longitude].every(Number.isFinite) && typeof name === 'string' && typeof timezone === 'string'
  );
};

/** `Springfield, Illinois, United States`. */
export const placeWords = ({ name, region, country }: FoundPlace): string =>
  [name, region, country].filter((part) => typeof part === 'string' && part !== '').join(', ');
