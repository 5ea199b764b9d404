import type { ListedOperation } from './list-operations.ts';

/** A call that may take more CPU time than this is computed beside the thread that answers everybody else. */
export const LONG_CALL_MS = 5;

/** Beyond it searches for a rise or a set take up to a hundred times as long. */
const HIGH_LATITUDE_DEG = 60;
/** Families whose operations search for rises and sets. */
const HORIZON_FAMILIES: readonly string[] = ['panchang', 'astrology'];

/**
 * Whether a call may take long: by the most that its operation was measured to take, or by the latitude of its places.
 * @param input as sent or as parsed by the operation's schema
 */
export const mayTakeLong = (
  { cpuMaxMs = 0, family }: Pick<ListedOperation, 'cpuMaxMs' | 'family'>,
  input: unknown,
): boolean => cpuMaxMs > LONG_CALL_MS || (HORIZON_FAMILIES.includes(family) && isAtHighLatitude(input));

/** A request names one place, or one in each of its two births. */
const isAtHighLatitude = (input: unknown): boolean =>
  [input, ...Object.values(Object(input))].some((place) => Math.abs(latitudeOf(place)) > HIGH_LATITUDE_DEG);

const latitudeOf = (place: unknown): number =>
  typeof place === 'object' && place !== null && 'latitude' in place ? Number(place.latitude) : 0;
