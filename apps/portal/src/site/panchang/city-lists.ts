import 'server-only';
import { places } from '@graha/places/places';
import { type City, largestCities, placeOfSlug, placePath } from './city.ts';

const FOUND_MAX = 20;
const LETTERS_MAX = 100;

let largest: ReturnType<typeof largestCities> | undefined;

/** Returns the cities with prerendered pages, by the slug of their address. */
export async function cities(): Promise<ReadonlyMap<string, City>> {
  return (largest ??= largestCities(await places()));
}

/** Finds any other place by the slug of its address; null if there is none. */
export const placeBySlug = async (slug: string): Promise<City | null> => placeOfSlug(await places(), slug);

/** The text of a search in the address, and the places that begin with it, each with its page. */
export async function searchedCities({ q }: Record<string, string | string[] | undefined>) {
  const text = (typeof q === 'string' ? q : '').trim();
  return { text, found: text === '' ? [] : await searchCities(text) };
}

async function searchCities(text: string): Promise<City[]> {
  const index = await places();
  const byId = new Map([...(await cities()).values()].map((city) => [city.id, city]));
  return index
    .search(text.slice(0, LETTERS_MAX), FOUND_MAX)
    .map((place) => byId.get(place.id) ?? { ...place, path: placePath(place) });
}
