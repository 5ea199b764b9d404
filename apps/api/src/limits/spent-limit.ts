import { RateLimiterRes } from 'rate-limiter-flexible';
import { ApiError, type ErrorFacts } from '../errors/errors.ts';
import type { ApiErrorCode } from '@graha/domain/core/api-errors';

/** Whole seconds until a limit has room again, at least 1: the value of `Retry-After`. */
export const secondsUntil = ({ msBeforeNext }: Pick<RateLimiterRes, 'msBeforeNext'>): string =>
  String(Math.max(1, Math.ceil(msBeforeNext / 1000)));

/**
 * Converts the rejection of a limiter to an error with `Retry-After`. Any other rejection is thrown as it is.
 * @param factsOf further facts of the error, from the state of the limiter
 * @param refused is called for each refusal, to count them
 * @throws ApiError of `code` if the limit is spent
 */
export async function refuseSpent<T>(
  counted: Promise<T>,
  refused: () => void,
  code: ApiErrorCode,
  factsOf: (spent: RateLimiterRes) => ErrorFacts = () => ({}),
): Promise<T> {
  try {
    return await counted;
  } catch (spent) {
    if (!(spent instanceof RateLimiterRes)) throw spent;
    refused();
    const facts = factsOf(spent);
    throw new ApiError(code, { ...facts, headers: { ...facts.headers, 'retry-after': secondsUntil(spent) } });
  }
}
