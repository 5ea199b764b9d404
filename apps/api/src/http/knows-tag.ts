import type { FastifyRequest } from 'fastify';

/** Whether the caller has the answer with this ETag already, by `If-None-Match`. */
export function knowsTag({ headers }: Pick<FastifyRequest, 'headers'>, tag: string): boolean {
  const known = headers['if-none-match']?.split(',').map((one) => one.trim().replace(/^W\//, '')) ?? [];
  return known.includes(tag) || known.includes('*');
}
