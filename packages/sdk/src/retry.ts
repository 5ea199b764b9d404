import type { GrahaError } from './graha-error.ts';

const FIRST_DELAY_MS = 500;
const DELAY_MAX_MS = 8_000;
/** A caller who would have to wait longer gets the refusal instead. */
const RETRY_AFTER_MAX_S = 60;

/** How long to wait before the next attempt; null where there is to be none. */
export function retryDelayMs(
  error: GrahaError,
  attemptIndex: number,
  random: () => number = Math.random,
): number | null {
  if (!error.retryable) return null;
  const { retryAfterSeconds } = error;
  if (retryAfterSeconds !== null) return retryAfterSeconds > RETRY_AFTER_MAX_S ? null : retryAfterSeconds * 1000;
  // Half of it by chance, so that clients which failed together do not come back together.
  return Math.min(DELAY_MAX_MS, FIRST_DELAY_MS * 2 ** attemptIndex) * (0.5 + random() / 2);
}

/** Ends early, with the caller's reason, where the caller gives up. */
export function wait(delayMs: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const giveUp = (): void => {
      clearTimeout(timer);
      reject(signal?.reason);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', giveUp);
      resolve();
    }, delayMs);
    if (signal?.aborted) giveUp();
    else signal?.addEventListener('abort', giveUp, { once: true });
  });
}
