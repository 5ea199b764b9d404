import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Coding } from './accept-encoding.ts';

/** A body as it is, compressed in one piece, or compressed while it is sent. */
export type Packing = 'none' | 'whole' | 'stream';

/** Smaller bodies fit into one packet as they are. */
const BYTES_MIN = 1024;
const IS_TEXT =
  /^(?:text\/(?!event-stream)|image\/svg\+xml|application\/(?:javascript|xml|wasm|(?:[\w.-]+\+)?json)\b)/i;
const IS_BODILESS = new Set([204, 205, 304]);

type Choice = {
  coding: Coding | null;
  /** True if the headers may wait for the last piece of the body. */
  mayWait: boolean;
  /** Bytes of the body if it is one piece. */
  lengthBytes: number | undefined;
};

/** Decides how to send an answer, just before its headers are sent, and names in `vary` that the answer depends on the coding. */
export function packingOf(request: IncomingMessage, response: ServerResponse, choice: Choice): Packing {
  const { statusCode } = response;
  if (statusCode === 304) return varied(response, choice.coding);
  if (!isPackable(response)) return 'none';
  varied(response, null);
  const declared = response.getHeader('content-length');
  const lengthBytes = declared === undefined ? choice.lengthBytes : Number(declared);
  if (choice.coding === null || IS_BODILESS.has(statusCode)) return 'none';
  if (lengthBytes !== undefined && lengthBytes < BYTES_MIN && request.method !== 'HEAD') return 'none';
  if (request.method === 'HEAD') {
    if (lengthBytes === undefined || lengthBytes >= BYTES_MIN) nameCoding(response, choice.coding);
    response.removeHeader('content-length');
    return 'none';
  }
  return lengthBytes !== undefined && choice.mayWait ? 'whole' : 'stream';
}

function isPackable(response: ServerResponse): boolean {
  const own = String(response.getHeader('content-encoding') ?? 'identity');
  const isPart = response.statusCode === 206 || response.hasHeader('content-range');
  const mayChange = !/\bno-transform\b/i.test(String(response.getHeader('cache-control') ?? ''));
  return IS_TEXT.test(String(response.getHeader('content-type') ?? '')) && own === 'identity' && !isPart && mayChange;
}

/** Names the coding of an answer. Its bytes are no longer those that a strong ETag names. */
export function nameCoding(response: ServerResponse, coding: Coding): void {
  response.setHeader('content-encoding', coding);
  varied(response, coding);
}

function varied(response: ServerResponse, coding: Coding | null): 'none' {
  const vary = [response.getHeader('vary') ?? []].flat().join(', ');
  if (!/\baccept-encoding\b|\*/i.test(vary))
    response.setHeader('vary', vary === '' ? 'Accept-Encoding' : `${vary}, Accept-Encoding`);
  const etag = response.getHeader('etag');
  if (coding !== null && typeof etag === 'string' && etag.startsWith('"')) response.setHeader('etag', `W/${etag}`);
  return 'none';
}
