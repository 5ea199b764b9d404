import { shownCompany, shownPortalUrl } from '../../../../../server/call-api.ts';
import { changelogFeed } from '../../../../../site/docs/changelog/feed.ts';
import { FEED_TYPE } from '../../../../../site/feed/atom.ts';

/** Made for each request: it contains the address of this server, which a build does not know. */
export const dynamic = 'force-dynamic';

export function GET(): Response {
  const feed = changelogFeed({ portalUrl: shownPortalUrl(), author: shownCompany().name, now: new Date() });
  return new Response(feed, { headers: { 'content-type': FEED_TYPE, 'cache-control': 'public, max-age=3600' } });
}
