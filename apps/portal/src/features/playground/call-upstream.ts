import type { ApiReply } from './books.ts';

const PATIENCE_MS = 30_000;

export type UpstreamRequest = {
  body: string;
  token: string;
  attemptId: string;
  signal: AbortSignal | undefined;
};

/** Headers of this one connection, which say nothing of the answer. */
const HOP_BY_HOP = new Set(['connection', 'keep-alive', 'transfer-encoding', 'set-cookie']);

/** One call to the one API; null where it gave no answer. It is never led elsewhere. */
export async function callUpstream(
  url: string,
  { body, token, attemptId, signal }: UpstreamRequest,
): Promise<ApiReply | null> {
  const timeout = AbortSignal.timeout(PATIENCE_MS);
  const startedMs = performance.now();
  try {
    const response = await fetch(url, {
      method: 'POST',
      redirect: 'error',
      cache: 'no-store',
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
      headers: {
        accept: 'application/json',
        'content-type': 'application/json',
        authorization: `Bearer ${token}`,
        'idempotency-key': attemptId,
      },
      body,
    });
    const text = await response.text();
    return {
      status: response.status,
      headers: [...response.headers].filter(([name]) => !HOP_BY_HOP.has(name)),
      text,
      tookMs: performance.now() - startedMs,
    };
  } catch (error) {
    if (isSilence(error)) return null;
    throw error;
  }
}

/** Refused, cut, too slow, or no longer wanted: `fetch` tells each by one of these. */
const isSilence = (error: unknown): boolean =>
  error instanceof TypeError || (error instanceof DOMException && ['AbortError', 'TimeoutError'].includes(error.name));
