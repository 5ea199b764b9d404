import { APIError, isAPIError } from 'better-auth/api';

export type Bounds = { runningMax: number; waitingMax: number };

const BUSY = 'TOO_BUSY';
export const BUSY_MESSAGE = 'Many people are signing in right now. Nothing was changed; try again in a few seconds.';

/** Limits how many calls run at once and how many wait; further calls are refused at once. */
export function bounded({ runningMax, waitingMax }: Bounds) {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async <Answer>(work: () => Promise<Answer>): Promise<Answer> => {
    if (running >= runningMax) {
      if (waiting.length >= waitingMax) throw busy();
      await new Promise<void>((resolve) => waiting.push(resolve)); // A call that ends passes its place on.
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
