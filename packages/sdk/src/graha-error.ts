/** One problem of a 422: where, in words, and of which kind. */
export type ValidationProblem = { loc: (string | number)[]; msg: string; type: string; input?: unknown };

export type GrahaErrorFacts = {
  /** 0 where there was no answer. */
  status: number;
  /** The API's code; `network_error`, `timeout` and `unexpected_response` are the client's own. */
  code: string;
  /** Every problem on a 422, else one sentence. */
  detail: string | ValidationProblem[];
  requestId: string | null;
  retryable: boolean;
  retryAfterSeconds: number | null;
};

/** A call that gave no result. Without a result nothing is charged, but for `network_error` and `timeout`: see `idempotencyKey`. */
export class GrahaError extends Error {
  override readonly name = 'GrahaError';
  readonly status: number;
  readonly code: string;
  readonly detail: string | ValidationProblem[];
  readonly requestId: string | null;
  readonly retryable: boolean;
  readonly retryAfterSeconds: number | null;

  constructor(facts: GrahaErrorFacts, cause?: unknown) {
    const { status, code, detail, requestId, retryable, retryAfterSeconds } = facts;
    super(`${code}: ${typeof detail === 'string' ? detail : detail.map(({ msg }) => msg).join('; ')}`, { cause });
    this.status = status;
    this.code = code;
    this.detail = detail;
    this.requestId = requestId;
    this.retryable = retryable;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** The error that a refusal's body describes; a body of another kind comes from something between here and the API. */
export function errorOf(response: Response, body: unknown): GrahaError {
  const { status, statusText, headers } = response;
  const requestId = headers.get('x-request-id');
  const retryAfterSeconds = secondsUntil(headers.get('retry-after'));
  const facts = { status, requestId, retryAfterSeconds };
  if (!isProblem(body)) {
    const detail = `the answer ${status} ${statusText} is not the API's`;
    return new GrahaError({
      ...facts,
      code: 'unexpected_response',
      detail,
      retryable: status >= 500 || status === 429,
    });
  }
  return new GrahaError({ ...facts, code: body.code, detail: body.detail, retryable: body.retryable === true });
}

type Body = { code: string; detail: string | ValidationProblem[]; retryable?: unknown };

const isProblem = (body: unknown): body is Body =>
  typeof body === 'object' &&
  body !== null &&
  'code' in body &&
  typeof body.code === 'string' &&
  'detail' in body &&
  (typeof body.detail === 'string' || Array.isArray(body.detail));

function secondsUntil(retryAfter: string | null): number | null {
  if (retryAfter === null) return null;
  const seconds = Number(retryAfter);
  return Number.isFinite(seconds) && seconds >= 0 ? seconds : null;
}
