import { prerendered } from '../../../../../server/prerendered.ts';
import { operationOf, OPERATIONS } from '../../../../../shared/operations.ts';
import { pictureFile } from '../../../../../shared/picture-file.ts';
import { exampleOf } from '../../../../../site/reference/example-picture.ts';

/** The drawn example of one operation, which its page of the reference uses. */
export const dynamic = 'force-static';

const DRAWN = OPERATIONS.filter(({ picture }) => picture !== undefined);

export const generateStaticParams = (): { id: string[] }[] =>
  prerendered(DRAWN).map(({ id }) => ({ id: id.split('/') }));

export async function GET(_: Request, { params }: { params: Promise<{ id: string[] }> }): Promise<Response> {
  const operation = operationOf((await params).id.join('/'));
  const example = operation && exampleOf(operation);
  if (!example) return new Response('There is no such picture.', { status: 404 });
  return new Response(pictureFile(example.picture), {
    headers: { 'content-type': 'image/svg+xml; charset=utf-8', 'cache-control': 'public, max-age=300' },
  });
}
