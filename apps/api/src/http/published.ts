import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { encodingOf, type Encoding } from './accept-encoding.ts';
import type { DocumentLimit } from './document-limit.ts';
import { knowsTag } from './knows-tag.ts';

type Written = Readonly<Record<Encoding, { body: Buffer; etag: string; headers: Record<string, string> }>>;

/** The highest quality takes fifteen times as long and saves only a tenth. */
const BROTLI_QUALITY = 9;

/**
 * Serves a public document. It is serialised at the first request and compressed in the thread pool. Each encoding has
 * its own ETag, so that clients with a current copy get 304.
 */
export function published(make: () => object | Promise<object>, limit: DocumentLimit) {
  let written: Promise<Written> | null = null;
  const once = (): Promise<Written> =>
    (written ??= write(make).catch((error: unknown) => {
      written = null;
      throw error;
    }));

  return async function answer(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    await limit(request.ip, request.routeOptions.url ?? '');
    const { body, etag, headers } = (await once())[encodingOf(request.headers['accept-encoding'])];
    reply.headers({
      'x-request-id': request.id,
      etag,
      vary: 'accept-encoding',
      'cache-control': 'public, max-age=300',
    });
    if (knowsTag(request, etag)) return reply.code(304).send();
    return reply.headers(headers).send(body);
  };
}

async function write(make: () => object | Promise<object>): Promise<Written> {
  const plain = Buffer.from(JSON.stringify(await make()));
  const hash = createHash('sha256').update(plain).digest('base64url').slice(0, 22);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
  };
  const [br, zipped] = await Promise.all([promisify(brotliCompress)(plain, { params }), promisify(gzip)(plain)]);
  const type = { 'content-type': 'application/json; charset=utf-8' };
  return {
    identity: { body: plain, etag: `"${hash}"`, headers: type },
    gzip: { body: zipped, etag: `"${hash}-gzip"`, headers: { ...type, 'content-encoding': 'gzip' } },
    br: { body: br, etag: `"${hash}-br"`, headers: { ...type, 'content-encoding': 'br' } },
  };
}
