import 'server-only';
import type { Server } from '@graha/auth/connect/authorization-request';
import type { ExchangeContext, TokenAnswer } from '@graha/auth/connect/token-exchange';
import { env } from './env.ts';
import { outboxPool, pool } from './pool.ts';
import { requestIdOf } from './request-headers.ts';

export const mcpUrl = (): string => `${env().apiUrl}/mcp`;

/** This portal as the authorization server of the MCP server. */
export const oauthServer = (): Server => ({
  issuer: env().portalUrl,
  resource: mcpUrl(),
  secret: env().keyPepper,
});

/** Clients in browsers call from other origins. Cookies are not used. */
export const OPEN_HEADERS = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': 'content-type, mcp-protocol-version',
  'cache-control': 'no-store',
};
export const preflight = (): Response => new Response(null, { status: 204, headers: OPEN_HEADERS });

type Answer = (ctx: ExchangeContext, form: URLSearchParams, server: Server) => Promise<TokenAnswer>;

/** Wraps a route that takes a form and answers with OAuth errors. */
export const formRoute = (answer: Answer) =>
  async function handle(request: Request): Promise<Response> {
    const ctx = { db: pool(), identity: outboxPool(), requestId: requestIdOf(request.headers) };
    const { status, body } = await answer(ctx, new URLSearchParams(await request.text()), oauthServer());
    return Response.json(body, { status, headers: OPEN_HEADERS });
  };
