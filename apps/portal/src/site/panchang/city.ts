import type { Place, PlaceIndex } from '@graha/places/place-index';

/** A place with its own page. */
export type City = Pick<Place, 'id' | 'name' | 'region' | 'country' | 'latitude' | 'longitude' | 'zone'> & {
  path: string;
};

export const PANCHANG_PATH = '/panchang';
/** Number of the largest places with a prerendered page. */
export const CITIES_MAX = 200;

/** Returns Latin letters and digits with hyphens; empty for a name in another script. */
const slugOf = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');

const cityAt = ({ id, name, region, country, latitude, longitude, zone }: Place, path: string): City => ({
  id,
  name,
  region,
  country,
  latitude,
  longitude,
  zone,
  path,
});

/** Returns the largest places by slug. If two have the same name, the slug of the smaller one includes its id. */
export function largestCities(index: PlaceIndex): ReadonlyMap<string, City> {
  const cities = new Map<string, City>();
  for (const place of index.largest(CITIES_MAX)) {
    const plain = slugOf(place.name);
    const slug = plain === '' || cities.has(plain) ? `${plain}-${place.id}`.replace(/^-/, '') : plain;
    cities.set(slug, cityAt(place, `${PANCHANG_PATH}/${slug}`));
  }
  return cities;
}

/** Returns the path of any other place: its name for people and its id for the lookup. */
export const placePath = ({ id, name }: Pick<Place, 'id' | 'name'>): string =>
  `${PANCHANG_PATH}/place/${[slugOf(name), id].filter((part) => part !== '').join('-')}`;

/** Finds the place of a slug if it has the form written by `placePath`; otherwise returns null. */
export function placeOfSlug(index: PlaceIndex, slug: string): City | null {
  const [, id] = /(?:^|-)(\d{1,10})$/.exec(slug) ?? [];
  const place = id === undefined ? null : index.find(Number(id));
  const city = place && cityAt(place, placePath(place));
  return city !== null && city.path === `${PANCHANG_PATH}/place/${slug}` ? city : null;
}

export const cityWords = ({ name, region, country }: Pick<City, 'name' | 'region' | 'country'>): string =>
  [...new Set([name, region, country])].filter(Boolean).join(', ');
