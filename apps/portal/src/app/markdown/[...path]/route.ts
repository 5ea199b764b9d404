import { markdownPage } from '../../../site/markdown/markdown-page.ts';

/** Pages of the docs and the reference as Markdown: `next.config.ts` leads their addresses with `.md` here. */
export const dynamic = 'force-dynamic';

type Context = { params: Promise<{ path: string[] }> };

export async function GET(_: Request, { params }: Context): Promise<Response> {
  const path = `/${(await params).path.join('/')}`;
  const text = await markdownPage(path);
  if (text === null)
    return answer(`There is no page ${path.slice(0, 200)} in Markdown. /llms.txt lists all pages.\n`, 404);
  return answer(text, 200);
}

const answer = (text: string, status: number): Response =>
  new Response(text, {
    status,
    headers: {
      'content-type': 'text/markdown; charset=utf-8',
      'cache-control': status === 200 ? 'public, max-age=300' : 'no-store',
      vary: 'accept',
    },
  });
