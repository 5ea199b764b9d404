import { type ApiErrorCode, type ApiErrorRow, API_ERRORS } from '@graha/domain/core/api-errors';
import { JSON_INVALID, type ValidationProblem } from '@graha/catalog/request/issues';
import { errorAnswer } from './error-response.ts';
import { ApiError } from '../errors/errors.ts';

/** Example details of the 422 codes. Every other code has a fixed message. */
const PROBLEMS: Partial<Record<ApiErrorCode, ValidationProblem[]>> = {
  validation_error: [
    { loc: ['body', 'month'], msg: 'month must be 1 to 12', type: 'less_than_equal', input: 13 },
    { loc: ['body', 'latitude'], msg: 'latitude is required', type: 'missing' },
  ],
  json_invalid: [JSON_INVALID],
};

/** The table of errors with an example body for each code, made by the same function as real answers. */
export const documentedErrors = (): Record<string, ApiErrorRow & { example: object }> =>
  Object.fromEntries(
    // Safe: these are the keys of the table itself.
    (Object.keys(API_ERRORS) as ApiErrorCode[]).map((code) => {
      const detail = PROBLEMS[code];
      const error = new ApiError(code, detail === undefined ? {} : { detail });
      const { body } = errorAnswer(error, {
        requestId: 'req_01example',
        instance: '/api/v1/kundali/basic',
        problem: false,
        errorsUrl: '/docs/errors',
      });
      return [code, { ...API_ERRORS[code], example: Object(JSON.parse(body)) }];
    }),
  );
