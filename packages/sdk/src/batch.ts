import { call, type CallOptions, type ClientOptions, randomName, RETRIES_MAX } from './call.ts';
import { GrahaError } from './graha-error.ts';
import type { AnswerOf, InputOf, OperationName } from './operation-types.ts';
import { errorOfBody } from './read-refusal.ts';
import { retryDelayMs, wait } from './retry.ts';

/** One call of many. The operation decides the type of the input. */
export type BatchCall<Name extends OperationName = OperationName> = {
  [Each in Name]: { operation: Each; input: InputOf<Each> };
}[Name];

type Facts = {
  /** The index of the call in the input, from 0. */
  index: number;
  /** Credits that this call cost; 0 if it failed. */
  credits: number;
  requestId: string;
  isReplay: boolean;
};

/** The result of one call: `answer`, or `error` of the class that the single call would have thrown. */
export type BatchResult<Name extends OperationName = OperationName> = Facts &
  ({ answer: AnswerOf<Name>; error?: undefined } | { answer?: undefined; error: GrahaError });

type Sent = { id: string; operation: string; input: unknown };
type Wire = { id: string; status: number; credits: number; request_id: string; replayed: boolean } & (
  | { answer: unknown }
  | { error: unknown; retry_after?: number | null }
);

type FailedWire = Extract<Wire, { error: unknown }>;

/** Limits of the API for one request. */
const CALLS_MAX = 100;
const BODY_BYTES_MAX = 256 * 1024;
/** `{"calls":[]}`. */
const FRAME_BYTES = 12;

const utf8 = new TextEncoder();

/**
 * Makes any number of calls, a hundred per request. Yields their results in order, those of a request when it is
 * answered. A call with a temporary failure is sent again under the same idempotency key, so it costs once. Only the
 * refusal of a full request is thrown; earlier results stay valid. If the caller stops reading, no further request is
 * sent.
 */
export async function* batch<Name extends OperationName>(
  calls: Iterable<BatchCall<Name>> | AsyncIterable<BatchCall<Name>>,
  client: ClientOptions,
  options: CallOptions = {},
): AsyncGenerator<BatchResult<Name>, void, undefined> {
  const name = options.idempotencyKey ?? `sdk-${randomName()}`;
  let requestIndex = 0;
  for await (const sent of inRequests(calls)) {
    const own = { ...options, idempotencyKey: `${name}-${requestIndex}` };
    requestIndex += 1;
    for (const result of await answered(sent, client, own)) yield resultOf<Name>(result);
  }
}

type Named = { operation: string; input: unknown };

async function* inRequests(calls: Iterable<Named> | AsyncIterable<Named>): AsyncGenerator<Sent[]> {
  let [request, bytes, index] = [[] as Sent[], FRAME_BYTES, 0];
  for await (const { operation, input } of calls) {
    const one = { id: String(index), operation, input };
    index += 1;
    const more = utf8.encode(JSON.stringify(one)).length + 1;
    if (request.length === CALLS_MAX || (request.length > 0 && bytes + more > BODY_BYTES_MAX)) {
      yield request;
      [request, bytes] = [[], FRAME_BYTES];
    }
    request.push(one);
    bytes += more;
  }
  if (request.length > 0) yield request;
}

/** Sends one request, and repeats those of its calls that failed temporarily. */
async function answered(request: Sent[], client: ClientOptions, options: CallOptions): Promise<Wire[]> {
  const retriesMax = options.maxRetries ?? client.maxRetries ?? RETRIES_MAX;
  const results = new Map<string, Wire>();
  let open = request;
  for (let attemptIndex = 0; open.length > 0; attemptIndex++) {
    const came = resultsIn(await call<unknown>('batch', { calls: open }, client, options), open);
    for (const result of came) results.set(result.id, result);
    const delays = came.map((result) => ('error' in result ? retryDelayMs(errorIn(result), attemptIndex) : null));
    if (attemptIndex >= retriesMax) break;
    const again = new Set(came.filter((_, index) => delays[index] !== null).map(({ id }) => id));
    open = open.filter(({ id }) => again.has(id));
    if (open.length > 0) await wait(Math.max(...delays.map((delayMs) => delayMs ?? 0)), options.signal);
  }
  return request.map(({ id }) => results.get(id)).filter((result) => result !== undefined);
}

/**
 * Returns the results of an answer, one for each call.
 * @throws GrahaError for an answer without one: a lost call would go unseen
 */
function resultsIn(answer: unknown, open: readonly Sent[]): Wire[] {
  const { results } = Object(answer);
  const ids = new Set(Array.isArray(results) ? results.map((one: unknown) => Object(one).id) : []);
  if (ids.size === open.length && open.every(({ id }) => ids.has(id))) return results;
  const detail = 'the answer has not one result for each call';
  const facts = { status: 200, requestId: null, retryable: false, retryAfterSeconds: null };
  throw new GrahaError({ ...facts, code: 'unexpected_response', detail });
}

const errorIn = ({ status, request_id: requestId, error, retry_after: seconds }: FailedWire): GrahaError =>
  errorOfBody({ status, requestId, retryAfterSeconds: seconds ?? null }, error);

function resultOf<Name extends OperationName>(wire: Wire): BatchResult<Name> {
  const { id, credits, request_id: requestId, replayed: isReplay } = wire;
  const facts = { index: Number(id), credits, requestId, isReplay };
  if ('error' in wire) return { ...facts, error: errorIn(wire) };
  // Safe: an answer is by the schema of its operation, from which the type is generated.
  return { ...facts, answer: wire.answer as AnswerOf<Name> };
}
