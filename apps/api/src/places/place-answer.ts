import { members, wholeNumber } from '@graha/catalog/wire/fields';
import { z } from 'zod';
import type { FoundPlace } from './place-thread.ts';

const NAME_CHARACTERS_MAX = 100;
const FOUND_MAX = 50;

/** The input of a search of places. */
export const PlaceQuery = members(
  {
    q: z
      .string()
      .trim()
      .min(1)
      .max(NAME_CHARACTERS_MAX)
      .describe('How the name begins, in any script; a comma and a region or country narrow it: `springfield, ill`.'),
    limit: wholeNumber(1, FOUND_MAX).default(10).describe('How many places at most.'),
  },
  'parameter of this search',
);

/** A place as the API returns it. */
export const placeOf = (place: FoundPlace): object => ({
  id: place.id,
  name: place.name,
  region: place.region,
  country: place.country,
  country_code: place.countryCode,
  latitude: place.latitude,
  longitude: place.longitude,
  timezone: place.zone,
  population: place.population,
});
