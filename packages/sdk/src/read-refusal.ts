import { ERROR_CLASSES } from './generated/errors.ts';
import { GrahaError, NetworkError, TimeoutError, type ValidationProblem } from './graha-error.ts';

/** The error described by the body of a refusal. A body of another form comes from a server between client and API. */
export function errorOf(response: Response, body: unknown): GrahaError {
  const { status, statusText, headers } = response;
  const requestId = headers.get('x-request-id');
  return errorOfBody(
    { status, requestId, retryAfterSeconds: secondsUntil(headers.get('retry-after')) },
    body,
    statusText,
  );
}

type Heard = { status: number; requestId: string | null; retryAfterSeconds: number | null };

/** The error of a body with a separate status, as in a batch. */
export function errorOfBody(facts: Heard, body: unknown, statusText = ''): GrahaError {
  const { status } = facts;
  if (!isProblem(body)) {
    const detail = `the answer ${[status, statusText].join(' ').trim()} is not the API's`;
    const retryable = status >= 500 || status === 429;
    return new GrahaError({ ...facts, code: 'unexpected_response', detail, retryable });
  }
  const { code, detail, retryable } = body;
  const OfStatus = ERROR_CLASSES[status] ?? GrahaError;
  return new OfStatus({ ...facts, code, detail, retryable: retryable === true });
}

/** @param retryable false if a retry could have the effect twice */
export function errorWithoutAnswer(tookTooLong: boolean, cause: unknown, retryable: boolean): GrahaError {
  const facts = { status: 0, requestId: null, retryable, retryAfterSeconds: null };
  return tookTooLong
    ? new TimeoutError({ ...facts, code: 'timeout', detail: 'there was no answer in time' }, cause)
    : new NetworkError({ ...facts, code: 'network_error', detail: 'the API could not be reached' }, cause);
}

type Body = { code: string; detail: string | ValidationProblem[]; retryable?: unknown };

const isProblem = (body: unknown): body is Body =>
  typeof body === 'object' &&
  body !== null &&
  'code' in body &&
  typeof body.code === 'string' &&
  'detail' in body &&
  (typeof body.detail === 'string' || (Array.isArray(body.detail) && body.detail.every(isOfMember)));

const isOfMember = (problem: unknown): boolean => {
  const { loc, msg } = Object(problem);
  return Array.isArray(loc) && typeof msg === 'string';
};

/** Without a time of day, `Date.parse` reads a date into many a text. */
const A_TIME = /\d\d:\d\d:\d\d/;

/** Reads `Retry-After`, in seconds or as a date. */
function secondsUntil(retryAfter: string | null): number | null {
  if (retryAfter === null) return null;
  if (/^\d+(?:\.\d+)?$/.test(retryAfter)) return Number(retryAfter);
  if (!A_TIME.test(retryAfter)) return null;
  const atMs = Date.parse(retryAfter);
  return Number.isNaN(atMs) ? null : Math.max(0, (atMs - Date.now()) / 1000);
}
