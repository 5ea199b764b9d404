import { performance } from 'node:perf_hooks';

const PROBE_EVERY_MS = 200;
/** Without any caller for so long, what was known of the database is no longer news. */
const FORGET_AFTER_MS = 10_000;

/** While the database is away, one caller now and then tries whether it is back; the others hear at once that it is not. */
export function createBreaker(awayAfterMs: number, now: () => number = () => performance.now()) {
  let failingSinceMs: number | null = null;
  let probedAtMs = 0;
  const away = (): boolean => failingSinceMs !== null && now() - failingSinceMs >= awayAfterMs;

  return {
    /** One broken connection is an accident; failing for a while is not. */
    away,
    /** @param sinceMs when the failed attempt began: one that took long has failed for long */
    failed(sinceMs: number): void {
      probedAtMs = now();
      failingSinceMs ??= sinceMs;
    },
    succeeded(): void {
      failingSinceMs = null;
    },
    admits(): boolean {
      if (!away()) return true;
      const quietMs = now() - probedAtMs;
      if (quietMs < PROBE_EVERY_MS) return false;
      if (quietMs > FORGET_AFTER_MS) failingSinceMs = null;
      probedAtMs = now();
      return true;
    },
  };
}
