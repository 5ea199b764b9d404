import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import type { Redis } from 'ioredis';
import { createBreaker } from './breaker.ts';
import { type Clock, systemClock } from './clock.ts';

export const WINDOW_SECONDS = 60;

/** Counts up to so many points a window. `consume` rejects with a `RateLimiterRes` once they are spent. */
export type Limiter = {
  consume(key: string): Promise<RateLimiterRes>;
  get(key: string): Promise<RateLimiterRes | null>;
};

/** Where requests are counted. */
export type Counters = { limiter(points: number): Limiter };

export type CountersObserver = {
  /** A request was counted here because the shared counters did not answer. */
  fellBack(error: unknown): void;
};

/** In this process. With several replicas each has its share, so that together they admit the limit. */
export const localCounters = (replicas = 1): Counters => ({
  limiter: (points) =>
    new RateLimiterMemory({ points: Math.ceil(points / replicas), duration: WINDOW_SECONDS, keyPrefix: '' }),
});

/**
 * In Redis or Valkey, for all replicas together. While it is away each replica counts its share for itself, without a
 * request waiting for it; one now and then tries whether it is back. A window that begins on the one side and ends on the
 * other admits twice the limit at most.
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
        consume: (key) =>
          either(
            () => shared.consume(key),
            () => own.consume(key),
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
