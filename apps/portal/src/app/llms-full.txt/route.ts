import { env } from '../../server/env.ts';
import { markdownPage } from '../../site/markdown/markdown-page.ts';
import { llmsText } from '../../site/llms/llms-text.ts';
import { JOINED_PAGES } from '../../site/markdown/markdown-pages.ts';

/** Made for each request: the file contains the addresses of this server, which a build does not know. */
export const dynamic = 'force-dynamic';

/**
 * The list of `llms.txt`, then every page of the docs. Operations are left out, because each has its own page, as the list
 * explains.
 */
export async function GET(): Promise<Response> {
  const texts: string[] = [llmsText(env())];
  for (const path of JOINED_PAGES) texts.push((await markdownPage(path)) ?? '');
  return new Response(texts.filter((text) => text !== '').join('\n---\n\n'), {
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'public, max-age=3600' },
  });
}
