/** One problem of a 422: the path of the member, a message, and the kind. */
export type ValidationProblem = { loc: (string | number)[]; msg: string; type: string; input?: unknown };

export type GrahaErrorFacts = {
  /** HTTP status; 0 if there was no answer. */
  status: number;
  /**
   * The API's code; `network_error`, `timeout`, `unexpected_response`, `answer_too_large` and `invalid_id` come from the
   * client itself.
   */
  code: string;
  /** Every problem on a 422, else one sentence. */
  detail: string | ValidationProblem[];
  requestId: string | null;
  retryable: boolean;
  retryAfterSeconds: number | null;
};

/** The failure of a call, after all retries. A refusal costs nothing. */
export class GrahaError extends Error {
  override readonly name: string = 'GrahaError';
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

  /**
   * The invalid members of the input, such as `settings.ayanamsa`, with the problem of each; empty except for a 422.
   */
  get fields(): { name: string; message: string; type: string }[] {
    if (typeof this.detail === 'string') return [];
    return this.detail.map(({ loc, msg, type }) => ({ name: loc.slice(1).join('.'), message: msg, type }));
  }
}

/** The API could not be reached, or the connection ended before the answer. The call may have been charged. */
export class NetworkError extends GrahaError {
  override readonly name: string = 'NetworkError';
}

/** No answer arrived in time. The call may have been charged. */
export class TimeoutError extends GrahaError {
  override readonly name: string = 'TimeoutError';
}

/** The answer has more bytes than the client reads. The call may have been charged; it is not repeated. */
export class AnswerTooLargeError extends GrahaError {
  override readonly name: string = 'AnswerTooLargeError';
}
