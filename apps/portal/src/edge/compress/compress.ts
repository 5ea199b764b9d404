import type { IncomingMessage, ServerResponse } from 'node:http';
import { codingFor } from './accept-encoding.ts';
import { bytesOf, type Sent } from './bytes-of.ts';
import { createPackedBodies, packed } from './packed-bodies.ts';
import { nameCoding, packingOf, type Packing } from './packing.ts';
import { packStream } from './pack-stream.ts';

/**
 * Compresses text for clients that accept it. A body with a known length is compressed in one piece, once per content if other
 * visitors get it too; a page that is rendered for one visitor is compressed quickly, as its parts arrive.
 */
export function createCompression(): (request: IncomingMessage, response: ServerResponse) => void {
  const keptBody = createPackedBodies();
  return (request, response) => {
    const coding = codingFor(request.headers['accept-encoding']);
    // Safe: the arguments are passed on unchanged, so the overloads of these functions do not matter.
    const write = response.write.bind(response) as (...sent: Sent) => boolean;
    const end = response.end.bind(response) as (...sent: Sent) => ServerResponse;
    const writeHead = response.writeHead.bind(response) as (...sent: unknown[]) => ServerResponse;
    const flushHeaders = response.flushHeaders.bind(response);
    const pieces: Buffer[] = [];
    let packing: Packing | null = null;
    let stream: ReturnType<typeof packStream> | null = null;

    const decide = (mayWait: boolean, lengthBytes?: number): void => {
      packing = packingOf(request, response, { coding, mayWait, lengthBytes });
      if (packing !== 'stream' || coding === null) return;
      nameCoding(response, coding);
      response.removeHeader('content-length');
      stream = packStream(response, coding, { write, end });
    };
    Object.assign(response, {
      writeHead(...sent: unknown[]): ServerResponse {
        if (packing !== null) return writeHead(...sent);
        for (const part of sent) takeHeaders(response, part);
        response.statusCode = Number(sent[0]);
        decide(false);
        return writeHead(...sent.filter((part) => typeof part !== 'object'));
      },
      flushHeaders(): void {
        if (packing === null) decide(true);
        if (packing !== 'whole') flushHeaders();
      },
      write(...sent: Sent): boolean {
        if (packing === null) decide(true);
        if (packing === 'none') return write(...sent);
        if (stream !== null) return stream.write(sent);
        pieces.push(bytesOf(sent));
        return true;
      },
      end(...sent: Sent): ServerResponse {
        if (packing === null) decide(true, bytesOf(sent).length);
        if (packing === 'none' || coding === null) return end(...sent);
        if (stream !== null) return stream.end(sent);
        const body = Buffer.concat([...pieces, bytesOf(sent)]);
        const small = isShared(response) ? keptBody(body, coding) : packed(body, coding);
        nameCoding(response, coding);
        response.setHeader('content-length', small.length);
        packing = 'none';
        return end(small, ...sent.filter((part) => typeof part === 'function'));
      },
    });
  };
}

function takeHeaders(response: ServerResponse, part: unknown): void {
  if (typeof part !== 'object' || part === null || Array.isArray(part)) return;
  for (const [name, value] of Object.entries(part)) if (value !== undefined) response.setHeader(name, value);
}

/** True if a cache may give the same answer to other visitors. */
const isShared = (response: ServerResponse): boolean => {
  const control = String(response.getHeader('cache-control') ?? 'private');
  return !/\b(?:private|no-store)\b/i.test(control);
};
