import { BirthDetails, reportImpossibleReadings } from '@graha/catalog/request/birth';
import { readInput, type ValidationProblem } from '@graha/catalog/request/issues';
import { z } from 'zod';
import { ApiError } from '../errors/errors.ts';
import { type PlaceLookup, withPlaces } from '../places/with-places.ts';

type Written = Record<string, unknown>;

/** A birth under the name that it has in a request to store it. */
const Checked = z
  .strictObject({ birth: BirthDetails })
  .superRefine((request, context) => reportImpossibleReadings(request, ['birth'], context), { when: () => true });

/**
 * Reads a birth as operations do, and writes out its place.
 * @returns the birth as it will be stored, or all its problems
 */
export async function readBirth(
  places: PlaceLookup,
  birth: Written,
): Promise<{ birth: Written } | { problems: ValidationProblem[] }> {
  const request = { operation: { input: Checked }, sent: { birth }, source: 'body' } as const;
  const placed = await withPlaces(places, request).catch(problemsOf);
  if (Array.isArray(placed)) return { problems: placed };
  const read = readInput(Checked, placed, 'body');
  // Safe: the request is an object, to which only members were added.
  return read.ok ? { birth: Object(placed).birth as Written } : { problems: read.problems };
}

/** @throws every error that is not about the place */
function problemsOf(error: unknown): ValidationProblem[] {
  if (error instanceof ApiError && error.code === 'validation_error' && Array.isArray(error.detail))
    return error.detail;
  throw error;
}
