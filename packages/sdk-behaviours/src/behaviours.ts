/**
 * The API's reaction to one attempt: an answer, a closed connection without an answer or within it, silence, an answer whose
 * bytes or headers come slowly without an end, one whose bytes come fast without an end, or one that announces a terabyte.
 */
export type Step =
  | { status: number; body: unknown; headers?: Record<string, string> }
  | 'cut'
  | 'cut in the answer'
  | 'silence'
  | 'endless'
  | 'endless headers'
  | 'flood'
  | 'announced';

/** The result for a caller, in a form that every language can print. */
export type Outcome =
  | { value: unknown; cost: number | null; remaining: number | null; requestId: string | null; isReplay: boolean }
  | Failed;

type Failed = {
  /** The name of the class in TypeScript. */
  error: string;
  status: number;
  code: string;
  retryable: boolean;
  requestId: string | null;
  fields: { name: string; message: string; type: string }[];
};

/** The result of a batch for a caller: one for each call, or one error for the batch. */
export type BatchOutcome =
  | {
      results: ({ index: number; cost: number; requestId: string; isReplay: boolean } & (
        | Failed
        | { value: unknown }
      ))[];
    }
  | Failed;

export type Behaviour = {
  /** The guarantee. */
  name: string;
  answers: readonly Step[];
  input?: Readonly<Record<string, unknown>>;
  /** The key as it is given to the client. */
  apiKey?: string;
  options?: { idempotencyKey?: string; maxRetries?: number; timeoutMs?: number; maxAnswerBytes?: number };
  /** The expected members of the outcome; omitted members may have any value. */
  outcome: Partial<Extract<Outcome, { value: unknown }>> | Partial<Extract<Outcome, { error: string }>>;
  attempts: number;
  /** The least time between the first two attempts, in ms. */
  gapMs?: number;
};

export const INPUT = { year: 1995, month: 6, date: 21, hours: 14, minutes: 30, latitude: 12.9716, longitude: 77.5946 };

const HEADERS = {
  'x-request-id': 'req_7',
  'x-credits-cost': '2',
  'x-credits-remaining': '98',
  'x-credits-limit': '100',
  'x-credits-reset': '2027-01-01T00:00:00.000Z',
};
const ANSWER: Step = { status: 200, body: { lagna: { sign: 'Libra' } }, headers: HEADERS };
const value = { lagna: { sign: 'Libra' } };

export function refusal(status: number, code: string, retryable: boolean, headers: Record<string, string> = {}): Step {
  return {
    status,
    body: { detail: `This is ${code}.`, code, status, retryable },
    headers: { 'x-request-id': 'req_9', ...headers },
  };
}
const refused = (error: string, status: number, code: string) => ({ error, status, code, requestId: 'req_9' });

