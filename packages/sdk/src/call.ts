import { GrahaError } from './graha-error.ts';
import { type Answer, readAnswer } from './read-answer.ts';
import { errorWithoutAnswer } from './read-refusal.ts';
import { mayRepeat, type Repeat, retryDelayMs, wait } from './retry.ts';

export type ClientOptions = {
  /** Base URL of the API, such as `https://api.example.com`; a path after the host is kept. */
  baseUrl: string;
  /** Secret key. Keep it on a server: its holder can spend your credits. */
  apiKey: string;
  /** Replaces the global `fetch`, for tests, proxies and tracing. */
  fetch?: typeof globalThis.fetch;
  /** Time limit of an attempt in ms; 30 s if omitted. */
  timeoutMs?: number;
  /** Maximum number of retries after a temporary failure; 2 if omitted, 0 for none. */
  maxRetries?: number;
  /**
   * Called for every response, including failed attempts. `operation` is for example `kundali/basic` or
   * `account/listKeys`.
   */
  onResponse?: (seen: { operation: string; response: Response; attemptNumber: number }) => void;
};

export type CallOptions = {
  /**
   * Idempotency key, valid for 24 hours: a repeat under the same key gets the same answer and costs nothing. Generated
   * if omitted, so that a retry costs nothing. Set it if your own program may repeat the call.
   */
  idempotencyKey?: string;
  signal?: AbortSignal;
  timeoutMs?: number;
  maxRetries?: number;
};

/** Options for calls that take no idempotency key. */
export type UnnamedCallOptions = Omit<CallOptions, 'idempotencyKey'>;

/** The promise of the data. `withResponse()` also returns the cost and the response. */
export type Call<T> = Promise<T> & { withResponse(): Promise<Answer<T>> };

const TIMEOUT_MS = 30_000;
export const RETRIES_MAX = 2;

/** One request as it is sent. */
export type Sending = {
  operation: string;
  verb: string;
  /** Path below `/api/v1`, with its query. */
  path: string;
  body?: string;
  repeat: Repeat;
};

/** Makes one POST to one operation, such as `kundali/basic`, with retries if they may help. */
export const call = <T>(operation: string, input: unknown, client: ClientOptions, options?: CallOptions): Call<T> =>
  send(
    () => ({ operation, verb: 'POST', path: operation, body: JSON.stringify(input), repeat: 'under_key' }),
    client,
    options,
  );

/** Sends a request with retries. An error thrown by `make` rejects the call. */
export function send<T>(make: () => Sending, client: ClientOptions, options: CallOptions = {}): Call<T> {
  const answer = sendWithRetries<T>(make, client, options);
  const data = answer.then(({ data }) => data);
  return Object.assign(data, {
    withResponse() {
      data.catch(() => {}); // The promise of the full answer reports the failure.
      return answer;
    },
  });
}

async function sendWithRetries<T>(
  make: () => Sending,
  client: ClientOptions,
  options: CallOptions,
): Promise<Answer<T>> {
  const sending = make();
  if (options.idempotencyKey !== undefined && sending.repeat !== 'under_key')
    throw new TypeError(`${sending.operation} takes no idempotency key`);
  const retriesMax = options.maxRetries ?? client.maxRetries ?? RETRIES_MAX;
  const idempotencyKey = options.idempotencyKey ?? `sdk-${randomName()}`;
  for (let attemptIndex = 0; ; attemptIndex++) {
    try {
      return await attempt<T>(sending, client, { ...options, idempotencyKey }, attemptIndex + 1);
    } catch (error) {
      if (!(error instanceof GrahaError) || attemptIndex >= retriesMax) throw error;
      const delayMs = mayRepeat(sending.repeat, error) ? retryDelayMs(error, attemptIndex) : null;
      if (delayMs === null) throw error;
      await wait(delayMs, options.signal);
    }
  }
}

async function attempt<T>(
  { operation, verb, path, body, repeat }: Sending,
  client: ClientOptions,
  options: CallOptions & { idempotencyKey: string },
  attemptNumber: number,
): Promise<Answer<T>> {
  options.signal?.throwIfAborted();
  const headers = new Headers({
    accept: 'application/json',
    'x-api-key': client.apiKey,
    ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    ...(repeat === 'under_key' ? { 'idempotency-key': options.idempotencyKey } : {}),
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
  const url = `${client.baseUrl.replace(/\/+$/, '')}/api/v1/${path}`;
  // A followed redirect would send the key to another address.
  const init: RequestInit = { method: verb, headers, body: body ?? null, signal: ending.signal, redirect: 'manual' };
  try {
    const response = await (client.fetch ?? globalThis.fetch)(url, init);
    client.onResponse?.({ operation, response, attemptNumber });
    return await readAnswer<T>(response);
  } catch (error) {
    if (error instanceof GrahaError) throw error;
    options.signal?.throwIfAborted();
    throw errorWithoutAnswer(tookTooLong, error, repeat !== 'never');
  } finally {
    clearTimeout(timer);
    options.signal?.removeEventListener('abort', giveUp);
  }
}

/** A unique name, not secret; Node 18 has no global `crypto`. */
export const randomName = (): string =>
  globalThis.crypto?.randomUUID?.() ?? `${Date.now().toString(36)}-${Math.random()}-${Math.random()}`;
