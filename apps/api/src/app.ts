import type { RequestListener, Server } from 'node:http';
import type { ListedOperation } from '@graha/catalog/list-operations';
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { alwaysHeaders } from './always-headers.ts';
import { type Call, newCall } from './call.ts';
import { ApiError } from './errors.ts';
import { answerClientError, newRequestId, QUERY_BYTES_MAX } from './http-errors.ts';
import { meteredCall, type MeteredCallDeps } from './metered-call.ts';
import type { Metrics } from './metrics.ts';
import { BODY_BYTES_MAX } from './read-body.ts';
import { createRecorder, type RecorderDeps } from './record-answer.ts';
import { createSendError, pathOf } from './send-error.ts';
import { mountSystemRoutes, type SystemDeps } from './system-routes.ts';
import type { Timeouts } from './timeouts.ts';
import type { Tracing } from './tracing.ts';

export type AppDeps = Omit<MeteredCallDeps, 'upgradeUrl'> &
  SystemDeps &
  Omit<RecorderDeps, 'metrics'> & {
    operations: readonly ListedOperation[];
    /** How the world reaches this API. */
    apiUrl: string;
    /** Base of the portal's address, where the pages of errors and the upgrade live. */
    portalUrl: string;
    /** Proxies whose X-Forwarded-For is believed. */
    trustedProxies: string[];
    metrics: Pick<Metrics, 'begun' | 'answered'>;
    tracing: Tracing;
    /** Takes what answers requests, returns the server that hears them; the framework makes one of its own where it is left out. */
    serveWith?: (listener: RequestListener) => Server;
    timeouts: Timeouts;
  };

/** The API over the adapters that it is given: it opens no connection of its own and reads no environment. */
export function createApp(deps: AppDeps): FastifyInstance {
  const app = bareServer(deps);
  const allowed = new Map<string, string>();
  for (const operation of deps.operations) {
    const handler = meteredCall(operation, { ...deps, upgradeUrl: `${deps.portalUrl}/billing` });
    const config = { operation: operation.id, isMetered: true };
    app.route({ method: [...operation.methods], url: operation.path, config, handler });
    allowed.set(operation.path, operation.methods.join(', '));
  }
  for (const path of mountSystemRoutes(app, deps)) allowed.set(path, 'GET, HEAD');

  app.setNotFoundHandler((request, reply) => {
    const allow = allowed.get(pathOf(request));
    if (allow === undefined) throw new ApiError('not_found');
    if (request.method === 'OPTIONS') return reply.code(204).headers({ allow, 'x-request-id': request.id }).send();
    throw new ApiError('method_not_allowed', { headers: { allow } });
  });
  return app;
}

/** The catalogue validates; saying so spares the start the loading of compilers that nobody asks. */
const noSchemas = (): never => {
  throw new Error('routes of this API carry no schema of the framework');
};

/** What holds for every route: limits, the shape of errors, the log. */
function bareServer(deps: AppDeps): FastifyInstance {
  const { apiUrl, portalUrl, trustedProxies, tracing, balances, serveWith, timeouts } = deps;
  const always = alwaysHeaders(apiUrl);
  const errorsUrl = `${portalUrl}/docs/errors`;
  const sendError = createSendError(errorsUrl, balances);
  const app = Fastify({
    ...(serveWith ? { serverFactory: serveWith } : {}),
    genReqId: newRequestId,
    requestIdHeader: false,
    bodyLimit: BODY_BYTES_MAX,
    trustProxy: trustedProxies.length > 0 ? trustedProxies : false,
    exposeHeadRoutes: false, // A HEAD that runs a metered call would be charged for nothing.
    return503OnClosing: false, // What has arrived is still answered; its connection then closes.
    requestTimeout: timeouts.requestMs,
    keepAliveTimeout: timeouts.keepAliveMs,
    http: { headersTimeout: timeouts.headersMs, connectionsCheckingInterval: timeouts.checkEveryMs },
    schemaController: { compilersFactory: { buildValidator: noSchemas, buildSerializer: noSchemas } },
    routerOptions: { querystringParser: () => ({}) }, // Queries are read by the entry's own schema.
    clientErrorHandler: (error, socket) => answerClientError(error, socket, errorsUrl),
    frameworkErrors: (error, request, reply) => {
      begin(request, reply, newCall('unknown'));
      reply.headers(always);
      return sendError(error, request, reply);
    },
  });
  const begin = recordEach(app, deps);
  // Safe: replaced in the first hook, before anything can read it.
  app.decorateRequest('call', null as never);
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_, body, done) => done(null, body));
  app.addHook('onRequest', (request, reply, done) => {
    const { config, url: route = 'unknown' } = request.routeOptions;
    const { method, headers, id: requestId } = request;
    const trace = tracing.begin({ method, route, requestId, headers });
    begin(request, reply, newCall(config.operation ?? 'unknown', config.isMetered, trace));
    reply.headers(always);
    done(request.url.length > QUERY_BYTES_MAX ? new ApiError('uri_too_long') : undefined);
  });
  app.setErrorHandler(sendError);
  return app;
}

/**
 * Each request is recorded once: when its answer is out, or, where the client has gone, when the answer would have been.
 * @returns what a request begins with
 */
function recordEach(app: FastifyInstance, deps: AppDeps) {
  const record = createRecorder(deps);
  app.addHook('onSend', (request, reply, _, done) => {
    if (request.call.isAbandoned) record(request, reply);
    done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    record(request, reply);
    done();
  });
  return function begin(request: FastifyRequest, reply: FastifyReply, call: Call): void {
    request.call = call;
    deps.metrics.begun();
    reply.raw.once('close', () => {
      call.isAbandoned = !reply.raw.writableFinished;
      if (reply.sent) record(request, reply);
    });
  };
}
