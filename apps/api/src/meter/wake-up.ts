import { type Clock, systemClock } from '../limits/clock.ts';

const EVERY_MS = 100;

/**
 * Wakes the worker after committed charges: after the first at once, then at most every 100 ms for all charges since. A failed
 * wake-up is not repeated, because the worker also polls.
 *
 * @param send wakes it; `crossed` is true if one of the charges crossed a threshold
 */
export function createWakeUp(
  send: (crossed: boolean) => Promise<void>,
  failed: (error: unknown) => void,
  clock: Clock = systemClock,
) {
  let waiting: { crossed: boolean } | null = null;
  let running: Promise<void> | null = null;
  let stopped = false;
  let endRest = (): void => undefined;

  async function run(): Promise<void> {
    while (waiting) {
      const { crossed } = waiting;
      waiting = null;
      await Promise.all([send(crossed).catch(failed), rest()]);
    }
    running = null;
  }

  const rest = (): Promise<void> =>
    new Promise((resolve) => {
      if (stopped) return resolve();
      const cancel = clock.after(EVERY_MS, resolve);
      endRest = () => {
        cancel();
        resolve();
      };
    });

  return {
    charged(crossed: boolean): void {
      waiting = { crossed: crossed || waiting?.crossed === true };
      running ??= run();
    },
    /** Sends what waits at once. */
    async stop(): Promise<void> {
      stopped = true;
      endRest();
      await running;
    },
  };
}
