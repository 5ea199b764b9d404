import { GrahaError } from './graha-error.ts';
import { type Answer, readAnswer } from './read-answer.ts';
import { errorWithoutAnswer } from './read-refusal.ts';
import { mayRepeat, type Repeat, retryDelayMs, wait } from './retry.ts';

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
  /** Hears of every answer, those to attempts that failed included; `operation` is such as `kundali/basic` or `account/listKeys`. */
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

/** Of what is repeated without a name, or never. */
export type UnnamedCallOptions = Omit<CallOptions, 'idempotencyKey'>;

/** The data, awaited as it is; `withResponse()` gives what it cost beside it. */
export type Call<T> = Promise<T> & { withResponse(): Promise<Answer<T>> };

const TIMEOUT_MS = 30_000;
export const RETRIES_MAX = 2;

/** One request as it is sent. */
export type Sending = {
  operation: string;
  verb: string;
  /** Below `/api/v1`, with its query. */
  path: string;
  body?: string;
  repeat: Repeat;
};

/** One POST of one operation, such as `kundali/basic`, sent again where that may help. */
export const call = <T>(operation: string, input: unknown, client: ClientOptions, options?: CallOptions): Call<T> =>
  send(
    () => ({ operation, verb: 'POST', path: operation, body: JSON.stringify(input), repeat: 'under_key' }),
    client,
    options,
  );

/** What `make` throws is the failure of the call. */
export function send<T>(make: () => Sending, client: ClientOptions, options: CallOptions = {}): Call<T> {
  const answer = sendWithRetries<T>(make, client, options);
  const data = answer.then(({ data }) => data);
  return Object.assign(data, {
    withResponse() {
      data.catch(() => {}); // The promise of the whole answer reports the failure.
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
  // A redirect that is followed would carry the key to another address.
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

/** Unique, not secret; Node 18 has no `crypto` of its own. */
export const randomName = (): string =>
  globalThis.crypto?.randomUUID?.() ?? `${Date.now().toString(36)}-${Math.random()}-${Math.random()}`;
