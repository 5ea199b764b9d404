import { shownCompany, shownPortalUrl } from '../../../../server/call-api.ts';
import { FEED_TYPE } from '../../../../site/feed/atom.ts';
import { statusFeed } from '../../../../site/status/feed.ts';
import { readIncidents } from '../../../../site/status/read-status.ts';

export const dynamic = 'force-dynamic';

export async function GET(): Promise<Response> {
  const incidents = await readIncidents();
  if (incidents === null)
    return new Response('The incidents could not be read just now. Ask again in half a minute.', {
      status: 503,
      headers: { 'retry-after': '30' },
    });
  const feed = statusFeed(incidents, { portalUrl: shownPortalUrl(), author: shownCompany().name, now: new Date() });
  return new Response(feed, { headers: { 'content-type': FEED_TYPE, 'cache-control': 'public, max-age=60' } });
}
