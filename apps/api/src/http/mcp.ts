import { PNG_SIZE_PX } from '@graha/catalog/pictures/picture';
import { pngRateWeight } from '@graha/catalog/operation/rate-weight';
import type { KeyRecord } from '@graha/store/ledger/metering';
import type { CallToolResult } from '@modelcontextprotocol/server';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { formulaVersionOf, versionMark } from '../receipts/formula-version.ts';
import { idempotencyKeyOf } from '../call/idempotency.ts';
import { identify, throwReason } from '../call/metered-call.ts';
import { readBody, refuseEncodings } from '../call/read-body.ts';
import type { Computation } from '../call/compute.ts';
import { toPng } from '../call/png.ts';
import { API_ERRORS } from '@graha/domain/core/api-errors';
import type { Authenticate } from '../call/authenticate.ts';
import { ApiError } from '../errors/errors.ts';
import { compact, type Shape } from '../mcp/compact.ts';
import { shownMeta } from '../mcp/app.ts';
import { answerContent } from '../mcp/answer-content.ts';
import { createMcpServer, type Library, refusal } from '../mcp/mcp-server.ts';
import { detailOf, nextStepFor } from '../mcp/next-step.ts';
import { pictureContent, pngContent } from '../mcp/picture-content.ts';
import type { ToolCall } from '../mcp/tools.ts';
import { placeOf } from '../places/place-answer.ts';
import type { PlaceSearch } from '../places/place-search.ts';
import { asApiError } from './http-errors.ts';
import { RESOURCE_METADATA_PATH } from './protected-resource.ts';
import { createPartCalls, type OpenPart, type PartCallDeps } from './part-call.ts';

export const MCP_PATH = '/mcp';
export const MCP_BODY_BYTES_MAX = 64 * 1024;
/** About 25,000 tokens. */
const ANSWER_CHARACTERS_MAX = 100_000;

export type McpRouteDeps = PartCallDeps & {
  apiUrl: string;
  portalUrl: string;
  places: Pick<PlaceSearch, 'ask'>;
};

const JSON_TYPE = 'application/json; charset=utf-8';
/** The headers that the library may see: never a key. */
const HEADERS_SEEN = /^(?:accept|content-type|mcp-.*)$/;
const CODES = { parse: -32_700, invalid: -32_600, unknownMethod: -32_601 } as const;

