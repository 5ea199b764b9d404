import { GrahaError } from './graha-error.ts';
import { errorOf, errorWithoutAnswer } from './read-refusal.ts';
import { retryDelayMs, wait } from './retry.ts';

export type ClientOptions = {
  /** Where the API lives, such as `https://api.example.com`; a path after the host is kept. */
  baseUrl: string;
  /** Keep it on a server: its holder can spend your credits. */
  apiKey: string;
  /** For tests, proxies and tracing. */
  fetch?: typeof globalThis.fetch;
  /** How long an attempt may take; 30 s when left out. */
  timeoutMs?: number;
  /** How often a call is sent again after a failure that may pass; 2 when left out, 0 for never. */
  maxRetries?: number;
  /** Hears of every answer, those to attempts that failed included. */
  onResponse?: (seen: { operation: string; response: Response; attemptNumber: number }) => void;
};

export type CallOptions = {
  /**
   * Names this call for 24 hours: repeated under the same name it is answered again and costs nothing. Made for you when left
   * out, so that a retry costs nothing; set it where your own program may repeat the call.
   */
  idempotencyKey?: string;
  signal?: AbortSignal;
  timeoutMs?: number;
  maxRetries?: number;
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
export const RETRIES_MAX = 2;

/** One POST of one operation, such as `kundali/basic`, sent again where that may help. */
export function call<T>(operation: string, input: unknown, client: ClientOptions, options: CallOptions = {}): Call<T> {
  const answer = sendWithRetries<T>(operation, input, client, options);
  const data = answer.then(({ data }) => data);
  return Object.assign(data, {
    withResponse() {
      data.catch(() => {}); // The promise of the whole answer reports the failure.
      return answer;
    },
  });
}

async function sendWithRetries<T>(
  operation: string,
  input: unknown,
  client: ClientOptions,
  options: CallOptions,
): Promise<Answer<T>> {
  const retriesMax = options.maxRetries ?? client.maxRetries ?? RETRIES_MAX;
  const idempotencyKey = options.idempotencyKey ?? `sdk-${randomName()}`;
  const body = JSON.stringify(input);
  for (let attemptIndex = 0; ; attemptIndex++) {
    try {
      return await attempt<T>(operation, body, client, { ...options, idempotencyKey }, attemptIndex + 1);
    } catch (error) {
      if (!(error instanceof GrahaError) || attemptIndex >= retriesMax) throw error;
      const delayMs = retryDelayMs(error, attemptIndex);
      if (delayMs === null) throw error;
      await wait(delayMs, options.signal);
    }
  }
}

async function attempt<T>(
  operation: string,
  body: string,
  client: ClientOptions,
  options: CallOptions & { idempotencyKey: string },
  attemptNumber: number,
): Promise<Answer<T>> {
  options.signal?.throwIfAborted();
  const headers = new Headers({
    accept: 'application/json',
    'content-type': 'application/json',
    'x-api-key': client.apiKey,
    'idempotency-key': options.idempotencyKey,
  });
  const ending = new AbortController();
  let tookTooLong = false;
  const timer = setTimeout(
    () => {
      tookTooLong = true;
      ending.abort();
    },
    options.timeoutMs ?? client.timeoutMs ?? TIMEOUT_MS,
  );
  const giveUp = (): void => ending.abort();
  options.signal?.addEventListener('abort', giveUp, { once: true });
  const url = `${client.baseUrl.replace(/\/+$/, '')}/api/v1/${operation}`;
  // A redirect that is followed would carry the key to another address.
  const init: RequestInit = { method: 'POST', headers, body, signal: ending.signal, redirect: 'manual' };
  try {
    const response = await (client.fetch ?? globalThis.fetch)(url, init);
    client.onResponse?.({ operation, response, attemptNumber });
    return await readAnswer<T>(response);
  } catch (error) {
    if (error instanceof GrahaError) throw error;
    options.signal?.throwIfAborted();
    throw errorWithoutAnswer(tookTooLong, error);
  } finally {
    clearTimeout(timer);
    options.signal?.removeEventListener('abort', giveUp);
  }
}

async function readAnswer<T>(response: Response): Promise<Answer<T>> {
  const text = await response.text();
  const body = parsed(text);
  if (!response.ok || body === undefined) throw errorOf(response, body);
  const { headers } = response;
  const count = (name: string): number | null => (headers.has(name) ? Number(headers.get(name)) : null);
  const reset = headers.get('x-credits-reset');
  return {
    // Safe: the API answers a 2xx by the catalogue's schema, from which T is generated; its conformance tests hold it to that.
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

/** Undefined where it is no JSON: not from the API. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Unique, not secret; Node 18 has no `crypto` of its own. */
export const randomName = (): string =>
  globalThis.crypto?.randomUUID?.() ?? `${Date.now().toString(36)}-${Math.random()}-${Math.random()}`;
