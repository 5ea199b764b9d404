import { API_ERRORS, type ApiErrorCode, type ApiErrorRow } from '@graha/domain/api-errors';

export type DocumentedError = ApiErrorRow & { code: ApiErrorCode };

/** Every code that the API can answer with, by status: the table that the API itself answers from. */
export const DOCUMENTED_ERRORS: readonly DocumentedError[] = Object.entries(API_ERRORS).map(([code, row]) => ({
  ...row,
  // Safe: a key of the table itself.
  code: code as ApiErrorCode,
}));
