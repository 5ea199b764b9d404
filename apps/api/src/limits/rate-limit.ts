import { MANAGEMENT_PER_MINUTE } from '@graha/domain/management/management';
import { RateLimiterRes } from 'rate-limiter-flexible';
import { allowanceOf, type Caller } from './allowance.ts';
import type { Limiter } from './bounded-counts.ts';
import { type Counters, WINDOW_SECONDS } from './counters.ts';
import { ApiError } from '../errors/errors.ts';

export type RateHeaders = Record<string, string>;
/**
 * @param weight how many calls this call counts as
 * @param counted how many of them were counted before
 */
export type RateLimit = (record: Caller, weight?: number, counted?: number) => Promise<RateHeaders>;

/** So many of the dearest calls fit into a minute: none counts as more than its share of the limit. */
const DEAREST_CALLS_MIN = 3;

/**
 * Counts an authenticated request of the tenant by its weight; test keys have a small limit of their own.
 * @returns the rate headers of the answer; none for a plan without limit
 */
export function createRateLimit(
  counters: Counters,
  refused: () => void = () => undefined,
  rateOf = (caller: Caller): number | null => allowanceOf(caller).ratePerMinute,
): RateLimit {
  const limiters = new Map<number, Limiter>();

  return async function limit(caller, weight = 1, counted = 0) {
    const { env, tenantId } = caller;
    const rate = rateOf(caller);
    if (rate === null) return {};
    const limiter = limiters.get(rate) ?? counters.limiter(rate);
    limiters.set(rate, limiter);
    const weightMax = Math.floor(rate / DEAREST_CALLS_MIN);
    const [whole, before] = [Math.min(weight, weightMax), Math.min(counted, weightMax)];
    try {
      return rateHeaders(rate, await limiter.consume(`${tenantId}:rate:${env}`, whole, before));
    } catch (spent) {
      if (!(spent instanceof RateLimiterRes)) throw spent;
      refused();
      throw new ApiError('rate_limited', {
        detail:
          `This workspace may call ${rate} times a minute${env === 'test' ? ' with test keys' : ''}.` +
          (whole === 1 ? '' : ` This call counts as ${whole}.`),
        headers: { ...rateHeaders(rate, spent), 'retry-after': secondsUntil(spent) },
      });
    }
  };
}

/** Searches of places in a minute, by all keys of a workspace. */
export const PLACES_PER_MINUTE = 600;

/** Counts searches of places by themselves. */
export const createPlaceLimit = (counters: Counters, refused?: () => void): RateLimit =>
  createOwnLimit(counters, { name: 'places', rate: PLACES_PER_MINUTE, may: 'search places' }, refused);

/** Counts requests to the Management API by themselves. */
export const createManagementLimit = (counters: Counters, refused?: () => void): RateLimit =>
  createOwnLimit(counters, { name: 'account', rate: MANAGEMENT_PER_MINUTE, may: 'call the Management API' }, refused);

type Own = { name: string; rate: number; may: string };

/** A limit beside that of calls, of a workspace on any plan. */
function createOwnLimit(
  counters: Counters,
  { name, rate, may }: Own,
  refused: () => void = () => undefined,
): RateLimit {
  const limiter = counters.limiter(rate);
  return async function limit({ tenantId }) {
    try {
      return rateHeaders(rate, await limiter.consume(`${tenantId}:${name}`));
    } catch (spent) {
      if (!(spent instanceof RateLimiterRes)) throw spent;
      refused();
      throw new ApiError('rate_limited', {
        detail: `This workspace may ${may} ${rate} times a minute.`,
        headers: { ...rateHeaders(rate, spent), 'retry-after': secondsUntil(spent) },
      });
    }
  };
}

/** The fields of the IETF draft and the older ones that most clients read. */
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
