import { endNews } from '@graha/store/incidents/subscribers';
import { NEWS_PATHS } from '@graha/store/incidents/news-links';
import { shownPortalUrl } from '../../../../../server/call-api.ts';
import { outboxPool } from '../../../../../server/pool.ts';
import { tokenOf } from '../../../../../site/status/token.ts';

/** The button of a mail program. @source RFC 8058, 3.2 */
export async function POST(request: Request): Promise<Response> {
  const token = tokenOf(new URL(request.url).searchParams.get('token'));
  if (token === null)
    return new Response('This address is not complete. Use the link in the newest email.', { status: 400 });
  await endNews({ identity: outboxPool() }, { token });
  return new Response('Unsubscribed.');
}

/** A person who opens the address gets the page with the button. */
export function GET(request: Request): Response {
  return Response.redirect(`${shownPortalUrl()}${NEWS_PATHS.unsubscribe}${new URL(request.url).search}`, 303);
}
