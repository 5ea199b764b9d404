import { performance } from 'node:perf_hooks';

/** A monotonic clock and its timers, which tests replace to run deterministically. */
export type Clock = {
  nowMs(): number;
  /** @returns the function that cancels it */
  after(ms: number, run: () => void): () => void;
};

export const systemClock: Clock = {
  nowMs: () => performance.now(),
  after(ms, run) {
    const timer = setTimeout(run, ms);
    return () => clearTimeout(timer);
  },
};

export const sleep = (ms: number, clock: Clock): Promise<void> =>
  new Promise((resolve) => {
    clock.after(ms, resolve);
  });

class Late extends Error {
  override readonly name = 'Late';
}

/** Limits the wait in this process, because the other server's own timeouts do not run while that server is stopped. */
export async function within<T>(ms: number, answer: Promise<T>, clock: Clock): Promise<T> {
  let callOff = (): void => undefined;
  const late = new Promise<never>((_, reject) => {
    callOff = clock.after(ms, () => reject(new Late(`no answer within ${ms} ms`)));
  });
  try {
    return await Promise.race([answer, late]);
  } finally {
    callOff();
  }
}
