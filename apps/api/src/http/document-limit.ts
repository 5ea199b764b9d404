import { addressOwner } from '@graha/store/identity/client-address';
import type { Counters } from '../limits/counters.ts';
import { refuseSpent } from '../limits/spent-limit.ts';

/** Requests per minute and address for each document that needs no key. */
export const DOCUMENTS_PER_MINUTE = 60;

/** @throws ApiError 429 */
export type DocumentLimit = (address: string, path: string) => Promise<void>;

/** Counts requests for public documents by address, because they have no tenant. */
export function createDocumentLimit(counters: Counters, refused: () => void = () => undefined): DocumentLimit {
  const limiter = counters.limiter(DOCUMENTS_PER_MINUTE);
  return async function limit(address, path) {
    await refuseSpent(
      limiter.consume(`address:${addressOwner(address)}:document:${path}`),
      refused,
      'rate_limited',
      () => ({
        detail: `One address may ask for this document ${DOCUMENTS_PER_MINUTE} times a minute. Keep it, and ask again with its ETag.`,
      }),
    );
  };
}
