import { createHash } from 'node:crypto';
import type { KeyRecord } from '@graha/store/metering';
import type { Account } from '@graha/store/usage';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ApiError } from './errors.ts';
import { type CallerDeps, identify } from './metered-call.ts';
import { usageOf } from './usage.ts';

export type SystemDeps = CallerDeps & {
  accountOf(tenantId: string): Promise<Account | null>;
  /** Resolves while the database answers and is migrated. */
  ready(): Promise<void>;
  /** Made on the first request for them. */
  openApi(): object;
  priceList(): object;
};

type Handler = (request: FastifyRequest, reply: FastifyReply) => FastifyReply | Promise<FastifyReply>;

const JSON_TYPE = 'application/json; charset=utf-8';

/** What costs nothing: documents, health, and what the caller has left. @returns the paths */
export function mountSystemRoutes(app: FastifyInstance, deps: SystemDeps): string[] {
  const routes: Record<string, Handler> = {
    '/openapi.json': published(deps.openApi),
    '/api/v1/operations': published(deps.priceList),
    '/health/live': (request, reply) => sendFresh(request, reply, { status: 'live' }),
    '/health/ready': async (request, reply) => {
      try {
        await deps.ready();
      } catch (error) {
        throw new ApiError('metering_unavailable', { detail: 'The database is not ready.', cause: error });
      }
      return sendFresh(request, reply, { status: 'ready' });
    },
    '/api/v1/usage': async (request, reply) => {
      const record = await identify(request, null, deps);
      return sendFresh(request, reply, usageOf(await accountOf(record, deps), record));
    },
  };
  for (const [url, handler] of Object.entries(routes)) {
    app.route({ method: 'GET', url, exposeHeadRoute: true, config: { operation: url.slice(1) }, handler });
  }
  return Object.keys(routes);
}

/** Written out once; a client that has it already is told so. */
function published(make: () => object): Handler {
  let written: { body: Buffer; etag: string } | null = null;
  return (request, reply) => {
    written ??= withEtag(Buffer.from(JSON.stringify(make())));
    const { body, etag } = written;
    reply.headers({ 'x-request-id': request.id, etag, 'cache-control': 'public, max-age=300' });
    const known = request.headers['if-none-match']?.split(',').map((tag) => tag.trim().replace(/^W\//, '')) ?? [];
    if (known.includes(etag) || known.includes('*')) return reply.code(304).send();
    return reply.header('content-type', JSON_TYPE).send(body);
  };
}

const withEtag = (body: Buffer): { body: Buffer; etag: string } => ({
  body,
  etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`,
});

const sendFresh = (request: FastifyRequest, reply: FastifyReply, body: object): FastifyReply =>
  reply
    .headers({
      'content-type': JSON_TYPE,
      'cache-control': 'private, no-store',
      'x-request-id': request.id,
      ...request.call.rate,
    })
    .send(JSON.stringify(body));

async function accountOf({ tenantId }: KeyRecord, deps: SystemDeps): Promise<Account> {
  let account: Account | null;
  try {
    account = await deps.accountOf(tenantId);
  } catch (error) {
    throw new ApiError('metering_unavailable', { cause: error });
  }
  if (!account) throw new ApiError('internal_error', { cause: new Error('a key without an account') });
  return account;
}
