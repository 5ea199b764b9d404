import type { ListedOperation } from '@graha/catalog/list/list-operations';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Call } from '../call/call.ts';
import { meteredCall, type MeteredCallDeps } from '../call/metered-call.ts';

declare module 'fastify' {
  interface FastifyRequest {
    call: Call;
  }
  interface FastifyContextConfig {
    operation?: string;
    isMetered?: boolean;
  }
}

/** Returns the handler of an operation's route. A request of Fastify has all members of a `CallRequest`. */
export function meteredRoute(operation: ListedOperation, deps: MeteredCallDeps) {
  const call = meteredCall(operation, deps);
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const { headers, body } = await call(request);
    return reply.headers(headers).send(body);
  };
}
