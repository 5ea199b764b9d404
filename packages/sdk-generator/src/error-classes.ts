import { API_ERRORS } from '@graha/domain/core/api-errors';

/** Maps a status to the class that a client throws. A test fails for a status of the API's table without a row here. */
export const ERROR_CLASSES: Readonly<Record<number, string>> = {
  400: 'BadRequestError',
  401: 'AuthenticationError',
  402: 'CreditsExhaustedError',
  403: 'PermissionError',
  404: 'NotFoundError',
  405: 'BadRequestError',
  406: 'BadRequestError',
  408: 'ServerError',
  409: 'IdempotencyError',
  413: 'BadRequestError',
  414: 'BadRequestError',
  415: 'BadRequestError',
  422: 'ValidationError',
  429: 'RateLimitError',
  431: 'BadRequestError',
  500: 'ServerError',
  503: 'ServerError',
  504: 'ServerError',
};

export type ErrorClass = { name: string; statuses: number[]; codes: { code: string; message: string }[] };

/** Every class with its statuses and codes, in table order. */
export function errorClasses(): ErrorClass[] {
  const names = [...new Set(Object.values(ERROR_CLASSES))];
  return names.map((name) => ({
    name,
    statuses: Object.keys(ERROR_CLASSES)
      .map(Number)
      .filter((status) => ERROR_CLASSES[status] === name),
    codes: Object.entries(API_ERRORS)
      .filter(([, { status }]) => ERROR_CLASSES[status] === name)
      .map(([code, { message }]) => ({ code, message })),
  }));
}

export const errorCodes = (): string[] => Object.keys(API_ERRORS);
