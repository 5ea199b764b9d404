import type { Clock } from './clock.ts';

const PROBE_EVERY_MS = 200;
/** After this time without callers the breaker forgets that the database was away. */
const FORGET_AFTER_MS = 10_000;

/** While the database is away, one caller probes it from time to time; the others are refused at once. */
export function createBreaker(awayAfterMs: number, { nowMs }: Clock) {
  let failingSinceMs: number | null = null;
  let probedAtMs = 0;
  const away = (): boolean => failingSinceMs !== null && nowMs() - failingSinceMs >= awayAfterMs;

  return {
    /** True once attempts have failed for `awayAfterMs`, so that one broken connection does not count. */
    away,
    /** @param sinceMs the start of the failed attempt, because a slow attempt has failed for that long */
    failed(sinceMs: number): void {
      probedAtMs = nowMs();
      failingSinceMs ??= sinceMs;
    },
    succeeded(): void {
      failingSinceMs = null;
    },
    admits(): boolean {
      if (!away()) return true;
      const quietMs = nowMs() - probedAtMs;
      if (quietMs < PROBE_EVERY_MS) return false;
      if (quietMs > FORGET_AFTER_MS) failingSinceMs = null;
      probedAtMs = nowMs();
      return true;
    },
  };
}
