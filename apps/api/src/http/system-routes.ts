import { FAMILIES } from '@graha/catalog/families/catalog';
import { familyDocument } from '@graha/catalog/project/openapi/openapi-family';
import type { KeyRecord } from '@graha/store/ledger/metering';
import type { Account } from '@graha/store/requests/usage';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { DocumentLimit } from './document-limit.ts';
import { ApiError } from '../errors/errors.ts';
import { refusePublishable } from '../call/authenticate.ts';
import { type CallerDeps, identify } from '../call/metered-call.ts';
import { published } from './published.ts';
import { usageOf } from '../call/usage.ts';

export type SystemDeps = CallerDeps & {
  accountOf(tenantId: string): Promise<Account | null>;
  /** Rejects while the database is away or not migrated. */
  ready(): Promise<void>;
  /** Both are generated on their first request. */
  openApi(): object | Promise<object>;
  priceList(): object;
  documentLimit: DocumentLimit;
};

type Handler = (request: FastifyRequest, reply: FastifyReply) => FastifyReply | Promise<FastifyReply>;

const JSON_TYPE = 'application/json; charset=utf-8';

/** Mounts the uncharged routes: documents, health and usage. */
export function mountSystemRoutes(app: FastifyInstance, deps: SystemDeps): void {
  const routes: Record<string, Handler> = {
    '/openapi.json': openApiRoute(deps),
    '/api/v1/operations': published(deps.priceList, deps.documentLimit),
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
      refusePublishable(record);
      return sendFresh(request, reply, usageOf(await accountOf(record, deps), record));
    },
  };
  for (const [url, handler] of Object.entries(routes)) {
    app.route({ method: 'GET', url, exposeHeadRoute: true, config: { operation: url.slice(1) }, handler });
  }
}

/** Serves the full document, or that of one family with `?family=`. */
function openApiRoute({ openApi, documentLimit }: SystemDeps): Handler {
  const whole = published(openApi, documentLimit);
  const byFamily = new Map(
    Object.keys(FAMILIES).map((family) => [
      family,
      published(async () => familyDocument(await openApi(), family), documentLimit),
    ]),
  );
  return (request, reply) => {
    const [, query = ''] = request.url.split('?');
    const [family, ...more] = new URLSearchParams(query).getAll('family');
    if (family === undefined) return whole(request, reply);
    const own = more.length === 0 ? byFamily.get(family) : undefined;
    if (own) return own(request, reply);
    const msg = `family must be given once, as one of ${[...byFamily.keys()].join(', ')}`;
    throw new ApiError('validation_error', { detail: [{ loc: ['query', 'family'], msg, type: 'enum' }] });
  };
}

export const sendFresh = (request: FastifyRequest, reply: FastifyReply, body: object): FastifyReply =>
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
