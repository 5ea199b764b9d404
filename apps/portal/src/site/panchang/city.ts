import type { Place, PlaceIndex } from '@graha/places/place-index';

/** A place with a page of its own. */
export type City = Pick<Place, 'id' | 'name' | 'region' | 'country' | 'latitude' | 'longitude' | 'zone'> & {
  path: string;
};

export const PANCHANG_PATH = '/panchang';
/** So many of the largest places have a page that is made ahead. */
export const CITIES_MAX = 200;

/** Latin letters and figures with hyphens; empty for a name in another script. */
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

/** The largest places by the end of their address; of two with one name the smaller one has its id in it. */
export function largestCities(index: PlaceIndex): ReadonlyMap<string, City> {
  const cities = new Map<string, City>();
  for (const place of index.largest(CITIES_MAX)) {
    const plain = slugOf(place.name);
    const slug = plain === '' || cities.has(plain) ? `${plain}-${place.id}`.replace(/^-/, '') : plain;
    cities.set(slug, cityAt(place, `${PANCHANG_PATH}/${slug}`));
  }
  return cities;
}

/** Any other place: its name for people, its id for us. */
export const placePath = ({ id, name }: Pick<Place, 'id' | 'name'>): string =>
  `${PANCHANG_PATH}/place/${[slugOf(name), id].filter((part) => part !== '').join('-')}`;

/** The place of such an address, if it is written as `placePath` writes it. */
export function placeOfSlug(index: PlaceIndex, slug: string): City | null {
  const [, id] = /(?:^|-)(\d{1,10})$/.exec(slug) ?? [];
  const place = id === undefined ? null : index.find(Number(id));
  const city = place && cityAt(place, placePath(place));
  return city !== null && city.path === `${PANCHANG_PATH}/place/${slug}` ? city : null;
}

export const cityWords = ({ name, region, country }: Pick<City, 'name' | 'region' | 'country'>): string =>
  [...new Set([name, region, country])].filter(Boolean).join(', ');
