import { randomUUID } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type Server, type ServerResponse } from 'node:http';
import { addressRules, callerAddress } from '@graha/store/identity/client-address';
import { insideHeaders } from '@graha/auth/core/client-address';
import { bodyBytesMax, capBody } from './exchange/cap-body.ts';
import { CappedRequest } from './exchange/capped-request.ts';
import { HeldResponse } from './exchange/held-response.ts';
import { type PageLimit, refuseTooMany } from './page-limit.ts';
import { refuseUnreadable } from './unreadable.ts';
import { securityHeaders, type Surroundings } from './security-headers.ts';

export type FrontOptions = Surroundings & {
  /** Public address of the portal, without a path. */
  portalUrl: string;
  /** Addresses and ranges of proxies whose X-Forwarded-For is believed. */
  trustedProxies: readonly string[];
  pageLimit: PageLimit;
  timeouts?: Partial<Timeouts>;
  /** Called for every request before anything else. */
  watch?: (request: CappedRequest, response: HeldResponse) => void;
};

/**
 * Time for a client to send the headers, and the whole request. Node's own five minutes would let a few thousand clients with
 * half a request keep as many connections. An idle connection is kept longer than the 60 s of proxies: one that ends first
 * makes a proxy answer 502 to the request that it was just sending.
 */
const TIMEOUTS = { headersMs: 10_000, requestMs: 30_000, keepAliveMs: 65_000, checkEveryMs: 2_000 };
type Timeouts = typeof TIMEOUTS;

export type PortalServer = Server<typeof CappedRequest, typeof HeldResponse<CappedRequest>>;

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];
/** Pages that a request may have as Markdown in place of HTML: `next.config.ts`. */
const IS_ALSO_MARKDOWN = /^\/(?:docs|reference)(?:\/|$)/;
const NOT_FOUND = 404;
const CLIENTS_ID_HEADER = 'x-client-request-id';
const CLIENTS_ID = /^[\x21-\x7e]{1,128}$/;

/** Returns the handler that sees every request before Next. The handler returns true if Next should continue. */
function createFront(options: FrontOptions) {
  const isTrusted = addressRules(options.trustedProxies);
  const inside = insideHeaders();
  const own = new URL(options.portalUrl);
  return (request: CappedRequest, response: HeldResponse): boolean => {
    options.watch?.(request, response);
    const { headers } = request;
    if (headers.origin === own.origin) namePortal(headers, own.host);
    const requestId = randomUUID();
    const clientsId = headers['x-request-id'];
    const forwarded = headers['x-forwarded-for'];
    const chain = Array.isArray(forwarded) ? forwarded.join(',') : forwarded;
    const address = callerAddress(request.socket.remoteAddress, chain, isTrusted);
    delete headers['x-request-id'];
    headers['x-forwarded-for'] = address;
    headers[inside.clientAddress] = address;
    headers[inside.requestId] = requestId;

    const path = pathOf(request.url ?? '/');
    const isAlsoMarkdown = IS_ALSO_MARKDOWN.test(path);
    response.headersOf = (status) => {
      if (status === NOT_FOUND) options.pageLimit.missed(path, address);
      if (isAlsoMarkdown) nameMarkdown(response, path, status);
      return [
        ['x-request-id', requestId],
        ...(typeof clientsId === 'string' && CLIENTS_ID.test(clientsId)
          ? [[CLIENTS_ID_HEADER, clientsId] as const]
          : []),
        ...securityHeaders(status, String(response.getHeader('content-type') ?? ''), options),
      ];
    };
    if (!METHODS.includes(request.method ?? '')) return refuseMethod(response);
    const waitSeconds = options.pageLimit.take(path, address);
    if (waitSeconds > 0) return refuseTooMany(response, headers, waitSeconds);
    return capBody(request, response, bodyBytesMax(path));
  };
}

/**
 * Forms and procedures are accepted if their origin is the host that was asked. Many proxies ask by a name of their own (nginx by
 * default), so the host of a request from a page of the portal is the portal's.
 */
function namePortal(headers: IncomingHttpHeaders, host: string): void {
  headers.host = host;
  delete headers['x-forwarded-host'];
}

/** Creates the server of the portal: the front, and behind it a handler, which is Next's. */
export function createPortalServer(
  options: FrontOptions,
  handle: (request: CappedRequest, response: HeldResponse) => void,
): PortalServer {
  const front = createFront(options);
  const { headersMs, requestMs, keepAliveMs, checkEveryMs } = { ...TIMEOUTS, ...options.timeouts };
  const timeouts = {
    headersTimeout: headersMs,
    requestTimeout: requestMs,
    keepAliveTimeout: keepAliveMs,
    connectionsCheckingInterval: checkEveryMs,
  };
  const kinds = { IncomingMessage: CappedRequest, ServerResponse: HeldResponse<CappedRequest> };
  return createServer({ ...kinds, ...timeouts }, (request, response) => {
    if (front(request, response))
      refuseUnreadable(request, response, { portalUrl: options.portalUrl, next: () => handle(request, response) });
  });
}

/** Announces the Markdown version of a page in `link`, and adds `accept` to `vary`. Next overwrites `vary` for each page. */
function nameMarkdown(response: ServerResponse, path: string, status: number): void {
  const isPage = status === 200 && String(response.getHeader('content-type') ?? '').startsWith('text/html');
  if (isPage) response.appendHeader('link', `<${path}.md>; rel="alternate"; type="text/markdown"`);
  const vary = [response.getHeader('vary') ?? []].flat().join(', ');
  if (!/\baccept\b(?!-)/i.test(vary)) response.setHeader('vary', vary === '' ? 'Accept' : `${vary}, Accept`);
}

function refuseMethod(response: ServerResponse): false {
  const message = `This method is not answered here. Use ${METHODS.join(', ')}.`;
  response.writeHead(405, { allow: METHODS.join(', '), 'content-type': 'application/json', connection: 'close' });
  response.end(JSON.stringify({ code: 'METHOD_NOT_ALLOWED', message }));
  return false;
}

const pathOf = (url: string): string => url.split('?', 1)[0] ?? url;
