import { errorOf, GrahaError } from './graha-error.ts';

export type ClientOptions = {
  /** Where the API lives, such as `https://api.example.com`; a path after the host is kept. */
  baseUrl: string;
  /** Keep it on a server: its holder can spend your credits. */
  apiKey: string;
  /** For tests, proxies and tracing. */
  fetch?: typeof globalThis.fetch;
  /** How long a call may take; 30 s when left out. */
  timeoutMs?: number;
};

export type CallOptions = {
  /** Names this call for 24 hours: repeated under the same name it is answered again and costs nothing. Makes retries safe. */
  idempotencyKey?: string;
  signal?: AbortSignal;
  timeoutMs?: number;
};

export type Answer<T> = {
  data: T;
  requestId: string | null;
  /** What the call cost and what is left; null where the answer did not say. */
  credits: { cost: number | null; remaining: number | null; limit: number | null; resetsAt: Date | null };
  /** Whether an idempotency key repeated an earlier call. */
  isReplay: boolean;
  response: Response;
};

/** The data, awaited as it is; `withResponse()` gives what it cost beside it. */
export type Call<T> = Promise<T> & { withResponse(): Promise<Answer<T>> };

const TIMEOUT_MS = 30_000;

/** One POST of one operation. */
export function call<T>(path: string, input: unknown, client: ClientOptions, options: CallOptions = {}): Call<T> {
  const answer = send<T>(path, input, client, options);
  const data = answer.then(({ data }) => data);
  return Object.assign(data, {
    withResponse() {
      data.catch(() => {}); // The promise of the whole answer reports the failure.
      return answer;
    },
  });
}

async function send<T>(path: string, input: unknown, client: ClientOptions, options: CallOptions): Promise<Answer<T>> {
  const headers = new Headers({
    accept: 'application/json',
    'content-type': 'application/json',
    'x-api-key': client.apiKey,
    ...(options.idempotencyKey === undefined ? {} : { 'idempotency-key': options.idempotencyKey }),
  });
  const timeout = AbortSignal.timeout(options.timeoutMs ?? client.timeoutMs ?? TIMEOUT_MS);
  const signal = options.signal ? AbortSignal.any([timeout, options.signal]) : timeout;
  const url = client.baseUrl.replace(/\/+$/, '') + path;
  // A redirect would carry the key to another address.
  const init = { method: 'POST', headers, body: JSON.stringify(input), signal, redirect: 'error' } as const;
  try {
    const response = await (client.fetch ?? globalThis.fetch)(url, init);
    const body: unknown = await response.json().catch((error: unknown) => {
      if (signal.aborted) throw error;
      return undefined;
    });
    if (!response.ok || body === undefined) throw errorOf(response, body);
    return answerOf<T>(response, body);
  } catch (error) {
    if (error instanceof GrahaError) throw error;
    options.signal?.throwIfAborted();
    throw withoutAnswer(timeout.aborted, error);
  }
}

function withoutAnswer(tookTooLong: boolean, cause: unknown): GrahaError {
  const [code, detail] = tookTooLong
    ? (['timeout', 'there was no answer in time'] as const)
    : (['network_error', 'the API could not be reached'] as const);
  return new GrahaError({ status: 0, code, detail, requestId: null, retryable: true, retryAfterSeconds: null }, cause);
}

function answerOf<T>(response: Response, body: unknown): Answer<T> {
  const { headers } = response;
  const count = (name: string): number | null => (headers.has(name) ? Number(headers.get(name)) : null);
  const reset = headers.get('x-credits-reset');
  return {
    // Safe: the API answers a 2xx by the catalogue's schema, from which T is read; its conformance tests hold it to that.
    data: body as T,
    requestId: headers.get('x-request-id'),
    credits: {
      cost: count('x-credits-cost'),
      remaining: count('x-credits-remaining'),
      limit: count('x-credits-limit'),
      resetsAt: reset === null ? null : new Date(reset),
    },
    isReplay: headers.get('idempotency-replayed') === 'true',
    response,
  };
}
