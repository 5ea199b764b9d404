import { createThrottle, type Throttle } from '../auth/throttle.ts';

/** Several times what a person in a hurry asks for with a dozen pages open; a script is slowed down. */
const LIMITS = {
  query: { attemptsMax: 1_200, windowMs: 60_000 },
  mutation: { attemptsMax: 120, windowMs: 60_000 },
} as const;

/** How often one person may ask, and change. */
export type Pace = Record<keyof typeof LIMITS, Throttle>;

export const createPace = (nowMs?: () => number): Pace => ({
  query: createThrottle(LIMITS.query, nowMs),
  mutation: createThrottle(LIMITS.mutation, nowMs),
});
