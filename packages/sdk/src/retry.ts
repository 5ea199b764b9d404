import type { GrahaError } from './graha-error.ts';

const FIRST_DELAY_MS = 500;
const DELAY_MAX_MS = 8_000;
/** For a longer wait, the caller gets the refusal instead. */
const RETRY_AFTER_MAX_S = 60;

/** When a request may be repeated after its answer may have been lost; `under_key` needs an Idempotency-Key. */
export type Repeat = 'always' | 'under_key' | 'never';

/** A 429 means that nothing was done, so even a request that must not run twice may be repeated. */
export const mayRepeat = (repeat: Repeat, { status }: GrahaError): boolean => repeat !== 'never' || status === 429;

/** Delay before the next attempt in ms; null for no further attempt. */
export function retryDelayMs(
  error: GrahaError,
  attemptIndex: number,
  random: () => number = Math.random,
): number | null {
  if (!error.retryable) return null;
  const { retryAfterSeconds } = error;
  if (retryAfterSeconds !== null) return retryAfterSeconds > RETRY_AFTER_MAX_S ? null : retryAfterSeconds * 1000;
  // Half of the delay is random, so that clients that failed together do not retry together.
  return Math.min(DELAY_MAX_MS, FIRST_DELAY_MS * 2 ** attemptIndex) * (0.5 + random() / 2);
}

/**
 * Waits.
 * @throws the caller's abort reason, early, if the signal aborts
 */
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
