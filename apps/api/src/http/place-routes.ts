import { decodeQuery } from '@graha/catalog/request/decode-query';
import { readInput } from '@graha/catalog/request/issues';
import type { FastifyInstance } from 'fastify';
import type { z } from 'zod';
import { type CallerDeps, identify } from '../call/metered-call.ts';
import { ApiError } from '../errors/errors.ts';
import type { RateLimit } from '../limits/rate-limit.ts';
import type { CountVisit } from '../limits/visitors.ts';
import type { PlaceSearch } from '../places/place-search.ts';
import { PLACES_PATH } from '@graha/catalog/request/births/place-ids';
import { placeOf, PlaceQuery } from '../places/place-answer.ts';
import { PLACE_PATH, PlaceId } from './place-paths.ts';
import { queryOf } from './query-of.ts';
import { sendFresh } from './system-routes.ts';

export type PlaceDeps = CallerDeps & {
  places: Pick<PlaceSearch, 'ask'>;
  /** A separate limit, so that a search during typing uses up no calls. */
  placeLimit: RateLimit;
  countPlaceVisit: CountVisit;
};

/**
 * Mounts the search of places, which costs nothing.
 * @returns its paths as requests have them
 */
export function mountPlaceRoutes(
  app: FastifyInstance,
  { places, placeLimit, countPlaceVisit, ...deps }: PlaceDeps,
): string[] {
  const caller = { ...deps, limit: placeLimit, countVisit: countPlaceVisit };
  const one = PLACE_PATH.replace('{place_id}', ':place_id');

  app.route({
    method: 'GET',
    url: PLACES_PATH,
    exposeHeadRoute: true,
    config: { operation: 'places' },
    handler: async (request, reply) => {
      await identify(request, null, caller);
      const { q, limit } = validated(PlaceQuery, decodeQuery({ input: PlaceQuery }, queryOf(request)));
      const found = await places.ask({ kind: 'search', text: q, limit });
      return sendFresh(request, reply, { places: found.map(placeOf) });
    },
  });
  app.route<{ Params: { place_id: string } }>({
    method: 'GET',
    url: one,
    exposeHeadRoute: true,
    config: { operation: 'places/id' },
    handler: async (request, reply) => {
      await identify(request, null, caller);
      const sent = decodeQuery({ input: PlaceId }, [['place_id', request.params.place_id]]);
      const { place_id: id } = validated(PlaceId, sent);
      const [place] = await places.ask({ kind: 'find', id });
      if (!place) throw new ApiError('not_found', { detail: `There is no place ${id}. Search for it by its name.` });
      return sendFresh(request, reply, { ...placeOf(place), alternate_names: place.alternateNames ?? [] });
    },
  });
  return [PLACES_PATH, one];
}

function validated<Schema extends z.ZodType>(schema: Schema, sent: unknown): z.output<Schema> {
  const read = readInput(schema, sent, 'query');
  if (!read.ok) throw new ApiError('validation_error', { detail: read.problems });
  return read.data;
}
