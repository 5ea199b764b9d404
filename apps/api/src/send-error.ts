import type { FastifyReply, FastifyRequest } from 'fastify';
import { preferenceOf } from './accept.ts';
import type { Balances } from './balances.ts';
import { errorAnswer } from './error-response.ts';
import { asApiError } from './http-errors.ts';

/** Whatever was thrown becomes an answer of the one shape; what the log may know of it stays with the call. */
export const createSendError = (errorsUrl: string, balances: Pick<Balances, 'headersOf'>) =>
  function sendError(thrown: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
    const error = asApiError(thrown);
    const { record: key, rate } = request.call;
    request.call.error = error;
    const answer = errorAnswer(error, {
      requestId: request.id,
      instance: pathOf(request),
      problem: preferenceOf(request.headers.accept) === 'problem',
      errorsUrl,
    });
    return reply
      .code(answer.status)
      .headers({ 'x-request-id': request.id, ...rate, ...(key ? balances.headersOf(key.tenantId) : {}) })
      .headers(answer.headers)
      .send(answer.body);
  };

export function pathOf({ url }: FastifyRequest): string {
  const mark = url.indexOf('?');
  return mark < 0 ? url : url.slice(0, mark);
}
