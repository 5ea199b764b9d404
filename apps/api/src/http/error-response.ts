import { API_ERRORS } from '@graha/domain/core/api-errors';
import type { ValidationProblem } from '@graha/catalog/request/issues';
import type { ApiError } from '../errors/errors.ts';

export type ErrorContext = {
  requestId: string;
  /** The path without the query, which holds birth data. */
  instance: string;
  /** The client prefers RFC 9457 over FastAPI's shape. */
  problem: boolean;
  /** Base of the pages of error codes, without trailing slash. */
  errorsUrl: string;
};

export type ErrorAnswer = { status: number; headers: Record<string, string>; body: string };

const JSON_TYPE = 'application/json; charset=utf-8';
const PROBLEM_TYPE = 'application/problem+json; charset=utf-8';
const INSTANCE_LENGTH_MAX = 200;

export function errorAnswer(error: ApiError, { requestId, instance, problem, errorsUrl }: ErrorContext): ErrorAnswer {
  const { status, title, retryable } = API_ERRORS[error.code];
  const url = `${errorsUrl}/${error.code}`;
  const body = {
    ...(problem ? problemDetail(error) : { detail: error.detail }),
    type: url,
    title,
    status,
    code: error.code,
    request_id: requestId,
    instance: instance.slice(0, INSTANCE_LENGTH_MAX),
    credits_charged: 0,
    retryable,
    doc_url: url,
    ...error.members,
  };
  return {
    status,
    headers: {
      'content-type': problem ? PROBLEM_TYPE : JSON_TYPE,
      'cache-control': 'private, no-store',
      ...standardHeaders(status),
      ...error.headers,
    },
    body: JSON.stringify(body),
  };
}

function problemDetail({ code, detail }: ApiError) {
  if (typeof detail === 'string') return { detail };
  return {
    detail: API_ERRORS[code].message,
    errors: detail.map((problem) => ({ detail: problem.msg, ...where(problem), ...problem })),
  };
}

/** JSON pointer into the body, or the name of the query parameter. */
function where({ loc }: ValidationProblem): { pointer: string } | { parameter: string } {
  const [place, ...path] = loc;
  if (place !== 'body') return { parameter: path.join('.') };
  return { pointer: `#${path.map((step) => `/${String(step).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('')}` };
}

function standardHeaders(status: number): Record<string, string> {
  if (status === 401) return { 'www-authenticate': 'ApiKey header="X-API-Key"' };
  if (status === 503) return { 'retry-after': '1' };
  return {};
}
