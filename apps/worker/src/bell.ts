/** Wakes one sleeping task early. A ring during a run is kept for the next sleep, so that none is lost. */
export type Bell = {
  ring(): void;
  /** Resolves when the bell rings, the time is over or the signal aborts; never rejects. */
  sleep(ms: number, signal: AbortSignal): Promise<void>;
};

export function createBell(): Bell {
  let rung = false;
  let wake: (() => void) | null = null;
  return {
    ring() {
      rung = true;
      wake?.();
    },
    async sleep(ms, signal) {
      if (!rung && !signal.aborted) {
        await new Promise<void>((resolve) => {
          const timer = setTimeout(done, ms);
          signal.addEventListener('abort', done, { once: true });
          wake = done;
          function done() {
            clearTimeout(timer);
            signal.removeEventListener('abort', done);
            wake = null;
            resolve();
          }
        });
      }
      rung = false;
    },
  };
}

/** A set of bells that ring together, one for each task. */
export type Chime = { ring(): void; bell(): Bell };

export function createChime(): Chime {
  const bells: Bell[] = [];
  return {
    ring: () => bells.forEach((bell) => bell.ring()),
    bell() {
      const bell = createBell();
      bells.push(bell);
      return bell;
    },
  };
}
