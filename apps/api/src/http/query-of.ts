import type { FastifyRequest } from 'fastify';

export function queryOf({ url }: FastifyRequest): URLSearchParams {
  const mark = url.indexOf('?');
  return new URLSearchParams(mark < 0 ? '' : url.slice(mark + 1));
}
