import { fetchRequestHandler } from '@trpc/server/adapters/fetch';
import { BATCH_CALLS_MAX } from '../trpc/batch-limit.ts';
import type { Context } from '../trpc/context.ts';
import { report } from '../trpc/report.ts';
import { appRouter } from './root.ts';

const ENDPOINT = '/api/trpc';

/** Handles all of `/api/trpc` over HTTP. */
export function answer(
  request: Request,
  requestId: string,
  createContext: () => Promise<Context>,
): Promise<Response> | Response {
  const headers = { 'x-request-id': requestId, 'cache-control': 'private, no-store' };
  if (!isSameOrigin(request)) return Response.json({ message: 'Sent from another site.' }, { status: 403, headers });
  return fetchRequestHandler({
    endpoint: ENDPOINT,
    req: request,
    router: appRouter,
    allowMethodOverride: true,
    maxBatchSize: BATCH_CALLS_MAX,
    createContext,
    responseMeta: () => ({ headers }),
    // Without a context no procedure ran, so none reported the error.
    onError: ({ error, ctx, path }) => (ctx ? undefined : report(error, { requestId, path: path ?? ENDPOINT })),
  });
}

/**
 * Returns whether a browser sent this from a page of this site. A mutation without an Origin header is refused too, because every
 * browser sends one.
 */
export function isSameOrigin(request: Request): boolean {
  if (request.method === 'GET' || request.method === 'HEAD') return true;
  const origin = request.headers.get('origin');
  const host = request.headers.get('host');
  if (origin === null || host === null || !URL.canParse(origin)) return false;
  const site = request.headers.get('sec-fetch-site');
  return new URL(origin).host === host && (site === null || site === 'same-origin');
}
