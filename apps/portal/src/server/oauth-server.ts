import 'server-only';
import type { Server } from '@graha/auth/connect/authorization-request';
import { clientAddress } from '@graha/auth/core/client-address';
import { refuseForm } from '@graha/auth/connect/parameters';
import type { TokenAnswer } from '@graha/auth/connect/token-answer';
import type { ExchangeContext } from '@graha/auth/connect/token-exchange';
import { env } from './env.ts';
import { outboxPool, pool } from './pool.ts';
import { requestIdOf } from './request-headers.ts';

const SECOND_MS = 1_000;

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

/** Counts a request of a client address. Returns the milliseconds to wait; 0 if the request is allowed. */
type Count = (address: string, form: URLSearchParams) => number | Promise<number>;

/** Wraps a route that takes a form and answers with OAuth errors. */
export const formRoute = (answer: Answer, count: Count = () => 0) =>
  async function handle(request: Request): Promise<Response> {
    const form = new URLSearchParams(await request.text());
    const refusal = refuseForm(request.headers.get('content-type'), form);
    if (refusal) return sent(refusal);
    const waitMs = await count(clientAddress(request.headers), form);
    if (waitMs > 0) return tooOften(Math.ceil(waitMs / SECOND_MS));
    const ctx = { db: pool(), identity: outboxPool(), requestId: requestIdOf(request.headers) };
    return sent(await answer(ctx, form, oauthServer()));
  };

const sent = ({ status, body }: TokenAnswer): Response => Response.json(body, { status, headers: OPEN_HEADERS });

/** `slow_down` is the error that programs with a device code know. */
function tooOften(seconds: number): Response {
  const error_description = `Too many requests came from this network. Try again in ${seconds} s.`;
  const headers = { ...OPEN_HEADERS, 'retry-after': String(seconds) };
  return Response.json({ error: 'slow_down', error_description }, { status: 429, headers });
}
