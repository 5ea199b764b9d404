import { randomUUID } from 'node:crypto';
import { Server, type IncomingMessage, type ServerResponse } from 'node:http';
import { addressRules, callerAddress } from '@graha/store/identity/client-address';
import { insideHeaders } from '@graha/auth/core/client-address';
import { bodyBytesMax, capBody } from './cap-body.ts';
import { createCompression } from './compress/compress.ts';
import { holdPage } from './hold-page.ts';
import { type PageLimit, refuseTooMany } from './page-limit.ts';
import { securityHeaders, type Surroundings } from './security-headers.ts';

export type FrontOptions = Surroundings & {
  /** Addresses and ranges of proxies whose X-Forwarded-For is believed. */
  trustedProxies: readonly string[];
  pageLimit: PageLimit;
  /** Called for every request before anything else. */
  watch?: (request: IncomingMessage, response: ServerResponse) => void;
};

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
  const compress = createCompression();
  return (request: IncomingMessage, response: ServerResponse): boolean => {
    options.watch?.(request, response);
    const { headers } = request;
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
    beforeSending(response, (status) => {
      if (status === NOT_FOUND) options.pageLimit.missed(path, address);
      if (isAlsoMarkdown) nameMarkdown(response, path, status);
      return [
        ['x-request-id', requestId],
        ...(typeof clientsId === 'string' && CLIENTS_ID.test(clientsId)
          ? [[CLIENTS_ID_HEADER, clientsId] as const]
          : []),
        ...securityHeaders(status, String(response.getHeader('content-type') ?? ''), options),
      ];
    });
    compress(request, response);
    holdPage(response); // Outside the compression, so that the held pieces are compressed together.
    if (!METHODS.includes(request.method ?? '')) return refuseMethod(response);
    const waitSeconds = options.pageLimit.take(path, address);
    if (waitSeconds > 0) return refuseTooMany(response, headers.accept, waitSeconds);
    return capBody(request, response, bodyBytesMax(path));
  };
}

/** Installs the front before every server of this process: Next creates its own server and has no hook before its handler. */
export function installFront(options: FrontOptions, servers: Pick<Server, 'emit'> = Server.prototype): void {
  const front = createFront(options);
  const emit: (this: unknown, event: string, ...values: unknown[]) => boolean = servers.emit;
  Object.assign(servers, {
    emit(this: unknown, event: string, ...values: unknown[]): boolean {
      // Safe: Node emits `request` with these two values.
      const [request, response] = values as [IncomingMessage, ServerResponse];
      if (event === 'request' && !front(request, response)) return true;
      return emit.call(this, event, ...values);
    },
  });
}

type Named = readonly (readonly [name: string, value: string])[];

/** Adds headers just before they are sent, when the existing headers are known. */
function beforeSending(response: ServerResponse, headersOf: (status: number) => Named): void {
  // Safe: the arguments are passed on unchanged, so the overloads of this function do not matter.
  const writeHead = response.writeHead.bind(response) as (...sent: unknown[]) => ServerResponse;
  response.writeHead = (...sent: unknown[]) => {
    for (const part of sent) keep(response, part);
    for (const [name, value] of headersOf(Number(sent[0])))
      if (!response.hasHeader(name)) response.setHeader(name, value);
    return writeHead(...sent);
  };
}

/** Announces the Markdown version of a page in `link`, and adds `accept` to `vary`. Next overwrites `vary` for each page. */
function nameMarkdown(response: ServerResponse, path: string, status: number): void {
  const isPage = status === 200 && String(response.getHeader('content-type') ?? '').startsWith('text/html');
  if (isPage) response.appendHeader('link', `<${path}.md>; rel="alternate"; type="text/markdown"`);
  const vary = [response.getHeader('vary') ?? []].flat().join(', ');
  if (!/\baccept\b(?!-)/i.test(vary)) response.setHeader('vary', vary === '' ? 'Accept' : `${vary}, Accept`);
}

/** Headers passed to `writeHead` itself, stored first so that they are not set twice. */
function keep(response: ServerResponse, part: unknown): void {
  if (typeof part !== 'object' || part === null || Array.isArray(part)) return;
  for (const [name, value] of Object.entries(part)) if (value !== undefined) response.setHeader(name, value);
}

function refuseMethod(response: ServerResponse): false {
  const message = `This method is not answered here. Use ${METHODS.join(', ')}.`;
  response.writeHead(405, { allow: METHODS.join(', '), 'content-type': 'application/json', connection: 'close' });
  response.end(JSON.stringify({ code: 'METHOD_NOT_ALLOWED', message }));
  return false;
}

const pathOf = (url: string): string => url.split('?', 1)[0] ?? url;
