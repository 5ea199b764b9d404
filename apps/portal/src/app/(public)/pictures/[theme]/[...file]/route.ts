import { DRAWN_OPERATIONS, pictureFile, THEMES } from '../../../../../site/landing/picture-files.ts';

/** The drawn example of a family as a file: `/pictures/light/kundali/basic.svg`. */
export const dynamic = 'force-static';
export const dynamicParams = false;

type Params = { theme: string; file: string[] };

export const generateStaticParams = (): Params[] =>
  [...DRAWN_OPERATIONS.values()].flatMap(({ id }) => THEMES.map((theme) => ({ theme, file: `${id}.svg`.split('/') })));

export async function GET(_: Request, { params }: { params: Promise<Params> }): Promise<Response> {
  const { theme: asked, file } = await params;
  const theme = THEMES.find((one) => one === asked);
  const path = file.join('/');
  const picture = theme && path.endsWith('.svg') ? pictureFile(path.slice(0, -'.svg'.length), theme) : null;
  if (picture === null) return new Response('There is no such picture.', { status: 404 });
  return new Response(picture.svg, {
    headers: { 'content-type': 'image/svg+xml; charset=utf-8', 'cache-control': 'public, max-age=3600' },
  });
}
