import { RateLimiterRes } from 'rate-limiter-flexible';
import { addressOwner } from './client-address.ts';
import type { Counters } from './counters.ts';
import { ApiError } from './errors.ts';
import { secondsUntil } from './rate-limit.ts';

/** Refused callers of one address in a minute. */
export const FAILURES_PER_MINUTE = 60;

export type AddressGuard = ReturnType<typeof createAddressGuard>;

/** Throttles addresses whose keys keep failing, before a query is spent on them. What fails counts for no tenant. */
export function createAddressGuard(
  counters: Counters,
  refused: () => void = () => undefined,
  failuresMax: number = FAILURES_PER_MINUTE,
) {
  const failures = counters.limiter(failuresMax);
  const keyOf = (address: string): string => `address:${addressOwner(address)}:failures`;
  function refusal(spent: RateLimiterRes): ApiError {
    refused();
    return new ApiError('rate_limited', {
      detail: 'Too many refused calls from this address.',
      headers: { 'retry-after': secondsUntil(spent) },
    });
  }

  return {
    /** Throws for an address that has failed too often. */
    async admit(address: string): Promise<void> {
      const spent = await failures.get(keyOf(address));
      if (spent && spent.remainingPoints <= 0) throw refusal(spent);
    },
    /** Counts a failure. @returns what to answer: the given error, or that it is too many */
    async failed(address: string, error: ApiError): Promise<ApiError> {
      try {
        await failures.consume(keyOf(address));
        return error;
      } catch (spent) {
        return spent instanceof RateLimiterRes ? refusal(spent) : error;
      }
    },
  };
}
