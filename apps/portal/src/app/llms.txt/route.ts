import { env } from '../../env.ts';
import { llmsText } from '../../features/llms/llms-text.ts';

/** It names the addresses of this server, which a build does not know. */
export const dynamic = 'force-dynamic';

export const GET = (): Response =>
  new Response(llmsText(env()), {
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'public, max-age=3600' },
  });
