import { env } from '../../server/env.ts';
import { skillText } from '../../site/llms/skill-text.ts';

/** Made for each request: the file contains the addresses of this server, which a build does not know. */
export const dynamic = 'force-dynamic';

/** At `/.well-known/agent-skills/graha/SKILL.md`, which `next.config.ts` leads here. */
export const GET = (): Response =>
  new Response(skillText(env()), {
    headers: { 'content-type': 'text/markdown; charset=utf-8', 'cache-control': 'public, max-age=3600' },
  });
