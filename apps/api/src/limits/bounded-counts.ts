import { RateLimiterRes } from 'rate-limiter-flexible';
import { type Clock, systemClock } from './clock.ts';
import { createGrowingCache } from './growing-cache.ts';

/**
 * Counts points in a window. `consume` rejects with a `RateLimiterRes` when no points are left. `counted` is the part
 * of the weight that was counted before.
 */
export type Limiter = {
  consume(key: string, weight?: number, counted?: number): Promise<RateLimiterRes>;
  get(key: string): Promise<RateLimiterRes | null>;
};

/**
 * About 20 MB. A caller with more addresses than this resets the counts of others and is still bound by the key's daily
 * cap.
 */
const SUBJECTS_MAX = 100_000;

/**
 * Counts in windows of a monotonic clock, in this process, shared by limiters with different numbers of points. The
 * library's own counts in memory have a timer each and no bound, and a wall clock that is set back lengthens their wait.
 * @param countsRefused true if a refused request takes its points too
 */
export function createBoundedCounts(
  clock: Clock = systemClock,
  { subjectsMax = SUBJECTS_MAX, countsRefused = false } = {},
) {
  const counts = createGrowingCache<{ endsMs: number; points: number }>(subjectsMax);
  const openCount = (subject: string) => {
    const count = counts.peek(subject);
    return count && count.endsMs > clock.nowMs() ? count : null;
  };

  return function limiter(pointsMax: number, windowSeconds: number): Limiter {
    const answer = (points: number, endsMs: number) =>
      new RateLimiterRes(Math.max(0, pointsMax - points), Math.max(0, endsMs - clock.nowMs()), points, points === 1);
    return {
      async consume(subject, weight = 1, counted = 0) {
        const { endsMs, points } = openCount(subject) ?? { endsMs: clock.nowMs() + windowSeconds * 1000, points: 0 };
        const together = points + weight - counted;
        const isRefused = together > pointsMax;
        if (!isRefused || countsRefused) counts.set(subject, { endsMs, points: together });
        if (isRefused) throw answer(countsRefused ? together : pointsMax, endsMs);
        return answer(together, endsMs);
      },
      get: async (subject) => {
        const count = openCount(subject);
        return count && answer(count.points, count.endsMs);
      },
    };
  };
}
