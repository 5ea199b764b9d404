import type { ApiErrorCode } from '@graha/domain/api-errors';
import { Refusal, type RefusalKind } from '@graha/domain/refusal';
import { Conflict } from '@graha/store/log/event-store';
import { ApiError } from '../errors/errors.ts';

const CODE_OF_KIND = {
  not_found: 'not_found',
  conflict: 'conflict',
  forbidden: 'management_denied',
  invalid: 'validation_error',
} as const satisfies Record<RefusalKind, ApiErrorCode>;

/** What the domain refuses, as the API says it. What it did not refuse may be the database, and nothing was changed. */
export function apiErrorOf(error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  if (error instanceof Conflict) return new ApiError('conflict', { cause: error });
  if (!(error instanceof Refusal)) return new ApiError('metering_unavailable', { detail: AWAY, cause: error });
  const code = CODE_OF_KIND[error.kind];
  const detail =
    code === 'validation_error' ? [{ loc: ['body'], msg: error.message, type: 'value_error' }] : error.message;
  return new ApiError(code, { detail });
}

const AWAY = 'The workspace could not be read or changed just now. Try again.';
