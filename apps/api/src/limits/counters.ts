import { RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import type { Redis } from 'ioredis';
import { createBoundedCounts, type Limiter } from './bounded-counts.ts';
import { createBreaker } from './breaker.ts';
import { type Clock, systemClock } from './clock.ts';

export const WINDOW_SECONDS = 60;

/**
 * Makes limiters over one store of counts.
 * @param windowSeconds the window; a minute if omitted
 */
export type Counters = { limiter(points: number, windowSeconds?: number): Limiter };

export type CountersObserver = {
  /** A request was counted in this process because the shared counters did not answer. */
  fellBack(error: unknown): void;
};

/** Counts in this process. Each replica has its share of the limit, so that all replicas together admit the limit. */
export function localCounters(replicas = 1, clock: Clock = systemClock): Counters {
  const longCounts = createBoundedCounts(clock);
  return { limiter };

  function limiter(points: number, windowSeconds = WINDOW_SECONDS): Limiter {
    const share = Math.ceil(points / replicas);
    if (windowSeconds > WINDOW_SECONDS) return longCounts(share, windowSeconds);
    const memory = createBoundedCounts(clock, { countsRefused: true })(share, WINDOW_SECONDS);
    return {
      // Capped, because otherwise a call heavier than one replica's share would never be admitted.
      consume: (key, weight = 1, counted = 0) =>
        memory.consume(key, Math.min(weight, share) - Math.min(counted, share)),
      get: (key) => memory.get(key),
    };
  }
}

/**
 * Counts in Redis or Valkey for all replicas. While it is away, each replica counts its share, and one request probes
 * it from time to time. A window in which it goes away or returns admits at most twice the limit, and three times if it
 * also loses its counts.
 */
export function sharedCounters(
  redis: Redis,
  local: Counters,
  { fellBack }: CountersObserver,
  clock: Clock = systemClock,
): Counters {
  const breaker = createBreaker(0, clock);

  async function either<T>(shared: () => Promise<T>, own: () => Promise<T>): Promise<T> {
    if (!breaker.admits()) return own();
    const startedMs = clock.nowMs();
    try {
      const answer = await shared();
      breaker.succeeded();
      return answer;
    } catch (error) {
      if (error instanceof RateLimiterRes) {
        breaker.succeeded();
        throw error;
      }
      breaker.failed(startedMs);
      fellBack(error);
      return own();
    }
  }

  return {
    limiter(points, windowSeconds = WINDOW_SECONDS) {
      const shared = new RateLimiterRedis({
        storeClient: redis,
        points,
        duration: windowSeconds,
        keyPrefix: '', // Keys begin with the tenant's id.
        rejectIfRedisNotReady: true,
      });
      const own = local.limiter(points, windowSeconds);
      return {
        consume: (key, weight = 1, counted = 0) =>
          either(
            () => shared.consume(key, weight - counted),
            () => own.consume(key, weight, counted),
          ),
        get: (key) =>
          either(
            () => shared.get(key),
            () => own.get(key),
          ),
      };
    },
  };
}
