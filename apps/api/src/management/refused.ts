import type { ApiErrorCode } from '@graha/domain/core/api-errors';
import { Refusal, type RefusalCode, type RefusalKind } from '@graha/domain/core/refusal';
import { Conflict } from '@graha/store/log/event-store';
import { ApiError } from '../errors/errors.ts';

const CODE_OF_KIND = {
  not_found: 'not_found',
  conflict: 'conflict',
  forbidden: 'management_denied',
  invalid: 'validation_error',
} as const satisfies Record<RefusalKind, ApiErrorCode>;

/** Refusals because the calling key lacks a right, not because the workspace forbids the action. */
const BEYOND_THE_KEY: ReadonlySet<RefusalCode> = new Set([
  'key_wider',
  'key_manages',
  'key_outside_cap',
  'key_tests_alone',
  'spend_limit_lifted',
]);

/** Maps a refusal of the domain to an API error. Any other error may come from the database; nothing was changed. */
export function apiErrorOf(error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  if (error instanceof Conflict) return new ApiError('conflict', { cause: error });
  if (!(error instanceof Refusal)) return new ApiError('metering_unavailable', { detail: AWAY, cause: error });
  const code = BEYOND_THE_KEY.has(error.code) ? 'grant_exceeded' : CODE_OF_KIND[error.kind];
  const detail =
    code === 'validation_error' ? [{ loc: ['body'], msg: error.message, type: 'value_error' }] : error.message;
  return new ApiError(code, { detail });
}

const AWAY = 'The workspace could not be read or changed just now. Try again.';
