import type { Clock } from './clock.ts';

const PROBE_EVERY_MS = 200;
/** Without any caller for so long, what was known of the database is no longer news. */
const FORGET_AFTER_MS = 10_000;

/** While the database is away, one caller now and then tries whether it is back; the others hear at once that it is not. */
export function createBreaker(awayAfterMs: number, { nowMs }: Clock) {
  let failingSinceMs: number | null = null;
  let probedAtMs = 0;
  const away = (): boolean => failingSinceMs !== null && nowMs() - failingSinceMs >= awayAfterMs;

  return {
    /** One broken connection is an accident; failing for a while is not. */
    away,
    /** @param sinceMs when the failed attempt began: one that took long has failed for long */
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
