import { createThrottle, type Throttle } from '../../auth/throttle.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/**
 * How often what may be tried, and counted against whom. `signInByPair` is the tight one of sign-in, so that a stranger who
 * guesses does not lock the owner out.
 */
const LIMITS = {
  signUpByAddress: { attemptsMax: 20, windowMs: HOUR_MS },
  signInByAddress: { attemptsMax: 60, windowMs: 15 * MINUTE_MS },
  signInByAccount: { attemptsMax: 100, windowMs: HOUR_MS },
  signInByPair: { attemptsMax: 10, windowMs: 15 * MINUTE_MS },
  codeByAddress: { attemptsMax: 20, windowMs: 15 * MINUTE_MS },
  resetMailByAddress: { attemptsMax: 20, windowMs: HOUR_MS },
  resetMailByAccount: { attemptsMax: 5, windowMs: HOUR_MS },
  resetByAddress: { attemptsMax: 20, windowMs: HOUR_MS },
  addressMailByPerson: { attemptsMax: 5, windowMs: HOUR_MS },
  proofByPerson: { attemptsMax: 10, windowMs: 15 * MINUTE_MS },
} as const;

export type Throttles = Record<keyof typeof LIMITS, Throttle>;

/** Test runs open many accounts, and fail at many doors, from one address. */
const OF_TEST_RUNS: readonly string[] = ['signUpByAddress', 'signInByAddress', 'codeByAddress', 'resetMailByAddress'];

export function createThrottles({ isTestRun }: { isTestRun: boolean }, nowMs?: () => number): Throttles {
  const limitOf = (name: string, { attemptsMax, windowMs }: { attemptsMax: number; windowMs: number }) => ({
    attemptsMax: isTestRun && OF_TEST_RUNS.includes(name) ? 10_000 : attemptsMax,
    windowMs,
  });
  // Safe: one throttle for each name of the table.
  return Object.fromEntries(
    Object.entries(LIMITS).map(([name, limit]) => [name, createThrottle(limitOf(name, limit), nowMs)]),
  ) as Throttles;
}
