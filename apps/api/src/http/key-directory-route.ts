import type { FastifyInstance } from 'fastify';
import { KEY_DIRECTORY_PATH, KEY_DIRECTORY_TYPE, keyDirectory, KEYS_FRESH_SECONDS } from '../receipts/key-directory.ts';
import type { Signer } from '../receipts/signer.ts';

/** Mounts the public keys of signed answers, which every page may read. */
export function mountKeyDirectory(app: FastifyInstance, { signer }: { signer: Signer | null }): void {
  const body = Buffer.from(keyDirectory(signer?.keys ?? [])); // To text the framework would add a charset.
  app.route({
    method: 'GET',
    url: KEY_DIRECTORY_PATH,
    exposeHeadRoute: true,
    config: { operation: KEY_DIRECTORY_PATH.slice(1) },
    handler: (request, reply) =>
      reply
        .headers({
          'content-type': KEY_DIRECTORY_TYPE,
          'access-control-allow-origin': '*',
          'cache-control': `public, max-age=${KEYS_FRESH_SECONDS}`,
          'x-request-id': request.id,
        })
        .send(body),
  });
}
