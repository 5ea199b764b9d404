import { unstable_cache } from 'next/cache';
import { BUILT_WITHOUT_SETTINGS, hasSettings } from './call-api.ts';

const RETRY_S = 5;

/** A page is cached for the shortest lifetime of its reads, so a page without an answer is rendered again after seconds. */
export const askAgainSoon = unstable_cache(async () => null, ['ask-again-soon'], {
  revalidate: RETRY_S,
  tags: [BUILT_WITHOUT_SETTINGS],
});

/** Makes a page that was built without an environment render again at the first request, because it has no real address. */
export async function awaitSettings(): Promise<void> {
  if (!hasSettings()) await askAgainSoon();
}
