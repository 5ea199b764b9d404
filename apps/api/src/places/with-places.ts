import type { Source, ValidationProblem } from '@graha/catalog/request/issues';
import type { ListedOperation } from '@graha/catalog/list/list-operations';
import { placeTakers, takesCountry } from '@graha/catalog/request/stand-in';
import { ApiError } from '../errors/errors.ts';
import { PLACES_PATH } from './place-answer.ts';
import type { PlaceSearch } from './place-search.ts';

export type PlaceLookup = { places: Pick<PlaceSearch, 'ask'> };
type Sent = { operation: Pick<ListedOperation, 'input'>; sent: unknown; source: Source };

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isId = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) > 0;

/** Each numeric `place_id` of a request, by the member with the place; '' is the request itself. */
function idsIn({ operation, sent }: Sent): [string, number][] {
  if (!isObject(sent)) return [];
  return placeTakers(operation).flatMap((taker): [string, number][] => {
    const birth = taker === '' ? sent : sent[taker];
    return isObject(birth) && isId(birth['place_id']) ? [[taker, birth['place_id']]] : [];
  });
}

/**
 * The country of a place, for its calendar. A caller who names the country must name the calendar of an old date; one
 * who names the place alone means the Gregorian calendar, and `metadata.birth` notes the other reading.
 */
function countryFor({ calendar, country }: Record<string, unknown>, countryCode: string): object {
  if (country !== undefined) return {};
  return { country: countryCode, ...(calendar === undefined ? { calendar: 'gregorian' } : {}) };
}

/**
 * Fills in latitude, longitude, timezone and country of each place that the input names by id. Values in the input are kept.
 * @throws ApiError with every unknown id
 */
export async function withPlaces({ places }: PlaceLookup, request: Sent): Promise<unknown> {
  const ids = idsIn(request);
  if (ids.length === 0) return request.sent;
  const found = await Promise.all(ids.map(([, id]) => places.ask({ kind: 'position', id })));
  const problems = ids.flatMap(([taker, id], index) =>
    found[index]?.[0] === undefined ? [unknownPlace(request.source, taker, id)] : [],
  );
  if (problems.length > 0) throw new ApiError('validation_error', { detail: problems });
  return ids.reduce((sent: unknown, [taker], index) => {
    const place = found[index]?.[0];
    if (place === undefined || !isObject(sent)) return sent;
    const birth: Record<string, unknown> = taker === '' ? sent : Object(sent[taker]);
    const own = { latitude: place.latitude, longitude: place.longitude, timezone: place.zone };
    const country = takesCountry(request.operation, taker) ? countryFor(birth, place.countryCode) : {};
    const filled = { ...own, ...country, ...birth };
    return taker === '' ? filled : { ...sent, [taker]: filled };
  }, request.sent);
}

function unknownPlace(source: Source, taker: string, id: number): ValidationProblem {
  const steps = taker === '' ? ['place_id'] : [taker, 'place_id'];
  const name = steps.join('.');
  const msg = `${name} ${id} is not the id of a place; GET ${PLACES_PATH}?q= finds ids by names`;
  return { loc: source === 'query' ? [source, name] : [source, ...steps], msg, type: 'value_error', input: id };
}
