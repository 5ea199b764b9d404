import { fillPlaces, type FindPlace, type SentRequest } from '@graha/catalog/request/births/place-ids';
import { ApiError } from '../errors/errors.ts';
import type { PlaceSearch } from './place-search.ts';

export type PlaceLookup = { places: Pick<PlaceSearch, 'ask'> };

/** Returns the function that finds a place in the thread of places. */
export const placeFinder =
  ({ places }: PlaceLookup): FindPlace =>
  async (id) =>
    (await places.ask({ kind: 'position', id }))[0] ?? null;

/**
 * Fills in latitude, longitude, timezone and country of each place that the input names by id. Values in the input are kept.
 * @throws ApiError with every unknown id
 */
export async function withPlaces(lookup: PlaceLookup, request: SentRequest): Promise<unknown> {
  const placed = await fillPlaces(placeFinder(lookup), request);
  if ('problems' in placed) throw new ApiError('validation_error', { detail: placed.problems });
  return placed.sent;
}
