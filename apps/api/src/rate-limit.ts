import { PLANS, TEST_KEY_RATE_PER_MINUTE } from '@graha/domain/plans';
import type { KeyRecord } from '@graha/store/metering';
import { RateLimiterRes } from 'rate-limiter-flexible';
import { type Counters, type Limiter, WINDOW_SECONDS } from './counters.ts';
import { ApiError } from './errors.ts';

export type RateHeaders = Record<string, string>;
export type RateLimit = (record: Caller) => Promise<RateHeaders>;
type Caller = Pick<KeyRecord, 'tenantId' | 'env' | 'plan'>;

/**
 * Counts one authenticated request of the tenant; test keys have a small count of their own.
 * @returns the headers that tell the client where it stands; none for a plan without limit
 */
export function createRateLimit(
  counters: Counters,
  refused: () => void = () => undefined,
  rateOf = ratePerMinuteOf,
): RateLimit {
  const limiters = new Map<number, Limiter>();

  return async function limit(caller) {
    const { env, tenantId } = caller;
    const rate = rateOf(caller);
    if (rate === null) return {};
    const limiter = limiters.get(rate) ?? counters.limiter(rate);
    limiters.set(rate, limiter);
    try {
      return rateHeaders(rate, await limiter.consume(`${tenantId}:rate:${env}`));
    } catch (spent) {
      if (!(spent instanceof RateLimiterRes)) throw spent;
      refused();
      throw new ApiError('rate_limited', {
        detail: `This workspace may call ${rate} times a minute${env === 'test' ? ' with test keys' : ''}.`,
        headers: { ...rateHeaders(rate, spent), 'retry-after': secondsUntil(spent) },
      });
    }
  };
}

const ratePerMinuteOf = ({ env, plan }: Caller): number | null =>
  env === 'test' ? TEST_KEY_RATE_PER_MINUTE : PLANS[plan].ratePerMinute;

/** The draft's fields, and the older ones that most clients read. */
function rateHeaders(rate: number, { remainingPoints, msBeforeNext }: RateLimiterRes): RateHeaders {
  const seconds = secondsUntil({ msBeforeNext });
  return {
    'ratelimit-policy': `"burst";q=${rate};w=${WINDOW_SECONDS}`,
    ratelimit: `"burst";r=${remainingPoints};t=${seconds}`,
    'x-ratelimit-limit': String(rate),
    'x-ratelimit-remaining': String(remainingPoints),
    'x-ratelimit-reset': seconds,
  };
}

export const secondsUntil = ({ msBeforeNext }: Pick<RateLimiterRes, 'msBeforeNext'>): string =>
  String(Math.max(1, Math.ceil(msBeforeNext / 1000)));
