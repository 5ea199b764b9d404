import { answer } from '@graha/procedures/router/answer';
import { contextOf } from '../../../../server/create-context.ts';
import { requestIdOf } from '../../../../server/request-headers.ts';

const handle = (request: Request): Promise<Response> | Response => {
  const requestId = requestIdOf(request.headers);
  return answer(request, requestId, () => contextOf(request.headers, requestId));
};

export { handle as GET, handle as POST };
