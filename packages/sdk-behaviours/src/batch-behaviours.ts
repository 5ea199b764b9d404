import { type BatchOutcome, INPUT } from './behaviours.ts';

/** A failure of one call of a batch; null if it succeeds. */
export type Failure = { status: number; code: string; retryable: boolean; retryAfter: number | null };

export type BatchBehaviour = {
  /** The guarantee. */
  name: string;
  calls: number;
  /** Number of characters added to the input of each call. */
  padding?: number;
  /** The failure of a call in a request, both counted from 0; null if it succeeds. */
  failureOf?: (call: number, request: number) => Failure | null;
  /** An API that refuses the whole request with this status. */
  refusal?: { status: number; code: string };
  /** An answer of another form, with status 200. */
  odd?: object;
  options?: { idempotencyKey?: string; maxRetries?: number };
  /** Ids of the calls in each request, in order; omitted if any division is correct. */
  requests?: readonly (readonly number[])[];
  /** Idempotency keys of the requests, in order. */
  names?: readonly string[];
  /** The errors of calls, by index. */
  errors?: Readonly<Record<number, { error: string; code: string }>>;
  outcome?: Partial<Extract<BatchOutcome, { error: string }>>;
  /** The least time between the first two requests, in ms. */
  gapMs?: number;
};

export const batchInput = (call: number, padding = 0): object => ({
  ...INPUT,
  year: 1900 + (call % 100),
  ...(padding === 0 ? {} : { note: 'ज'.repeat(padding) }),
});

const from = (first: number, count: number): number[] => Array.from({ length: count }, (_, index) => first + index);
const failing = (code: string, retryAfter: number | null = null): Failure => ({
  status: code === 'rate_limited' ? 429 : code === 'compute_unavailable' ? 503 : 422,
  code,
  retryable: code !== 'validation_error',
  retryAfter,
});

export const BATCH_BEHAVIOURS: readonly BatchBehaviour[] = [
  {
    name: 'any number of calls goes out a hundred at a time, and the results come in order',
    calls: 250,
    options: { idempotencyKey: 'night' },
    requests: [from(0, 100), from(100, 100), from(200, 50)],
    names: ['night-0', 'night-1', 'night-2'],
  },
  { name: 'no calls are no request', calls: 0, requests: [] },
  { name: 'a request stays below the 256 kB that the API takes', calls: 100, padding: 2_000 },
  {
    name: 'a call that fails is a result with the error that it would have been alone; the others have their answers',
    calls: 3,
    failureOf: (call) => (call === 1 ? failing('validation_error') : null),
    requests: [from(0, 3)],
    errors: { 1: { error: 'ValidationError', code: 'validation_error' } },
  },
  {
    name: 'calls that failed for a reason that may pass are sent again alone, under the same name',
    calls: 6,
    failureOf: (call, request) => (request === 0 && [2, 4].includes(call) ? failing('compute_unavailable', 0) : null),
    options: { idempotencyKey: 'night' },
    requests: [from(0, 6), [2, 4]],
    names: ['night-0', 'night-0'],
  },
  {
    name: 'a call that is limited is sent again when it says',
    calls: 2,
    failureOf: (call, request) => (request === 0 && call === 1 ? failing('rate_limited', 1) : null),
    requests: [[0, 1], [1]],
    gapMs: 950,
  },
  {
    name: 'who would have to wait for more than a minute gets the error of the call at once',
    calls: 2,
    failureOf: (call) => (call === 1 ? failing('rate_limited', 61) : null),
    requests: [[0, 1]],
    errors: { 1: { error: 'RateLimitError', code: 'rate_limited' } },
  },
  {
    name: 'a call that goes on failing is an error after two retries',
    calls: 2,
    failureOf: (call) => (call === 0 ? failing('compute_unavailable', 0) : null),
    requests: [[0, 1], [0], [0]],
    errors: { 0: { error: 'ServerError', code: 'compute_unavailable' } },
  },
  {
    name: 'with no retries allowed each call is sent once',
    calls: 2,
    failureOf: () => failing('compute_unavailable', 0),
    options: { maxRetries: 0 },
    requests: [[0, 1]],
    errors: {
      0: { error: 'ServerError', code: 'compute_unavailable' },
      1: { error: 'ServerError', code: 'compute_unavailable' },
    },
  },
  {
    name: 'what refuses a whole request is thrown',
    calls: 2,
    refusal: { status: 401, code: 'invalid_key' },
    requests: [[0, 1]],
    outcome: { error: 'AuthenticationError', status: 401, code: 'invalid_key' },
  },
  ...[
    { status: 'ok' },
    { results: [] },
    { results: [null] },
    { results: [{ id: '0', status: 200, credits: 1, request_id: 'r', replayed: false, answer: {} }] },
    { results: [{ id: '7' }, { id: '1' }] },
  ].map((odd) => ({
    name: `an answer without a result for each call is not the API’s: ${JSON.stringify(odd)}`,
    calls: 2,
    odd,
    requests: [[0, 1]],
    outcome: { error: 'GrahaError', status: 200, code: 'unexpected_response', retryable: false },
  })),
];
