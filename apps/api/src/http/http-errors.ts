import type { ApiErrorCode } from '@graha/domain/core/api-errors';
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { NOSNIFF } from './always-headers.ts';
import { ApiError } from '../errors/errors.ts';
import { errorAnswer } from './error-response.ts';
import { newRequestId } from './request-id.ts';

export const QUERY_BYTES_MAX = 8 * 1024;

/** Errors of the framework, before any handler runs. */
const FRAMEWORK: Record<string, ApiErrorCode> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'payload_too_large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupported_media_type',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'bad_request',
  FST_ERR_BAD_URL: 'bad_request',
  ECONNRESET: 'bad_request', // The client closed the connection in the middle of its body.
};

export function asApiError(error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  const code = error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';
  return new ApiError(FRAMEWORK[code] ?? 'internal_error', { cause: error });
}

export type ClientError = Error & { code?: string | undefined; rawPacket?: unknown };

/** Answers bytes that are not a valid request, on the bare socket, and closes it. */
export function answerClientError(
  error: ClientError,
  socket: Socket,
  // The methods of all paths, because an unknown method is refused before its path is read.
  { errorsUrl, methods }: { errorsUrl: string; methods: string },
): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
  const code = codeOf(error);
  const facts = code === 'method_not_allowed' ? { headers: { allow: methods } } : {};
  const { status, headers, body } = errorAnswer(new ApiError(code, facts), {
    requestId: newRequestId(),
    instance: '',
    problem: false,
    errorsUrl,
  });
  const lines = Object.entries({
    ...headers,
    ...NOSNIFF,
    'content-length': String(Buffer.byteLength(body)),
    connection: 'close',
  }).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${body}`);
}

const REQUEST_LINE = /^[A-Z][A-Z-]* \S+ HTTP\/1\.[01]\r\n/;

function codeOf({ code, rawPacket }: ClientError): ApiErrorCode {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return 'request_timeout';
  if (code === 'HPE_INVALID_METHOD' && Buffer.isBuffer(rawPacket)) {
    return REQUEST_LINE.test(rawPacket.toString('latin1', 0, QUERY_BYTES_MAX)) ? 'method_not_allowed' : 'bad_request';
  }
  if (code !== 'HPE_HEADER_OVERFLOW') return 'bad_request';
  const firstLine = Buffer.isBuffer(rawPacket) ? rawPacket.indexOf('\r\n') : -1;
  return firstLine < 0 || firstLine > QUERY_BYTES_MAX ? 'uri_too_long' : 'headers_too_large';
}
