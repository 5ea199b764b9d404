import { checkedApiKey, checkedIdempotencyKey } from './checked-key.ts';
import { AnswerTooLargeError, GrahaError } from './graha-error.ts';
import { type Answer, readAnswer } from './read-answer.ts';
import { errorWithoutAnswer } from './read-refusal.ts';
import { ANSWER_BYTES_MAX, readText } from './read-text.ts';
import { mayRepeat, type Repeat, retryDelayMs, wait } from './retry.ts';

export type ClientOptions = {
  /** Base URL of the API, such as `https://api.example.com`; a path after the host is kept. */
  baseUrl: string;
  /** Secret key. Keep it on a server: its holder can spend your credits. */
  apiKey: string;
  /** Replaces the global `fetch`, for tests, proxies and tracing. */
  fetch?: typeof globalThis.fetch;
  /** Time limit of an attempt in ms; 30 s if omitted, none for `Infinity`. */
  timeoutMs?: number;
  /** Maximum number of retries after a temporary failure; 2 if omitted, 0 for none. */
  maxRetries?: number;
  /** Maximum number of bytes of an answer; 64 MB if omitted. A longer one throws `AnswerTooLargeError`. */
  maxAnswerBytes?: number;
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
/** A timer of more ends at once. */
const TIMER_MS_MAX = 2 ** 31 - 1;
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
  send(() => ({ operation, verb: 'POST', path: operation, body: jsonOf(input), repeat: 'under_key' }), client, options);

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
  const idempotencyKey = checkedIdempotencyKey(options.idempotencyKey ?? `sdk-${randomName()}`);
  const apiKey = checkedApiKey(client.apiKey);
  for (let attemptIndex = 0; ; attemptIndex++) {
    try {
      return await attempt<T>(sending, { ...client, apiKey }, { ...options, idempotencyKey }, attemptIndex + 1);
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
    Math.min(options.timeoutMs ?? client.timeoutMs ?? TIMEOUT_MS, TIMER_MS_MAX),
  );
  const giveUp = (): void => ending.abort();
  options.signal?.addEventListener('abort', giveUp, { once: true });
  const url = `${client.baseUrl.replace(/\/+$/, '')}/api/v1/${path}`;
  // A followed redirect would send the key to another address.
  const init: RequestInit = { method: verb, headers, body: body ?? null, signal: ending.signal, redirect: 'manual' };
  /** A failure of the network becomes an error of the client; an error of `onResponse` stays the own one of the caller. */
  const heard = async <Heard>(promise: Promise<Heard>): Promise<Heard> => {
    try {
      return await promise;
    } catch (error) {
      options.signal?.throwIfAborted();
      if (error instanceof AnswerTooLargeError) throw error;
      throw errorWithoutAnswer(tookTooLong, error, repeat !== 'never');
    }
  };
  try {
    const response = await heard((client.fetch ?? globalThis.fetch)(url, init));
    client.onResponse?.({ operation, response, attemptNumber });
    return readAnswer<T>(response, await heard(readText(response, client.maxAnswerBytes ?? ANSWER_BYTES_MAX)));
  } finally {
    clearTimeout(timer);
    options.signal?.removeEventListener('abort', giveUp);
  }
}

/** A unique name, not secret; Node 18 has no global `crypto`. */
export const randomName = (): string =>
  globalThis.crypto?.randomUUID?.() ?? `${Date.now().toString(36)}-${Math.random()}-${Math.random()}`;

/**
 * Writes an input as JSON.
 * @throws TypeError for a number that JSON has not: it would be sent as null, which an operation may read as its default
 */
export const jsonOf = (input: unknown): string =>
  JSON.stringify(input, (name, value: unknown) => {
    if (typeof value !== 'number' || Number.isFinite(value)) return value;
    throw new TypeError(`${name} is ${value}, which JSON cannot hold; nothing was sent`);
  });