export const BEHAVIOURS: readonly Behaviour[] = [
  {
    name: 'an answer is the value, with what it cost and its request id',
    answers: [ANSWER],
    outcome: { value, cost: 2, remaining: 98, requestId: 'req_7', isReplay: false },
    attempts: 1,
  },
  {
    name: 'an answer that says nothing of its cost leaves that open',
    answers: [{ status: 200, body: value }],
    outcome: { value, cost: null, remaining: null, requestId: null, isReplay: false },
    attempts: 1,
  },
  {
    name: 'a replay says that it is one',
    answers: [{ ...ANSWER, headers: { ...HEADERS, 'idempotency-replayed': 'true' } }],
    options: { idempotencyKey: 'chart-7' },
    outcome: { value, isReplay: true },
    attempts: 1,
  },
  {
    name: 'a 503 is tried again under the same name',
    answers: [refusal(503, 'compute_unavailable', true), ANSWER],
    outcome: { value },
    attempts: 2,
  },
  {
    name: 'a connection that is cut is tried again under the same name',
    answers: ['cut', ANSWER],
    outcome: { value },
    attempts: 2,
  },
  {
    name: 'an attempt that takes too long is tried again under the same name',
    answers: ['silence', ANSWER],
    options: { timeoutMs: 400 },
    outcome: { value },
    attempts: 2,
  },
  {
    name: 'a 429 waits as long as Retry-After says',
    answers: [refusal(429, 'rate_limited', true, { 'retry-after': '1' }), ANSWER],
    outcome: { value },
    attempts: 2,
    gapMs: 950,
  },
  {
    name: 'who would have to wait for more than a minute gets the refusal at once',
    answers: [refusal(429, 'rate_limited', true, { 'retry-after': '61' })],
    outcome: { ...refused('RateLimitError', 429, 'rate_limited'), retryable: true },
    attempts: 1,
  },
  {
    name: 'what goes on failing is an error after two retries',
    answers: [503, 503, 503].map((status) => refusal(status, 'compute_unavailable', true, { 'retry-after': '0' })),
    outcome: { ...refused('ServerError', 503, 'compute_unavailable'), retryable: true },
    attempts: 3,
  },
  {
    name: 'with no retries allowed there is one attempt',
    answers: [refusal(503, 'compute_unavailable', true)],
    options: { maxRetries: 0 },
    outcome: refused('ServerError', 503, 'compute_unavailable'),
    attempts: 1,
  },
  {
    name: 'no answer at all is a network error',
    answers: ['cut'],
    options: { maxRetries: 0 },
    outcome: { error: 'NetworkError', status: 0, code: 'network_error', retryable: true, requestId: null },
    attempts: 1,
  },
  {
    name: 'silence is a timeout',
    answers: ['silence'],
    options: { maxRetries: 0, timeoutMs: 400 },
    outcome: { error: 'TimeoutError', status: 0, code: 'timeout', retryable: true },
    attempts: 1,
  },
  {
    name: 'a 422 names the members that are wrong, and is not tried again',
    answers: [
      {
        status: 422,
        body: {
          detail: [{ loc: ['body', 'settings', 'ayanamsa'], msg: 'ayanamsa is not one of ours', type: 'enum' }],
          code: 'validation_error',
          status: 422,
          retryable: false,
        },
      },
    ],
    outcome: {
      error: 'ValidationError',
      status: 422,
      code: 'validation_error',
      retryable: false,
      fields: [{ name: 'settings.ayanamsa', message: 'ayanamsa is not one of ours', type: 'enum' }],
    },
    attempts: 1,
  },
  ...(
    [
      ['AuthenticationError', 401, 'key_invalid'],
      ['CreditsExhaustedError', 402, 'credits_exhausted'],
      ['PermissionError', 403, 'scope_denied'],
      ['NotFoundError', 404, 'not_found'],
      ['IdempotencyError', 409, 'idempotency_key_reuse'],
      ['BadRequestError', 413, 'payload_too_large'],
    ] as const
  ).map(([error, status, code]) => ({
    name: `a ${status} is the error of its class, and is not tried again`,
    answers: [refusal(status, code, false)],
    outcome: { ...refused(error, status, code), retryable: false, fields: [] },
    attempts: 1,
  })),
  {
    name: 'an answer that is not the API’s is an error that says so',
    answers: [{ status: 404, body: '<html>Not here</html>' }],
    outcome: { error: 'GrahaError', status: 404, code: 'unexpected_response', retryable: false },
    attempts: 1,
  },
  {
    name: 'a redirect is not followed, so the key reaches nobody else',
    answers: [{ status: 307, body: '', headers: { location: '/api/v1/planets' } }],
    options: { maxRetries: 0 },
    outcome: { error: 'GrahaError', code: 'unexpected_response' },
    attempts: 1,
  },
  {
    name: 'the name that the caller gives is the one that is sent',
    answers: [refusal(503, 'compute_unavailable', true, { 'retry-after': '0' }), ANSWER],
    options: { idempotencyKey: 'order-42' },
    outcome: { value },
    attempts: 2,
  },
  {
    name: 'members that the client does not know are kept, and every script arrives both ways',
    answers: [{ status: 200, body: { lagna: { sign: 'Libra' }, added_later: { नाम: 'ज्योतिष 🌙' } } }],
    input: { ...INPUT, label: 'आशा ’ 🌙' },
    outcome: { value: { lagna: { sign: 'Libra' }, added_later: { नाम: 'ज्योतिष 🌙' } } },
    attempts: 1,
  },
];
