import type { z } from 'zod';
import type { Source, ValidationProblem } from '../issues.ts';
import { placeTakers, takesCountry } from '../stand-in.ts';

export const PLACES_PATH = '/api/v1/places';

/** A place, with the members that a birth has too. `zone` is an IANA name, `countryCode` an ISO 3166-1 code. */
export type PlacePosition = { latitude: number; longitude: number; zone: string; countryCode: string };

/** Returns the place of an id; null if there is none. */
export type FindPlace = (id: number) => Promise<PlacePosition | null>;

export type SentRequest = { operation: { input: z.ZodType }; sent: unknown; source: Source };
export type Placed = { sent: unknown } | { problems: ValidationProblem[] };

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isId = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) > 0;

/** Each numeric `place_id` of a request, by the member with the place; '' is the request itself. */
function idsIn({ operation, sent }: SentRequest): [string, number][] {
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
 * @returns the request, or a problem for every unknown id
 */
export async function fillPlaces(findPlace: FindPlace, request: SentRequest): Promise<Placed> {
  const ids = idsIn(request);
  if (ids.length === 0) return { sent: request.sent };
  const found = await Promise.all(ids.map(([, id]) => findPlace(id)));
  const problems = ids.flatMap(([taker, id], index) => (found[index] ? [] : [unknownPlace(request.source, taker, id)]));
  if (problems.length > 0) return { problems };
  const sent = ids.reduce((filledSoFar: unknown, [taker], index) => {
    const place = found[index];
    if (!place || !isObject(filledSoFar)) return filledSoFar;
    const birth: Record<string, unknown> = taker === '' ? filledSoFar : Object(filledSoFar[taker]);
    const own = { latitude: place.latitude, longitude: place.longitude, timezone: place.zone };
    const country = takesCountry(request.operation, taker) ? countryFor(birth, place.countryCode) : {};
    const filled = { ...own, ...country, ...birth };
    return taker === '' ? filled : { ...filledSoFar, [taker]: filled };
  }, request.sent);
  return { sent };
}

function unknownPlace(source: Source, taker: string, id: number): ValidationProblem {
  const steps = taker === '' ? ['place_id'] : [taker, 'place_id'];
  const name = steps.join('.');
  const msg = `${name} ${id} is not the id of a place; GET ${PLACES_PATH}?q= finds ids by names`;
  return { loc: source === 'query' ? [source, name] : [source, ...steps], msg, type: 'value_error', input: id };
}
