import { JSON_INVALID, type ValidationProblem } from '@graha/catalog/issues';
import { errorAnswer } from './error-response.ts';
import { ApiError, type ErrorCode, type ErrorRow, ERRORS } from './errors.ts';

/** What a 422 of each code may say; every other code says its own sentence. */
const PROBLEMS: Partial<Record<ErrorCode, ValidationProblem[]>> = {
  validation_error: [
    { loc: ['body', 'month'], msg: 'month must be 1 to 12', type: 'less_than_equal', input: 13 },
    { loc: ['body', 'latitude'], msg: 'latitude is required', type: 'missing' },
  ],
  json_invalid: [JSON_INVALID],
};

/** The table of errors with a body for each code, made by the very code that answers. */
export const documentedErrors = (): Record<string, ErrorRow & { example: object }> =>
  Object.fromEntries(
    // Safe: the keys of the table itself.
    (Object.keys(ERRORS) as ErrorCode[]).map((code) => {
      const detail = PROBLEMS[code];
      const error = new ApiError(code, detail === undefined ? {} : { detail });
      const { body } = errorAnswer(error, {
        requestId: 'req_01example',
        instance: '/api/v1/kundali/basic',
        problem: false,
        errorsUrl: '/docs/errors',
      });
      return [code, { ...ERRORS[code], example: Object(JSON.parse(body)) }];
    }),
  );
