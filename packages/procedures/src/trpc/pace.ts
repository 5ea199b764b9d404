import type { Limit } from '@graha/auth/core/throttle';

/** Several times the need of a person with a dozen open pages; it slows scripts down. */
const LIMITS = {
  query: { attemptsMax: 1_200, windowMs: 60_000 },
  mutation: { attemptsMax: 120, windowMs: 60_000 },
  /** Limit of an address without a session. */
  visitor: { attemptsMax: 300, windowMs: 60_000 },
} as const;

/**
 * Limits of queries and mutations per person, and of queries per address, in each portal. A count in the database would cost as
 * much as the query.
 */
export type Pace = Record<keyof typeof LIMITS, LocalThrottle>;

export const createPace = (nowMs?: () => number): Pace => ({
  query: createLocalThrottle(LIMITS.query, nowMs),
  mutation: createLocalThrottle(LIMITS.mutation, nowMs),
  visitor: createLocalThrottle(LIMITS.visitor, nowMs),
});

type LocalThrottle = {
  /** Counts an attempt by its weight. Returns the milliseconds until an attempt is allowed: 0 if this one is. */
  take(subject: string, weight?: number): number;
  /** Returns the wait of the next attempt without counting one. */
  waitMs(subject: string): number;
  /** Resets the count after a success. */
  forget(subject: string): void;
};

const SUBJECTS_MAX = 50_000;

/** Counts in fixed windows in the memory of this process, for calls too frequent to count in a database. */
export function createLocalThrottle({ attemptsMax, windowMs }: Limit, nowMs: () => number = Date.now): LocalThrottle {
  const windows = new Map<string, { endsMs: number; attempts: number }>();

  function sweep(): void {
    for (const [subject, { endsMs }] of windows) if (endsMs <= nowMs()) windows.delete(subject);
    for (const subject of windows.keys()) {
      if (windows.size <= SUBJECTS_MAX / 2) return;
      windows.delete(subject);
    }
  }

  return {
    take(subject, weight = 1) {
      if (windows.size > SUBJECTS_MAX) sweep();
      const open = windows.get(subject);
      if (!open || open.endsMs <= nowMs()) {
        windows.set(subject, { endsMs: nowMs() + windowMs, attempts: weight });
        return weight > attemptsMax ? windowMs : 0;
      }
      open.attempts += weight;
      return open.attempts > attemptsMax ? open.endsMs - nowMs() : 0;
    },
    waitMs(subject) {
      const open = windows.get(subject);
      return open && open.attempts >= attemptsMax ? Math.max(0, open.endsMs - nowMs()) : 0;
    },
    forget: (subject) => void windows.delete(subject),
  };
}
