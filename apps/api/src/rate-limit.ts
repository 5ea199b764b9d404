import { PLANS, TEST_KEY_RATE_PER_MINUTE } from '@graha/domain/plans';
import type { KeyRecord } from '@graha/store/metering';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { ApiError } from './errors.ts';

const WINDOW_SECONDS = 60;
/** Failed authentications of one address in a minute. */
export const FAILURES_PER_MINUTE = 60;

export type RateHeaders = Record<string, string>;
export type RateLimit = (record: KeyRecord) => Promise<RateHeaders>;

/**
 * Counts one authenticated request of the tenant; test keys have a small count of their own.
 * @returns the headers that tell the client where it stands; none for a plan without limit
 */
export function createRateLimit(rateOf = ratePerMinuteOf): RateLimit {
  const limiters = new Map<number, RateLimiterMemory>();

  return async function limit(record) {
    const { env, tenantId } = record;
    const rate = rateOf(record);
    if (rate === null) return {};
    const limiter = limiters.get(rate) ?? new RateLimiterMemory({ points: rate, duration: WINDOW_SECONDS });
    limiters.set(rate, limiter);
    try {
      return rateHeaders(rate, await limiter.consume(env === 'test' ? `test:${tenantId}` : tenantId));
    } catch (spent) {
      if (!(spent instanceof RateLimiterRes)) throw spent;
      const headers = rateHeaders(rate, spent);
      throw new ApiError('rate_limited', {
        detail: `This workspace may call ${rate} times a minute${env === 'test' ? ' with test keys' : ''}.`,
        headers: { ...headers, 'retry-after': secondsUntil(spent) },
      });
    }
  };
}

const ratePerMinuteOf = ({ env, plan }: KeyRecord): number | null =>
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

const secondsUntil = ({ msBeforeNext }: { msBeforeNext: number }): string =>
  String(Math.max(1, Math.ceil(msBeforeNext / 1000)));

export type AddressGuard = ReturnType<typeof createAddressGuard>;

/** Throttles addresses whose keys keep failing, before a query is spent on them. */
export function createAddressGuard(failuresMax: number = FAILURES_PER_MINUTE) {
  const failures = new RateLimiterMemory({ points: failuresMax, duration: WINDOW_SECONDS });
  const refusal = (spent: RateLimiterRes): ApiError =>
    new ApiError('rate_limited', {
      detail: 'Too many failed keys from this address.',
      headers: { 'retry-after': secondsUntil(spent) },
    });

  return {
    /** Throws for an address that has failed too often. */
    async admit(address: string): Promise<void> {
      const spent = await failures.get(address);
      if (spent && spent.consumedPoints > failuresMax) throw refusal(spent);
    },
    /** Counts a failure. @returns what to answer: the given error, or that it is too many */
    async failed(address: string, error: ApiError): Promise<ApiError> {
      try {
        await failures.consume(address);
        return error;
      } catch (spent) {
        return spent instanceof RateLimiterRes ? refusal(spent) : error;
      }
    },
  };
}
