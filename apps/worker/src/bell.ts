/** Wakes one sleeper early. A ring that nobody waits for is kept, so that none is lost between two naps. */
export type Bell = {
  ring(): void;
  /** Until the bell rings, the time is over or the signal aborts; never rejects. */
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

/** One for each sleeper, rung together. */
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
