import { z } from 'zod';
import { BirthDetails, reportImpossibleReadings } from '../birth.ts';
import { readInput, type ValidationProblem } from '../issues.ts';
import { fillPlaces, type FindPlace } from './place-ids.ts';

export type Written = Record<string, unknown>;
export type BirthReading = { birth: Written } | { problems: ValidationProblem[] };

/** A birth under the name that it has in a request to store it. */
const Checked = z
  .strictObject({ birth: BirthDetails })
  .superRefine((request, context) => reportImpossibleReadings(request, ['birth'], context), { when: () => true });

/**
 * Reads a birth as operations do, and writes out its place.
 * @returns the birth as it will be stored, or all its problems under the member `birth`
 */
export async function readBirthToStore(findPlace: FindPlace, birth: Written): Promise<BirthReading> {
  const request = { operation: { input: Checked }, sent: { birth }, source: 'body' } as const;
  const placed = await fillPlaces(findPlace, request);
  if ('problems' in placed) return placed;
  const read = readInput(Checked, placed.sent, 'body');
  // Safe: the request is an object, to which only members were added.
  return read.ok ? { birth: Object(placed.sent).birth as Written } : { problems: read.problems };
}
