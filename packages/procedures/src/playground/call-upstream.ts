const TIMEOUT_MS = 30_000;

/** The API's answer, whatever its status. */
export type ApiReply = { status: number; headers: [name: string, value: string][]; text: string; tookMs: number };

export type UpstreamRequest = {
  body: string;
  token: string;
  attemptId: string;
  signal: AbortSignal | undefined;
};

/** Headers of the connection, not of the answer; cookies of the API are not for the browser. */
const HOP_BY_HOP = new Set(['connection', 'keep-alive', 'transfer-encoding', 'set-cookie']);

/** Calls the API once; null if it gives no answer. A redirect is not followed. */
export async function callUpstream(
  url: string,
  { body, token, attemptId, signal }: UpstreamRequest,
): Promise<ApiReply | null> {
  const timeout = AbortSignal.timeout(TIMEOUT_MS);
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
    if (isNoAnswer(error)) return null;
    throw error;
  }
}

/** `fetch` throws one of these if the connection is refused or cut, the time is over or the caller has gone. */
const isNoAnswer = (error: unknown): boolean =>
  error instanceof TypeError || (error instanceof DOMException && ['AbortError', 'TimeoutError'].includes(error.name));
