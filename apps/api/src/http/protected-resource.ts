import { SCOPES } from '@graha/domain/keys/scopes';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/**
 * Paths at which clients look up the protection of `/mcp`: its own path first, then that of the host (RFC 9728 §3.1).
 */
export const RESOURCE_METADATA_PATH = '/.well-known/oauth-protected-resource/mcp';
export const RESOURCE_METADATA_PATHS = [RESOURCE_METADATA_PATH, '/.well-known/oauth-protected-resource'];

type ResourceDeps = { apiUrl: string; portalUrl: string };

/** Mounts the document that names the authorization server of `/mcp`, which is the portal. */
export function mountProtectedResource(app: FastifyInstance, { apiUrl, portalUrl }: ResourceDeps): void {
  const body = JSON.stringify({
    resource: `${apiUrl}/mcp`,
    authorization_servers: [portalUrl],
    scopes_supported: SCOPES,
    bearer_methods_supported: ['header'],
    resource_name: 'Graha',
    resource_documentation: `${portalUrl}/docs/mcp`,
  });
  const handler = (request: FastifyRequest, reply: FastifyReply): FastifyReply =>
    reply
      .headers({
        'content-type': 'application/json; charset=utf-8',
        'access-control-allow-origin': '*',
        'cache-control': 'public, max-age=3600',
        'x-request-id': request.id,
      })
      .send(body);
  for (const url of RESOURCE_METADATA_PATHS) {
    app.route({ method: 'GET', url, exposeHeadRoute: true, config: { operation: url.slice(1) }, handler });
  }
}
