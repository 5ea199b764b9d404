import { unstable_cache } from 'next/cache';
import { hasSettings } from './call-api.ts';

const RETRY_S = 5;

/** A page is cached for the shortest lifetime of its reads, so a page without an answer is rendered again after seconds. */
export const askAgainSoon = unstable_cache(async () => null, ['ask-again-soon'], { revalidate: RETRY_S });

/** A page built without an environment has no real address, so it is rendered again at the first request. */
export async function awaitSettings(): Promise<void> {
  if (!hasSettings()) await askAgainSoon();
}
