import { BRAND_PREVIEWS_PER_MINUTE, MANAGEMENT_PER_MINUTE } from '@graha/domain/management/management';
import type { RateLimiterRes } from 'rate-limiter-flexible';
import { allowanceOf, type Caller } from './allowance.ts';
import type { Limiter } from './bounded-counts.ts';
import { type Counters, WINDOW_SECONDS } from './counters.ts';
import { refuseSpent, secondsUntil } from './spent-limit.ts';

export type RateHeaders = Record<string, string>;
/**
 * @param weight the weight of the call
 * @param counted the part of the weight that was counted before
 */
export type RateLimit = (record: Caller, weight?: number, counted?: number) => Promise<RateHeaders>;

/** No call may weigh more than a third of the limit, so at least three fit into a minute. */
const DEAREST_CALLS_MIN = 3;

/**
 * Counts an authenticated request of the tenant by its weight. Test keys have a separate, small limit.
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
    const counting = limiter.consume(`${tenantId}:rate:${env}`, whole, before);
    const left = await refuseSpent(counting, refused, 'rate_limited', (spent) => ({
      detail:
        `This workspace may call ${rate} times a minute${env === 'test' ? ' with test keys' : ''}.` +
        (whole === 1 ? '' : ` This call counts as ${whole}.`),
      headers: rateHeaders(rate, spent),
    }));
    return rateHeaders(rate, left);
  };
}

/** Searches of places per minute, over all keys of a workspace. */
export const PLACES_PER_MINUTE = 600;

/** Limits searches of places separately from calls. */
export const createPlaceLimit = (counters: Counters, refused?: () => void): RateLimit =>
  createOwnLimit(counters, { name: 'places', rate: PLACES_PER_MINUTE, may: 'search places' }, refused);

/** Limits requests to the Management API separately from calls. */
export const createManagementLimit = (counters: Counters, refused?: () => void): RateLimit =>
  createOwnLimit(counters, { name: 'account', rate: MANAGEMENT_PER_MINUTE, may: 'call the Management API' }, refused);

/** Limits previews of a brand separately from calls and from the Management API. */
export const createBrandLimit = (counters: Counters, refused?: () => void): RateLimit =>
  createOwnLimit(counters, { name: 'brand', rate: BRAND_PREVIEWS_PER_MINUTE, may: 'preview its brand' }, refused);

type Own = { name: string; rate: number; may: string };

/** A limit in addition to that on calls, equal for all plans. */
function createOwnLimit(
  counters: Counters,
  { name, rate, may }: Own,
  refused: () => void = () => undefined,
): RateLimit {
  const limiter = counters.limiter(rate);
  return async function limit({ tenantId }) {
    const left = await refuseSpent(limiter.consume(`${tenantId}:${name}`), refused, 'rate_limited', (spent) => ({
      detail: `This workspace may ${may} ${rate} times a minute.`,
      headers: rateHeaders(rate, spent),
    }));
    return rateHeaders(rate, left);
  };
}

/** The rate headers: the fields of the IETF draft, and the older ones that most clients read. */
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
