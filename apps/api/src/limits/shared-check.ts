import { type Clock, systemClock } from './clock.ts';

/** Shorter than the period of any probe, and long enough that a flood of probes asks for nothing more. */
export const PASSED_MS = 1_000;

/**
 * Shares one check of health between its callers: a running check serves all that ask while it runs, and one that
 * passed serves for `PASSED_MS` from its beginning. A failure is never reused, so that the next caller sees a recovery.
 *
 * @param check resolves if the checked service can be used, and rejects otherwise
 */
export function createSharedCheck(check: () => Promise<void>, clock: Clock = systemClock): () => Promise<void> {
  let shared: Promise<void> | null = null;
  let isRunning = false;
  let begunMs = 0;
  return function ask() {
    if (shared && (isRunning || clock.nowMs() - begunMs < PASSED_MS)) return shared;
    isRunning = true;
    begunMs = clock.nowMs();
    shared = check()
      .catch((error: unknown) => {
        shared = null;
        throw error;
      })
      .finally(() => {
        isRunning = false;
      });
    return shared;
  };
}
