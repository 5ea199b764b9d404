import { randomUUID } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { NOSNIFF } from './always-headers.ts';
import { ApiError, type ErrorCode } from './errors.ts';
import { errorAnswer } from './error-response.ts';

export const QUERY_BYTES_MAX = 8 * 1024;

/** Chosen here alone: an id from the client could repeat, and the ledger finds calls by it. */
export const newRequestId = (): string => `req_${randomUUID().replaceAll('-', '')}`;

/** What the framework refuses before a handler sees it. */
const FRAMEWORK: Record<string, ErrorCode> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'payload_too_large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupported_media_type',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'bad_request',
  FST_ERR_BAD_URL: 'bad_request',
  ECONNRESET: 'bad_request', // The client hung up in the middle of its body.
};

export function asApiError(error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  const code = error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';
  return new ApiError(FRAMEWORK[code] ?? 'internal_error', { cause: error });
}

export type ClientError = Error & { code?: string | undefined; rawPacket?: unknown };

/** The connection's bytes are not a request that could be routed: answered on the bare socket, which then closes. */
export function answerClientError(error: ClientError, socket: Socket, errorsUrl: string): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
  const { status, headers, body } = errorAnswer(new ApiError(codeOf(error)), {
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

function codeOf({ code, rawPacket }: ClientError): ErrorCode {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return 'request_timeout';
  if (code !== 'HPE_HEADER_OVERFLOW') return 'bad_request';
  const firstLine = Buffer.isBuffer(rawPacket) ? rawPacket.indexOf('\r\n') : -1;
  return firstLine < 0 || firstLine > QUERY_BYTES_MAX ? 'uri_too_long' : 'headers_too_large';
}
