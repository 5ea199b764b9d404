import type { FastifyReply, FastifyRequest } from 'fastify';
import { preferenceOf } from '../call/accept.ts';
import type { Balances } from '../meter/balances.ts';
import { errorAnswer } from './error-response.ts';
import { asApiError } from './http-errors.ts';

/** Turns any thrown value into an error answer, and keeps the error on the call for the log. */
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
      .headers({ 'x-request-id': request.id, ...rate, ...(key ? balances.headersOf(key) : {}) })
      .headers(answer.headers)
      .send(answer.body);
  };

export function pathOf({ url }: FastifyRequest): string {
  const mark = url.indexOf('?');
  return mark < 0 ? url : url.slice(0, mark);
}
