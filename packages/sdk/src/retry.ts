import type { GrahaError } from './graha-error.ts';

const FIRST_DELAY_MS = 500;
const DELAY_MAX_MS = 8_000;
/** A caller who would have to wait longer gets the refusal instead. */
const RETRY_AFTER_MAX_S = 60;

/** When a request may be sent again after its answer may have been lost; `under_key` carries an Idempotency-Key. */
export type Repeat = 'always' | 'under_key' | 'never';

/** After a 429 nothing was done, so that what must not be done twice may be sent again too. */
export const mayRepeat = (repeat: Repeat, { status }: GrahaError): boolean => repeat !== 'never' || status === 429;

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
