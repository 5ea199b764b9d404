import type { AttemptStore, Seen } from '@graha/store/identity/attempts';

export type Limit = { attemptsMax: number; windowMs: number };

export type Throttle = {
  /** Counts one attempt and returns how long to wait; 0 if the attempt is allowed. */
  take(subject: string): Promise<number>;
  /** How long the next attempt has to wait; counts nothing. */
  waitMs(subject: string): Promise<number>;
  /** Resets the count after a success. */
  forget(subject: string): Promise<void>;
};

/** Limits one kind of attempt; all users of the store share the count. */
export function createThrottle(store: AttemptStore, name: string, limit: Limit): Throttle {
  const { attemptsMax, windowMs } = limit;
  const subjectOf = (subject: string): string => `${name} ${subject}`;
  return {
    async take(subject) {
      const [seen] = await store.take([{ subject: subjectOf(subject), windowMs }]);
      return waitAfter(limit, seen);
    },
    async waitMs(subject) {
      const { attempts, leftMs } = await store.read(subjectOf(subject));
      return attempts >= attemptsMax ? leftMs : 0;
    },
    forget: (subject) => store.forget(subjectOf(subject)),
  };
}

/** How long to wait after a counted attempt. */
export const waitAfter = ({ attemptsMax }: Limit, seen: Seen | undefined): number =>
  seen && seen.attempts > attemptsMax ? Math.max(1, seen.leftMs) : 0;
