import type { AttemptStore } from '@graha/store/identity/attempts';
import { createThrottle, waitAfter, type Throttle } from '../core/throttle.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/**
 * The limits of attempts, shared by all portals. `signInByPair` is the tightest limit of sign-in, so that a stranger's guesses do
 * not lock the owner out; known browsers are counted separately.
 */
const LIMITS = {
  signUpByAddress: { attemptsMax: 20, windowMs: HOUR_MS },
  confirmMailByAccount: { attemptsMax: 5, windowMs: HOUR_MS },
  signInByAddress: { attemptsMax: 60, windowMs: 15 * MINUTE_MS },
  /** Each attempt makes the server call an identity provider, and reveals whether a domain has one. */
  ssoByAddress: { attemptsMax: 30, windowMs: 15 * MINUTE_MS },
  signInByAccount: { attemptsMax: 100, windowMs: HOUR_MS },
  signInByDevice: { attemptsMax: 10, windowMs: 15 * MINUTE_MS },
  signInByPair: { attemptsMax: 10, windowMs: 15 * MINUTE_MS },
  codeByAddress: { attemptsMax: 20, windowMs: 15 * MINUTE_MS },
  /** Each attempt writes a row that lives for ten minutes. */
  deviceAskByAddress: { attemptsMax: 30, windowMs: 15 * MINUTE_MS },
  resetMailByAddress: { attemptsMax: 20, windowMs: HOUR_MS },
  resetMailByAccount: { attemptsMax: 5, windowMs: HOUR_MS },
  resetByAddress: { attemptsMax: 20, windowMs: HOUR_MS },
  addressMailByPerson: { attemptsMax: 5, windowMs: HOUR_MS },
  /** A lock rather than a count: released after the export, or after ten minutes. */
  exportByWorkspace: { attemptsMax: 1, windowMs: 10 * MINUTE_MS },
  exportByPerson: { attemptsMax: 5, windowMs: HOUR_MS },
  /** A form sent twice at once, as by a double click: the second gets the same answer and has no effect. */
  sameForm: { attemptsMax: 1, windowMs: 1_000 },
  proofByPerson: { attemptsMax: 10, windowMs: 15 * MINUTE_MS },
} as const;

type Name = keyof typeof LIMITS;

// Safe: the keys of the table itself.
const NAMES = Object.keys(LIMITS) as Name[];

export type Throttles = Record<Name, Throttle> & {
  /** Counts one attempt against several limits in one query and returns the longest wait. */
  takeAll(subjects: Partial<Record<Name, string>>): Promise<number>;
};

/** Test runs create many accounts and fail many sign-ins from one address. */
const OF_TEST_RUNS: readonly string[] = [
  'signUpByAddress',
  'signInByAddress',
  'ssoByAddress',
  'codeByAddress',
  'deviceAskByAddress',
  'resetMailByAddress',
];

export function createThrottles({ isTestRun }: { isTestRun: boolean }, store: AttemptStore): Throttles {
  const limitOf = (name: Name) => ({
    attemptsMax: isTestRun && OF_TEST_RUNS.includes(name) ? 10_000 : LIMITS[name].attemptsMax,
    windowMs: LIMITS[name].windowMs,
  });
  // Safe: one throttle for each name of the table.
  const each = Object.fromEntries(NAMES.map((name) => [name, createThrottle(store, name, limitOf(name))])) as Record<
    Name,
    Throttle
  >;
  return {
    ...each,
    async takeAll(subjects) {
      const names = NAMES.filter((name) => subjects[name] !== undefined);
      const windows = names.map((name) => ({ subject: `${name} ${subjects[name]}`, windowMs: LIMITS[name].windowMs }));
      const seen = await store.take(windows);
      return Math.max(0, ...names.map((name, index) => waitAfter(limitOf(name), seen[index])));
    },
  };
}
