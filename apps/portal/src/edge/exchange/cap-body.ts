import { refusalFor } from '../refusal.ts';
import type { CappedRequest } from './capped-request.ts';
import type { RefusableResponse } from './refusable-response.ts';

/** Time for which a client that still sends is read and its bytes are dropped, so that it can read the response. */
const LINGER_MS = 3_000;

/**
 * Refuses a body larger than `bytesMax`, by its content-length or as soon as it has sent more. Returns false after a refusal by
 * content-length.
 */
export function capBody(request: CappedRequest, response: RefusableResponse, bytesMax: number): boolean {
  return request.cap(bytesMax, () => refuse(request, response, bytesMax));
}

function refuse(request: CappedRequest, response: RefusableResponse, bytesMax: number): void {
  if (response.headersSent) return void request.socket.destroy();
  const message = `The body is larger than ${bytesMax / 1_024} kB. Send less.`;
  const { type, body } = refusalFor(request.headers, { code: 'BODY_TOO_LARGE', message });
  const end = response.refuse(413, { 'content-type': type, connection: 'close', 'cache-control': 'no-store' }, body);
  // The end closes the connection. One that is closed while bytes wait to be read is reset, and a reset drops the answer: many
  // clients read only after sending.
  const timer = setTimeout(end, LINGER_MS).unref();
  request.onDropped(() => {
    clearTimeout(timer);
    end();
  });
}

const KB = 1_024;

/** Maximum body size by path. All other paths are forms of pages or of Better Auth. */
const LIMITS: readonly (readonly [path: RegExp, bytesMax: number])[] = [
  [/^\/api\/stripe\/webhook$/, 1_024 * KB],
  [/^\/api\/trpc\//, 256 * KB],
];
const OTHERWISE = 16 * KB;

export function bodyBytesMax(path: string): number {
  return LIMITS.find(([pattern]) => pattern.test(path))?.[1] ?? OTHERWISE;
}
