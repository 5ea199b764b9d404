import { answer } from '../../../../trpc/answer.ts';
import { contextOf } from '../../../../trpc/create-context.ts';
import { requestIdOf } from '../../../../trpc/request-id.ts';

const handle = (request: Request): Promise<Response> | Response => {
  const requestId = requestIdOf(request.headers);
  return answer(request, requestId, () => contextOf(request.headers, requestId));
};

export { handle as GET, handle as POST };
