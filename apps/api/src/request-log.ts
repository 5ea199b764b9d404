import { performance } from 'node:perf_hooks';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import { ERRORS } from './errors.ts';
import { causeOf } from './log.ts';
import type { Metrics } from './metrics.ts';

/** One line and one count for each answer: who, what, how long; never the address, the query, the body or a key. */
export const createRequestLog = (log: Logger, metrics: Pick<Metrics, 'answered'>) =>
  function record({ call, id, method }: FastifyRequest, { statusCode }: FastifyReply): void {
    const ms = performance.now() - call.startedMs;
    metrics.answered(call.operation, statusCode, ms);
    const { error } = call;
    const line = {
      request_id: id,
      method,
      operation: call.operation,
      status: statusCode,
      ms: Math.round(ms * 100) / 100,
      cost: call.cost,
      tenant_id: call.record?.tenantId,
      key_id: call.record?.keyId,
      code: error?.code,
    };
    if (error && ERRORS[error.code].status >= 500) log.error({ ...line, cause: causeOf(error.cause) }, 'failed');
    else log.info(line, error ? 'refused' : 'answered');
  };
