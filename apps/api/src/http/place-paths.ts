import { wholeNumber } from '@graha/catalog/fields';
import { outputSchema } from '@graha/catalog/tidy-schema';
import { z } from 'zod';
import { PlaceQuery } from '../places/place-answer.ts';

export const PLACES_PATH = '/api/v1/places';
export const PLACE_PATH = `${PLACES_PATH}/{place_id}`;

export const PlaceId = z.strictObject({ place_id: wholeNumber(1, 2 ** 31).describe('Of the place, from GeoNames.') });

const place = {
  id: z.int().describe('Of the place, from GeoNames; it stays the same.'),
  name: z.string(),
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

const REFUSALS = [401, 403, 422, 429, 503];

function pathItem(
  operationId: string,
  {
    summary,
    description,
    at,
    input,
    output,
    also = [],
  }: {
    summary: string;
    description: string;
    at: 'query' | 'path';
    input: z.ZodObject;
    output: z.ZodType;
    also?: readonly number[];
  },
): object {
  const { properties = {}, required = [] } = z.toJSONSchema(input, { io: 'input' });
  const parameters = Object.entries(properties).map(([name, schema]) => {
    const { description: text, ...rest } = Object(schema);
    return { name, in: at, required: at === 'path' || required.includes(name), description: text, schema: rest };
  });
  const refused = [...REFUSALS, ...also].map((status) => [status, { $ref: `#/components/responses/Error${status}` }]);
  return {
    get: {
      operationId,
      summary,
      description,
      tags: ['system'],
      'x-credits': 0,
      parameters,
      responses: {
        200: { description: summary, content: { 'application/json': { schema: outputSchema(output) } } },
        ...Object.fromEntries(refused),
      },
    },
  };
}

/** The search of places in OpenAPI. */
export const PLACE_PATHS: Record<string, object> = {
  [PLACES_PATH]: pathItem('places', {
    summary: 'Places by the beginning of their name, with position and time zone.',
    description:
      'Some 200,000 places with 500 people or more, from GeoNames (CC BY 4.0), the largest first. Costs nothing, and has ' +
      'a rate limit of its own.',
    at: 'query',
    input: PlaceQuery,
    output: Found,
  }),
  [PLACE_PATH]: pathItem('placesById', {
    summary: 'One place by its id, with its names in all scripts.',
    description: 'Costs nothing, and has a rate limit of its own.',
    at: 'path',
    input: PlaceId,
    output: One,
    also: [404],
  }),
};
