import { env } from '../../server/env.ts';
import { llmsText } from '../../site/llms/llms-text.ts';

/** Made for each request: the file contains the addresses of this server, which a build does not know. */
export const dynamic = 'force-dynamic';

export const GET = (): Response =>
  new Response(llmsText(env()), {
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'public, max-age=3600' },
  });
