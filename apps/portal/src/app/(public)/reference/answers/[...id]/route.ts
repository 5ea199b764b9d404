import { prerendered } from '../../../../../server/prerendered.ts';
import { operationOf, OPERATIONS } from '../../../../../shared/operations.ts';
import { answerOf } from '../../../../../site/reference/answer/members.ts';

/** All members of one answer, for a page of the reference whose reader opens a closed branch. */
export const dynamic = 'force-static';

export const generateStaticParams = (): { id: string[] }[] =>
  prerendered(OPERATIONS).map(({ id }) => ({ id: id.split('/') }));

export async function GET(_: Request, { params }: { params: Promise<{ id: string[] }> }): Promise<Response> {
  const operation = operationOf((await params).id.join('/'));
  if (operation === null) return Response.json({ error: 'There is no such operation.' }, { status: 404 });
  return Response.json(answerOf(operation), { headers: { 'cache-control': 'public, max-age=300' } });
}
