import { METHODS, type RequestListener, type Server } from 'node:http';
import { addressRules } from '@graha/store/identity/client-address';
import type { ListedOperation } from '@graha/catalog/list/list-operations';
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { alwaysHeaders } from './always-headers.ts';
import { mountAyanamsas } from './ayanamsas.ts';
import { batchCall } from './batch.ts';
import { BATCH_BODY_BYTES_MAX, BATCH_PATH } from './batch-request.ts';
import { mountBirthRoutes } from './birth-routes.ts';
import { mountSubscriptionRoutes } from './subscription-routes.ts';
import { VERSION_HEADER } from '../receipts/formula-version.ts';
import { type Call, newCall } from '../call/call.ts';
import { ApiError } from '../errors/errors.ts';
import { answerClientError, QUERY_BYTES_MAX } from './http-errors.ts';
import { clientRequestId, newRequestId } from './request-id.ts';
import { CHANGES_PATH } from './changes-path.ts';
import { mountChanges } from './changes-route.ts';
import { type CalendarDeps, mountCalendarRoute } from './calendar-route.ts';
import { type FeedDeps, mountFestivalFeed } from './feed-route.ts';
import { mountKeyDirectory } from './key-directory-route.ts';
import type { MeteredCallDeps } from '../call/metered-call.ts';
import { meteredRoute } from './metered-route.ts';
import { callHeaders, preflightHeaders } from './page-headers.ts';
import { MCP_BODY_BYTES_MAX, MCP_PATH, mcpCall } from './mcp.ts';
import type { Metrics } from '../observe/metrics.ts';
import { BODY_BYTES_MAX } from '../call/read-body.ts';
import { mountReceipts, type ReceiptDeps } from './receipt-route.ts';
import { keepContent } from '../observe/exchange.ts';
import { createRecorder, type RecorderDeps } from '../observe/record-answer.ts';
import type { AnswerPace } from '../limits/answer-pace.ts';
import { createSendError, pathOf } from './send-error.ts';
import { sealAnswer } from './seal-answer.ts';
import { createServedMethods } from './served-methods.ts';
import { mountProtectedResource } from './protected-resource.ts';
import { type BrandPreviewDeps, mountBrandPreview } from './brand-preview-route.ts';
import { mountManagementRoutes, type ManagementRouteDeps } from './management-routes.ts';
import { mountPlaceRoutes, type PlaceDeps } from './place-routes.ts';
import { mountSystemRoutes, type SystemDeps } from './system-routes.ts';
import { mountVocabulary } from './vocabulary.ts';
import type { Timeouts } from './timeouts.ts';
import type { Tracing } from '../observe/tracing.ts';

export type AppDeps = Omit<MeteredCallDeps, 'upgradeUrl'> &
  SystemDeps &
  PlaceDeps &
  CalendarDeps &
  ManagementRouteDeps &
  BrandPreviewDeps &
  ReceiptDeps &
  Omit<RecorderDeps, 'metrics'> & {
    authenticate: FeedDeps['authenticate'];
    operations: readonly ListedOperation[];
    /** The public address of the API. */
    apiUrl: string;
    /** Base URL of the portal, for links to the pages of errors and plans. */
    portalUrl: string;
    /** Proxies whose X-Forwarded-For is trusted. */
    trustedProxies: string[];
    metrics: Pick<Metrics, 'begun' | 'answered'>;
    pace: AnswerPace;
    tracing: Tracing;
    /** Passes the request listener to a server that already listens. If omitted, the framework creates the server. */
    serveWith?: (listener: RequestListener) => Server;
    timeouts: Timeouts;
  };

/** Builds the API over the given adapters. It opens no connection and reads no environment. */
export function createApp(deps: AppDeps): FastifyInstance {
  const { app, served } = bareServer(deps);
  for (const operation of deps.operations) {
    const handler = meteredRoute(operation, { ...deps, upgradeUrl: `${deps.portalUrl}/billing` });
    const config = { operation: operation.id, isMetered: true };
    const { bodyBytesMax: bodyLimit = BODY_BYTES_MAX } = operation;
    app.route({ method: servedMethods(operation), url: operation.path, bodyLimit, config, handler });
  }
  const { portalUrl } = deps;
  const parts = { ...deps, upgradeUrl: `${portalUrl}/billing`, errorsUrl: `${portalUrl}/docs/errors` };
  const handler = batchCall(parts);
  const config = { operation: 'batch' };
  app.route({ method: 'POST', url: BATCH_PATH, bodyLimit: BATCH_BODY_BYTES_MAX, config, handler });
  const mcp = { bodyLimit: MCP_BODY_BYTES_MAX, config: { operation: 'mcp' }, handler: mcpCall(parts) };
  app.route({ method: 'POST', url: MCP_PATH, ...mcp });
  mountChanges(app, parts);
  const placePaths = mountPlaceRoutes(app, deps);
  const feedPaths = mountFestivalFeed(app, parts);
  const vocabularyPath = mountVocabulary(app, deps.documentLimit);
  const ayanamsasPath = mountAyanamsas(app, deps.documentLimit);
  mountSystemRoutes(app, deps);
  mountReceipts(app, deps);
  mountProtectedResource(app, deps);
  mountKeyDirectory(app, deps);
  mountManagementRoutes(app, deps);
  mountBrandPreview(app, deps);
  mountBirthRoutes(app, deps);
  mountSubscriptionRoutes(app, deps);
  mountCalendarRoute(app, deps);
  const ofPages = new Set([
    ...deps.operations.map(({ path }) => path),
    BATCH_PATH,
    CHANGES_PATH,
    ...placePaths,
    ...feedPaths,
    vocabularyPath,
    ayanamsasPath,
  ]);

  app.setNotFoundHandler((request, reply) => {
    const found = served.servedAt(pathOf(request).replace(/(?<=.)\/$/, ''));
    if (found === null) throw new ApiError('not_found');
    const { template, allow } = found;
    if (request.method === 'OPTIONS') {
      const preflight = ofPages.has(template) ? preflightHeaders(request.headers) : {};
      return reply
        .code(204)
        .headers({ allow, 'x-request-id': request.id, ...preflight })
        .send();
    }
    throw new ApiError('method_not_allowed', { headers: { allow } });
  });
  return app;
}

