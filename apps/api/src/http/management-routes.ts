import { readInput, type Source } from '@graha/catalog/request/issues';
import { decodeQuery } from '@graha/catalog/request/decode-query';
import type { ListedOperation } from '@graha/catalog/list/list-operations';
import { MANAGEMENT_PATH, MANAGEMENT_ROUTES, type ManagementRoute } from '@graha/domain/management/management';
import { Refusal } from '@graha/domain/core/refusal';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { idempotencyKeyOf } from '../call/idempotency.ts';
import { type CallerDeps, identify } from '../call/metered-call.ts';
import { readBody, refuseEncodings } from '../call/read-body.ts';
import { ApiError } from '../errors/errors.ts';
import type { RateLimit } from '../limits/rate-limit.ts';
import { changeReportBrand, showReportBrand } from '../management/brand-handlers.ts';
import { changeFormulaVersion, showFormulaVersion } from '../management/formula-handlers.ts';
import { endKey, makeKey, replaceKey, showKeys } from '../management/key-handlers.ts';
import { beginManaging, type ManagementDeps, type Managing, refuseUnmanaging } from '../management/managing.ts';
import { apiErrorOf } from '../management/refused.ts';
import { changeSpendLimit, showAutoTopUp, showSpendLimit } from '../management/spending-handlers.ts';
import { showPlan, showUsage } from '../management/usage-handlers.ts';
import { endWebhook, makeWebhook, showMessages, showWebhooks, testWebhook } from '../management/webhook-handlers.ts';
import { queryOf } from './query-of.ts';
import { sendFresh } from './system-routes.ts';

export type ManagementRouteDeps = CallerDeps & {
  management: ManagementDeps;
  /** A separate limit, so that management uses up no calls. */
  managementLimit: RateLimit;
  operations: readonly ListedOperation[];
  ledgerNow(): Date;
};

type Asked = { params: unknown; sent: (schema: z.ZodType) => unknown; idempotencyKey: string | null };
type Handle = (managing: Managing, asked: Asked) => Promise<object | { body: object; isRepeat: boolean }>;

/** The preview is open to members in the portal too, so it has a route of its own. */
const { previewReportBrand: _preview, ...ROUTES } = MANAGEMENT_ROUTES;
const { createKey, rotateKey, usage, addWebhook, setSpendLimit, setFormulaVersion, setReportBrand, listMessages } =
  ROUTES;
const KeyRef = z.strictObject({ key_id: z.uuid() });
const WebhookRef = z.strictObject({ webhook_id: z.uuid() });

/**
 * An id of another form belongs to no workspace.
 * @throws Refusal
 */
function refOf<Ref>(schema: z.ZodType<Ref>, params: unknown, unknown: 'key_unknown' | 'webhook_unknown'): Ref {
  const read = schema.safeParse(params);
  if (!read.success) throw new Refusal(unknown);
  return read.data;
}
const keyRef = ({ params }: Asked) => refOf(KeyRef, params, 'key_unknown');
const webhookRef = ({ params }: Asked) => refOf(WebhookRef, params, 'webhook_unknown');

const HANDLERS: Record<keyof typeof ROUTES, Handle> = {
  listKeys: showKeys,
  // Safe, here and below: the schema that read the input is the route's own.
  createKey: (managing, { sent, idempotencyKey }) =>
    makeKey(managing, sent(createKey.input) as z.output<typeof createKey.input>, idempotencyKey),
  rotateKey: (managing, asked) =>
    replaceKey(managing, keyRef(asked), asked.sent(rotateKey.input) as z.output<typeof rotateKey.input>),
  revokeKey: (managing, asked) => endKey(managing, keyRef(asked)),
  usage: (managing, { sent }) => showUsage(managing, sent(usage.input) as z.output<typeof usage.input>),
  plan: showPlan,
  spendLimit: showSpendLimit,
  setSpendLimit: (managing, { sent }) =>
    changeSpendLimit(managing, sent(setSpendLimit.input) as z.output<typeof setSpendLimit.input>),
  formulaVersion: showFormulaVersion,
  setFormulaVersion: (managing, { sent }) =>
    changeFormulaVersion(managing, sent(setFormulaVersion.input) as z.output<typeof setFormulaVersion.input>),
  reportBrand: showReportBrand,
  setReportBrand: (managing, { sent }) =>
    changeReportBrand(managing, sent(setReportBrand.input) as z.output<typeof setReportBrand.input>),
  autoTopUp: showAutoTopUp,
  listWebhooks: showWebhooks,
  addWebhook: (managing, { sent, idempotencyKey }) =>
    makeWebhook(managing, sent(addWebhook.input) as z.output<typeof addWebhook.input>, idempotencyKey),
  removeWebhook: (managing, asked) => endWebhook(managing, webhookRef(asked)),
  testWebhook: (managing, asked) => testWebhook(managing, webhookRef(asked)),
  listMessages: (managing, { sent }) =>
    showMessages(managing, sent(listMessages.input) as z.output<typeof listMessages.input>),
};

/** Mounts the Management API, which costs nothing. */
export function mountManagementRoutes(app: FastifyInstance, deps: ManagementRouteDeps): void {
  const caller = { ...deps, limit: deps.managementLimit };
  // Safe: the keys of the table itself.
  for (const id of Object.keys(ROUTES) as (keyof typeof ROUTES)[]) {
    const { method, path, status, bodyBytesMax: bodyLimit }: ManagementRoute = ROUTES[id];
    const url = MANAGEMENT_PATH + path.replace(/\{(\w+)\}/g, ':$1');
    app.route({
      method,
      url,
      exposeHeadRoute: method === 'GET',
      ...(bodyLimit === undefined ? {} : { bodyLimit }),
      config: { operation: `account/${id}` },
      handler: async (request, reply) => {
        const record = await identify(request, null, caller);
        refuseUnmanaging(record);
        const asked = askedOf(request, method);
        const from = { ...deps.management, requestId: request.id, operations: deps.operations, now: deps.ledgerNow() };
        const done = await beginManaging(record, from)
          .then((managing) => HANDLERS[id](managing, asked))
          .catch((error: unknown) => {
            throw apiErrorOf(error);
          });
        return answer(request, reply, done, status);
      },
    });
  }
}

function askedOf(request: FastifyRequest, method: string): Asked {
  const idempotencyKey = idempotencyKeyOf(request.headers['idempotency-key']);
  const source: Source = method === 'GET' ? 'query' : 'body';
  return {
    params: request.params,
    idempotencyKey,
    sent(schema) {
      if (source === 'body') refuseEncodings(request.headers['content-type'], request.headers['content-encoding']);
      // Safe: every input of the table is an object's schema.
      const raw =
        source === 'body' ? readBody(request.body) : decodeQuery({ input: schema as z.ZodObject }, queryOf(request));
      const read = readInput(schema, raw, source);
      if (!read.ok) throw new ApiError('validation_error', { detail: read.problems });
      return read.data;
    },
  };
}

function answer(
  request: FastifyRequest,
  reply: FastifyReply,
  done: object | { body: object; isRepeat: boolean },
  status: number,
): FastifyReply {
  if (!('isRepeat' in done)) return sendFresh(request, reply.code(status), done);
  if (done.isRepeat) reply.header('idempotency-replayed', 'true');
  return sendFresh(request, reply.code(done.isRepeat ? 200 : status), done.body);
}
