import { performance } from 'node:perf_hooks';

/** Time that only goes forward, so that tests can play through an hour in a moment and always alike. */
export type Clock = {
  nowMs(): number;
  /** @returns what calls it off */
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

/** A server's own limits do not help while the server itself stands still. */
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
