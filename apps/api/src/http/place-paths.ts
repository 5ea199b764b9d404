import { wholeNumber } from '@graha/catalog/wire/fields';
import { z } from 'zod';
import { PLACES_PATH } from '@graha/catalog/request/births/place-ids';
import { PlaceQuery } from '../places/place-answer.ts';
import { KEYED_REFUSALS, unchargedPath } from './uncharged-path.ts';

export const PLACE_PATH = `${PLACES_PATH}/{place_id}`;

export const PlaceId = z.strictObject({ place_id: wholeNumber(1, 2 ** 31).describe('Of the place, from GeoNames.') });

const place = {
  id: z.int().describe('Of the place, from GeoNames; it stays the same.'),
  name: z.string().describe('Name of the place, in English where there is one.'),
  region: z.string().describe('State or province; empty where it is not known.'),
  country: z.string().describe('In English.'),
  country_code: z.string().describe('ISO 3166-1, two letters.'),
  latitude: z.number().describe('Decimal degrees, north positive.'),
  longitude: z.number().describe('Decimal degrees, east positive.'),
  timezone: z.string().describe('IANA zone, as `timezone` of a birth takes it.'),
  population: z.int().describe('0 where it is not known.'),
};
const Found = z.strictObject({ places: z.array(z.strictObject(place)).describe('The largest first.') });
const One = z.strictObject({
  ...place,
  alternate_names: z.array(z.string()).describe('Other names, in all scripts and old spellings.'),
});

/** The search of places in OpenAPI. */
export const PLACE_PATHS: Record<string, object> = {
  [PLACES_PATH]: unchargedPath('places', {
    summary: 'Places by the beginning of their name, with position and time zone.',
    description:
      'Some 200,000 places with 500 people or more, from GeoNames (CC BY 4.0), the largest first. Costs nothing, and has ' +
      'a rate limit of its own.',
    parameters: { at: 'query', input: PlaceQuery },
    output: Found,
    refusals: KEYED_REFUSALS,
  }),
  [PLACE_PATH]: unchargedPath('placesById', {
    summary: 'One place by its id, with its names in all scripts.',
    description: 'Costs nothing, and has a rate limit of its own.',
    parameters: { at: 'path', input: PlaceId },
    output: One,
    refusals: [...KEYED_REFUSALS, 404],
  }),
};
