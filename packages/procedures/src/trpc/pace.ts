import { createLocalThrottle, type LocalThrottle } from './local-throttle.ts';

/** Several times what a person with a dozen open pages needs; a script is slowed down. */
const LIMITS = {
  query: { attemptsMax: 1_200, windowMs: 60_000 },
  mutation: { attemptsMax: 120, windowMs: 60_000 },
} as const;

/** How often one person may query and change, in each portal: a count in the database would cost as much as the query. */
export type Pace = Record<keyof typeof LIMITS, LocalThrottle>;

export const createPace = (nowMs?: () => number): Pace => ({
  query: createLocalThrottle(LIMITS.query, nowMs),
  mutation: createLocalThrottle(LIMITS.mutation, nowMs),
});
