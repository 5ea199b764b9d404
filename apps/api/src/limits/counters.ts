import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import type { Redis } from 'ioredis';
import { createBreaker } from './breaker.ts';
import { type Clock, systemClock } from './clock.ts';

export const WINDOW_SECONDS = 60;

/** Counts points in a window. `consume` rejects with a `RateLimiterRes` once they are spent. */
export type Limiter = {
  consume(key: string, weight?: number): Promise<RateLimiterRes>;
  get(key: string): Promise<RateLimiterRes | null>;
};

/** Makes limiters over one store of counts. */
export type Counters = { limiter(points: number): Limiter };

export type CountersObserver = {
  /** A request was counted in this process because the shared counters did not answer. */
  fellBack(error: unknown): void;
};

/** Counts in this process. Each of several replicas has its share, so that together they admit the limit. */
export const localCounters = (replicas = 1): Counters => ({
  limiter(points) {
    const share = Math.ceil(points / replicas);
    const memory = new RateLimiterMemory({ points: share, duration: WINDOW_SECONDS, keyPrefix: '' });
    return {
      // Otherwise a call that weighs more than the share of one replica would never be admitted.
      consume: (key, weight = 1) => memory.consume(key, Math.min(weight, share)),
      get: (key) => memory.get(key),
    };
  },
});

/**
 * Counts in Redis or Valkey for all replicas. While it is away each replica counts its share, and one request now and then
 * probes it. A window during which it goes away or comes back admits twice the limit at most.
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
    limiter(points) {
      const shared = new RateLimiterRedis({
        storeClient: redis,
        points,
        duration: WINDOW_SECONDS,
        keyPrefix: '', // Keys begin with the tenant's id.
        rejectIfRedisNotReady: true,
      });
      const own = local.limiter(points);
      return {
        consume: (key, weight = 1) =>
          either(
            () => shared.consume(key, weight),
            () => own.consume(key, weight),
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
