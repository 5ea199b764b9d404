import { APIError, isAPIError } from 'better-auth/api';
import type { AttemptStore, Seen } from '@graha/store/identity/attempts';

export type Limit = { attemptsMax: number; windowMs: number };

export type Throttle = {
  /** Counts one attempt and returns the wait in milliseconds; 0 if the attempt is allowed. */
  take(subject: string): Promise<number>;
  /** Returns the wait of the next attempt without counting one. */
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

/** Returns the wait in milliseconds after a counted attempt. */
export const waitAfter = ({ attemptsMax }: Limit, seen: Seen | undefined): number =>
  seen && seen.attempts > attemptsMax ? Math.max(1, seen.leftMs) : 0;

export type Bounds = { runningMax: number; waitingMax: number };

const BUSY = 'TOO_BUSY';
export const BUSY_MESSAGE = 'Many people are signing in right now. Nothing was changed; try again in a few seconds.';

/** Limits the numbers of concurrent and of waiting calls; further calls are refused at once. */
export function bounded({ runningMax, waitingMax }: Bounds) {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async <Answer>(work: () => Promise<Answer>): Promise<Answer> => {
    if (running >= runningMax) {
      if (waiting.length >= waitingMax) throw busy();
      await new Promise<void>((resolve) => waiting.push(resolve)); // A call that ends passes its slot on.
    } else running += 1;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}

const busy = () => new APIError('SERVICE_UNAVAILABLE', { code: BUSY, message: BUSY_MESSAGE }, { 'retry-after': '5' });

export const isBusy = (error: unknown): boolean => isAPIError(error) && error.body?.code === BUSY;
