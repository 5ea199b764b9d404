import { unstable_cache } from 'next/cache';
import { hasSettings } from './call-api.ts';

const RETRY_S = 5;

/** A page is cached for the shortest lifetime of what it read, so a page without an answer is made again after seconds. */
export const askAgainSoon = unstable_cache(async () => null, ['ask-again-soon'], { revalidate: RETRY_S });

/** A page that was built without an environment shows no real address, so it is made again when it is first served. */
export async function awaitSettings(): Promise<void> {
  if (!hasSettings()) await askAgainSoon();
}
