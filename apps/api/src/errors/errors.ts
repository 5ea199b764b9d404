import { API_ERRORS, type ApiErrorCode } from '@graha/domain/core/api-errors';
import type { ValidationProblem } from '@graha/catalog/request/issues';

export type ErrorFacts = {
  detail?: string | ValidationProblem[];
  headers?: Record<string, string>;
  /** Members in addition to the common ones, such as `resets_at`. */
  members?: Record<string, unknown>;
  cause?: unknown;
  /** The ledger could not be asked whether the call was charged before it failed. */
  mayBeCharged?: boolean;
};

/** `detail`, `headers` and `members` are public. The rest is for the log only. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly code: ApiErrorCode;
  readonly detail: string | ValidationProblem[];
  readonly headers: Record<string, string>;
  readonly members: Record<string, unknown>;
  readonly mayBeCharged: boolean;

  constructor(
    code: ApiErrorCode,
    { detail, headers = {}, members = {}, cause, mayBeCharged = false }: ErrorFacts = {},
  ) {
    super(API_ERRORS[code].message, { cause });
    this.code = code;
    this.detail = detail ?? API_ERRORS[code].message;
    this.headers = headers;
    this.members = members;
    this.mayBeCharged = mayBeCharged;
  }
}