/** HEAD costs the same as GET, because the answer is computed for its headers. */
const servedMethods = ({ methods }: ListedOperation): ('POST' | 'GET' | 'HEAD')[] =>
  methods.includes('GET') ? [...methods, 'HEAD'] : [...methods];

/** The catalogue validates input, so the framework need not load its schema compilers. */
const noSchemas = (): never => {
  throw new Error('routes of this API carry no schema of the framework');
};

/** The server without routes: limits, error format, log. */
function bareServer(deps: AppDeps) {
  const { apiUrl, portalUrl, trustedProxies, tracing, balances, serveWith, timeouts } = deps;
  const always = alwaysHeaders(apiUrl);
  const errorsUrl = `${portalUrl}/docs/errors`;
  const sendError = createSendError(errorsUrl, balances);
  const app = Fastify({
    ...(serveWith ? { serverFactory: serveWith } : {}),
    genReqId: newRequestId,
    requestIdHeader: false,
    bodyLimit: BODY_BYTES_MAX,
    trustProxy: trustedProxies.length > 0 ? addressRules(trustedProxies) : false,
    exposeHeadRoutes: false, // Each route that serves HEAD lists it.
    return503OnClosing: false, // Requests that have arrived are answered before their connections close.
    requestTimeout: timeouts.requestMs,
    keepAliveTimeout: timeouts.keepAliveMs,
    http: { headersTimeout: timeouts.headersMs, connectionsCheckingInterval: timeouts.checkEveryMs },
    schemaController: { compilersFactory: { buildValidator: noSchemas, buildSerializer: noSchemas } },
    // The operation's own schema reads the query.
    routerOptions: { querystringParser: () => ({}), ignoreTrailingSlash: true },
    clientErrorHandler: (error, socket) =>
      answerClientError(error, socket, { errorsUrl, methods: served.everyMethod() }),
    frameworkErrors: (error, request, reply) => {
      begin(request, reply, newCall('unknown'));
      reply.headers(always);
      return sendError(error, request, reply);
    },
  });
  const served = createServedMethods(app);
  const begin = recordEach(app, deps);
  // Safe: the first hook replaces it before any reader.
  app.decorateRequest('call', null as never);
  // Registered without bodies, so that each reaches the 405 that names the methods of its path; PUT has routes with bodies.
  for (const method of METHODS.filter((name) => name !== 'POST' && name !== 'PUT')) {
    app.addHttpMethod(method, { overrideExisting: true });
  }
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_, body, done) => done(null, body));
  app.addHook('onRequest', (request, reply, done) => {
    const { config, url: route = 'unknown' } = request.routeOptions;
    const { method, headers, id: requestId } = request;
    const trace = tracing.begin({ method, route, requestId, headers });
    begin(request, reply, newCall(config.operation ?? 'unknown', config.isMetered, trace));
    reply.headers(always).headers(clientRequestId(headers['x-request-id']));
    done(request.url.length > QUERY_BYTES_MAX ? new ApiError('uri_too_long') : undefined);
  });
  app.setErrorHandler(sendError);
  return { app, served };
}

/**
 * Records each request once: when its answer is sent, or, if the client has disconnected, when the answer would have
 * been sent.
 * @returns the function that begins a request
 */
function recordEach(app: FastifyInstance, deps: AppDeps) {
  const record = createRecorder(deps);
  app.addHook('onSend', (request, reply, content, done) => {
    const { formulas } = request.call;
    if (formulas !== null) reply.header(VERSION_HEADER, formulas); // Refusals name it too.
    sealAnswer(request, reply, content, deps.ledgerNow);
    keepContent(request, reply, content, deps.ledgerNow);
    reply.headers(callHeaders(request.call.record, request.headers));
    if (request.call.isAbandoned) record(request, reply);
    deps.pace({ status: reply.statusCode, tenantId: request.call.record?.tenantId ?? null, address: request.ip }, done);
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
