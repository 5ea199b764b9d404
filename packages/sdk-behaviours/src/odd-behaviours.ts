import { type Behaviour, refusal, type Step } from './behaviours.ts';

const value = { lagna: { sign: 'Libra' } };
const ANSWER: Step = { status: 200, body: value };
const limited = (retryAfter: string): Step => refusal(429, 'rate_limited', true, { 'retry-after': retryAfter });
const unexpected = { error: 'GrahaError', code: 'unexpected_response', retryable: false } as const;
const HARD_TO_READ = { 'x-credits-cost': 'two', 'x-credits-remaining': '', 'x-credits-reset': 'soon' };

/** Servers, proxies and callers that break a rule. */
export const ODD_BEHAVIOURS: readonly Behaviour[] = [
  ...(['endless', 'endless headers'] as const).map((step) => ({
    name: `an answer whose ${step === 'endless' ? 'bytes' : 'headers'} never end is a timeout`,
    answers: [step],
    options: { maxRetries: 0, timeoutMs: 400 },
    outcome: { error: 'TimeoutError', status: 0, code: 'timeout', retryable: true },
    attempts: 1,
  })),
  {
    name: 'an answer that is cut is tried again under the same name',
    answers: ['cut in the answer', ANSWER],
    outcome: { value },
    attempts: 2,
  },
  {
    name: 'a time limit of a month is one',
    answers: [ANSWER],
    options: { timeoutMs: 2_678_400_000 },
    outcome: { value },
    attempts: 1,
  },
  ...['99999999999', '1e30'].map((retryAfter) => ({
    name: `a Retry-After of ${retryAfter} is more than a minute, or none`,
    answers: [limited(retryAfter), refusal(403, 'scope_denied', false)],
    options: { maxRetries: retryAfter === '1e30' ? 0 : 2 },
    outcome: { error: 'RateLimitError', code: 'rate_limited' },
    attempts: 1,
  })),
  ...['Sun Nov  6 08:49:37 1994', 'Sun, 06 Nov 1994 08:49:37 -0000', 'Sun, 06 Nov 1994 08:49:37 GMT'].map(
    (retryAfter) => ({
      name: `a Retry-After in the past is over: ${retryAfter}`,
      answers: [limited(retryAfter), ANSWER],
      outcome: { value },
      attempts: 2,
    }),
  ),
  ...['-5', 'soon', 'about 5', 'nan', 'yesterday', '0x0'].map((retryAfter) => ({
    name: `a Retry-After that is none leaves the wait to the client: ${retryAfter}`,
    answers: [limited(retryAfter), ANSWER],
    outcome: { value },
    attempts: 2,
    gapMs: 240,
  })),
  {
    name: 'headers that cannot be read leave the value, which was paid for',
    answers: [{ ...ANSWER, headers: HARD_TO_READ }],
    outcome: { value, cost: null, remaining: null },
    attempts: 1,
  },
  {
    name: 'an answer that cannot be decompressed is an error of the client',
    answers: [{ status: 200, body: 'not compressed', headers: { 'content-encoding': 'gzip' } }],
    options: { maxRetries: 0 },
    outcome: { fields: [] },
    attempts: 1,
  },
  ...[
    { status: 200, body: null },
    { status: 200, body: '<html>Sign in</html>' },
    { status: 204, body: '' },
  ].map((answer) => ({
    name: `a ${answer.status} with ${JSON.stringify(answer.body)} is not an answer of the API`,
    answers: [answer],
    outcome: { ...unexpected, status: answer.status },
    attempts: 1,
  })),
  ...[['no'], [null], [{ msg: 'no' }], [{ loc: 'body', msg: 'no' }]].map((detail) => ({
    name: `a 422 whose problems have another form is not the API’s: ${JSON.stringify(detail)}`,
    answers: [{ status: 422, body: { code: 'validation_error', detail, retryable: false } }],
    outcome: { ...unexpected, status: 422, fields: [] },
    attempts: 1,
  })),
  ...['', 'a b', 'chart\r\nx-injected: 1', 'nul\0', 'ä', 'k'.repeat(256)].map((idempotencyKey) => ({
    name: `the idempotency key ${JSON.stringify(idempotencyKey.slice(0, 24))} is refused before anything is sent`,
    answers: [],
    options: { idempotencyKey },
    outcome: {
      error: 'BadRequestError',
      status: 0,
      code: 'invalid_idempotency_key',
      retryable: false,
      requestId: null,
    },
    attempts: 0,
  })),
  {
    name: 'a key that was read with its line break is sent without it',
    answers: [ANSWER],
    apiKey: ' graha_test_behaviours\r\n',
    outcome: { value },
    attempts: 1,
  },
  ...['graha_test\r\nx-injected: 1', 'graha_tést', 'graha\0test', 'graha “test”'].map((apiKey) => ({
    name: `the key ${JSON.stringify(apiKey)} is refused before anything is sent`,
    answers: [],
    apiKey,
    outcome: { error: 'AuthenticationError', status: 0, code: 'invalid_api_key', retryable: false, requestId: null },
    attempts: 0,
  })),
];