/** The Model Context Protocol, without sessions: each request is authenticated, counted and answered separately. */
export function mcpCall(whole: McpRouteDeps) {
  const authenticate: Authenticate = (headers, address) => whole.authenticate(headers, address, 'mcp');
  const deps = { ...whole, authenticate };
  const parts = createPartCalls(deps);
  const origins = new Set([deps.apiUrl, deps.portalUrl].map((url) => new URL(url).origin));

  return async function answer(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const { origin } = request.headers;
    const send = (status: number, code: number, message: string) =>
      sendJson(request, reply, status, JSON.stringify({ jsonrpc: '2.0', id: null, error: { code, message } }));
    // DNS rebinding: a page has an origin of its own, and programs send none.
    if (origin !== undefined && !origins.has(origin)) return send(403, CODES.invalid, 'This origin is not allowed.');
    const record = await identify(request, null, deps).catch(challenge); // The request counts as the call that it may contain.
    request.call.formulas = formulaVersionOf(request.headers, record).date;
    refuseEncodings(request.headers['content-type'], request.headers['content-encoding']);
    const message = readMessage(request.body);
    if (message === undefined) return send(400, CODES.parse, 'The body is not JSON.');
    if (Array.isArray(message)) return send(400, CODES.invalid, 'Send one message in a request, not a list.');
    if (Object(message).method === 'subscriptions/listen') {
      return send(400, CODES.unknownMethod, 'Nothing changes here, so there is nothing to listen to.');
    }
    const library = await import('@modelcontextprotocol/server');
    const answered = await exchange(library, request, record, message);
    const type = answered.headers.get('content-type') ?? JSON_TYPE;
    return sendJson(request, reply, answered.status, await answered.text(), type);
  };

  /** Tells a client without a key, in the 401, the address of the token server (RFC 9728). */
  function challenge(error: unknown): never {
    if (!(error instanceof ApiError) || API_ERRORS[error.code].status !== 401) throw error;
    const { code, detail, members, cause } = error;
    const wrong = code === 'missing_api_key' ? '' : 'error="invalid_token", ';
    const bearer = `Bearer ${wrong}resource_metadata="${deps.apiUrl}${RESOURCE_METADATA_PATH}"`;
    const headers = { ...error.headers, 'www-authenticate': `${bearer}, ApiKey header="X-API-Key"` };
    throw new ApiError(code, { detail, headers, members, cause });
  }

  async function exchange(
    library: Library,
    request: FastifyRequest,
    record: KeyRecord,
    parsedBody: unknown,
  ): Promise<Response> {
    const { operations, engineVersion: version, now } = deps;
    const call = (asked: ToolCall) => callTool(request, record, asked);
    const findPlaces = async ({ q: text, limit }: { q: string; limit: number }) =>
      (await deps.places.ask({ kind: 'search', text, limit })).map(placeOf);
    const serverOf = () => createMcpServer({ library, operations, version, now, call, findPlaces });
    const headers = Object.entries(request.headers).flatMap(([name, value]): [string, string][] =>
      HEADERS_SEEN.test(name) && typeof value === 'string' ? [[name, value]] : [],
    );
    const body = JSON.stringify(parsedBody);
    const seen = new Request(new URL(MCP_PATH, deps.apiUrl), { method: 'POST', headers, body });
    if (await library.isLegacyRequest(seen, parsedBody)) {
      const transport = new library.WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true });
      await serverOf().connect(transport);
      return transport.handleRequest(seen, { parsedBody });
    }
    const { fetch: serve } = library.createMcpHandler(serverOf, { legacy: 'reject' });
    return serve(seen, { parsedBody });
  }

  /** Makes one metered call, by the same steps as a call of a batch. */
  async function callTool(
    request: FastifyRequest,
    record: KeyRecord,
    { operation, input, ofNow, shape, isShown }: ToolCall,
  ): Promise<CallToolResult> {
    const { call } = request;
    let idempotencyKey: string | null;
    try {
      idempotencyKey = idempotencyKeyOf(shape.idempotency_key);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      return refusal(error.code, detailOf(error), 'Send an idempotency_key of 1 to 255 visible ASCII characters.');
    }
    call.trace.part('compute');
    const asked = {
      name: operation,
      sent: input,
      ...(ofNow === undefined ? {} : { ofNow }),
      isRepeatable: idempotencyKey !== null,
      counted: 1,
      rateWeightMin: shape.picture === true ? pngRateWeight(PNG_SIZE_PX) : 1,
      address: request.ip,
      version: formulaVersionOf(request.headers, record),
    } as const;
    const computed = await parts.compute(record, asked, { onRate: (rate) => void (call.rate = rate) });
    const drawable = (one: OpenPart) => (isShown || shape.picture === true ? unlessWithoutPicture(one) : one);
    const { open, image } = await withImage(drawable(unlessTooLong(computed, shape)), record, shape);
    call.trace.part('charge');
    const reasonOfEnd = () => throwReason(request, deps);
    const { body, computation } = await parts.settle(open, {
      record,
      mark: versionMark(request.headers),
      instance: MCP_PATH,
      idempotencyKey,
      reasonOfEnd,
    });
    const { part } = open;
    call.parts = [part];
    call.cost = part.cost;
    const { error, requestId, replayOf } = part;
    if (error) return refusal(error.code, detailOf(error), nextStepFor(error.code), requestId);
    if (!('computed' in open) || computation === null) throw new TypeError('an answer without a computation');
    call.formulas = part.formulas;
    const { operation: answered } = open.computed;
    const charge = { credits: part.cost, request_id: requestId, ...(replayOf === null ? {} : { replayed: true }) };
    const json = body.toString('utf8');
    const sent = { operation: answered, input: computation.input, answer: JSON.parse(json) };
    const { content, structuredContent } = answerContent(sent, shape, charge);
    const meta = isShown ? { _meta: shownMeta({ ...sent, characters: json.length }) } : {};
    return { content: [...content, ...(await image({ body, computation }))], structuredContent, ...meta };
  }

  /**
   * Draws the image before the charge, so that a picture that fails costs nothing. A replay with a different answer is
   * drawn again.
   */
  async function withImage(
    open: OpenPart,
    { tenantId }: KeyRecord,
    { picture }: ToolCall['shape'],
  ): Promise<Illustrated> {
    if (picture !== true || !('computed' in open)) return { open, image: async () => [] };
    const { operation, computation: first } = open.computed;
    const draw = async ({ body, computation }: Drawn) =>
      computation.png
        ? [pngContent(await computation.png(computation.asOf))]
        : pictureContent({ operation, input: computation.input, answer: JSON.parse(body.toString('utf8')) }, (svg) =>
            deps.computeElsewhere ? deps.computeElsewhere(tenantId, { svg }) : toPng(svg),
          );
    try {
      const drawn = await draw(open.computed);
      return { open, image: async (answer) => (answer.computation === first ? drawn : draw(answer)) };
    } catch (error) {
      return { open: { part: open.part, startedMs: open.startedMs, error: asApiError(error) }, image: async () => [] };
    }
  }
}

/** A computed call, and the function that draws its final answer. */
type Illustrated = { open: OpenPart; image(answer: Drawn): Promise<CallToolResult['content']> };
type Drawn = { body: Buffer; computation: Computation };

/** Refuses an answer before its charge if it is too long for a model. */
function unlessTooLong(open: OpenPart, shape: Shape): OpenPart {
  if (!('computed' in open) || open.computed.body.length <= ANSWER_CHARACTERS_MAX) return open;
  const { length } = JSON.stringify(compact(JSON.parse(open.computed.body.toString('utf8')), shape));
  if (length <= ANSWER_CHARACTERS_MAX) return open;
  const msg = `the answer has ${length} characters, and a tool answers up to ${ANSWER_CHARACTERS_MAX}: name the members that you need in fields, or ask for fewer days`;
  const error = new ApiError('validation_error', { detail: [{ loc: ['body', 'fields'], msg, type: 'value_error' }] });
  return { part: open.part, startedMs: open.startedMs, error };
}

/** Refuses the call before its charge if the operation has no picture: the caller would miss it. */
function unlessWithoutPicture(open: OpenPart): OpenPart {
  if (!('computed' in open) || open.computed.operation.picture !== undefined) return open;
  const msg = `${open.computed.operation.id} has no picture: use call_operation and leave picture out`;
  const error = new ApiError('validation_error', { detail: [{ loc: ['body', 'picture'], msg, type: 'value_error' }] });
  return { part: open.part, startedMs: open.startedMs, error };
}

/** @returns undefined if the body is not JSON */
function readMessage(body: unknown): unknown {
  if (!Buffer.isBuffer(body) || body.length === 0) return undefined;
  try {
    return readBody(body);
  } catch (error) {
    if (error instanceof ApiError && error.code === 'json_invalid') return undefined;
    throw error;
  }
}

const sendJson = (request: FastifyRequest, reply: FastifyReply, status: number, body: string, type = JSON_TYPE) =>
  reply
    .code(status)
    .headers({ 'content-type': type, 'cache-control': 'private, no-store', 'x-request-id': request.id })
    .headers(request.call.rate)
    .send(body);
