import { RateLimiterRes } from 'rate-limiter-flexible';
import { addressOwner } from '@graha/store/identity/client-address';
import { type Clock, systemClock } from './clock.ts';
import { type Counters, WINDOW_SECONDS } from './counters.ts';
import { ApiError } from '../errors/errors.ts';
import { createGrowingCache } from './growing-cache.ts';
import { createLane } from './lane.ts';
import { secondsUntil } from './spent-limit.ts';

/** Failed lookups per minute after which an address is suspect. */
export const FAILURES_PER_MINUTE = 60;
/** The number of failed pairs of address and key to remember. */
const TRIED_MAX = 10_000;
/** Limits on lookups from suspect addresses, so that they do not delay other callers. */
const LOOKUPS = { atOnceMax: 2, waitingMax: 200 };

export type AddressGuard = ReturnType<typeof createAddressGuard>;

/**
 * Throttles addresses that guess keys. A suspect address has one lookup per minute for each well-formed key that this
 * replica does not know, so that new keys from that address work. A repeat of the same key costs no query. Failures
 * count against no tenant.
 */
export function createAddressGuard(
  counters: Counters,
  refused: () => void = () => undefined,
  failuresMax: number = FAILURES_PER_MINUTE,
  clock: Clock = systemClock,
) {
  const failures = counters.limiter(failuresMax);
  const tried = createGrowingCache<number>(TRIED_MAX);
  const lane = createLane(LOOKUPS.atOnceMax, LOOKUPS.waitingMax);
  const keyOf = (address: string): string => `address:${addressOwner(address)}:failures`;
  const pairOf = (address: string, publicId: string): string => `${addressOwner(address)} ${publicId}`;

  function refusal(wait: Pick<RateLimiterRes, 'msBeforeNext'>): ApiError {
    refused();
    return new ApiError('rate_limited', {
      detail: 'Too many refused calls from this address.',
      headers: { 'retry-after': secondsUntil(wait) },
    });
  }

  function hasFailed(pair: string): boolean {
    const atMs = tried.peek(pair);
    return atMs !== undefined && clock.nowMs() - atMs < WINDOW_SECONDS * 1000;
  }

  const remember = (pair: string): void => void tried.set(pair, clock.nowMs());

  return {
    /**
     * Looks up a key that this replica does not know.
     * @throws ApiError if the lookup failed from this suspect address before
     */
    async lookUp<Row>(address: string, publicId: string, find: () => Row | Promise<Row>): Promise<Row> {
      const spent = await failures.get(keyOf(address));
      if (!spent || spent.remainingPoints > 0) return find();
      if (hasFailed(pairOf(address, publicId))) throw refusal(spent);
      return lane.run(find, () => refusal({ msBeforeNext: 1_000 }));
    },
    /**
     * Counts a failure.
     * @returns the given error, or `rate_limited` after too many failures
     */
    async failed(address: string, error: ApiError, publicId?: string): Promise<ApiError> {
      if (publicId !== undefined) remember(pairOf(address, publicId));
      try {
        await failures.consume(keyOf(address));
        return error;
      } catch (spent) {
        return spent instanceof RateLimiterRes ? refusal(spent) : error;
      }
    },
  };
}
