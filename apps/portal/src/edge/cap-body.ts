import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** Time for which a client that still sends is read and its bytes are dropped, so that it can read the response. */
const LINGER_MS = 3_000;

/**
 * Refuses a body larger than `bytesMax`, by its content-length or as soon as it has sent more. Returns false after a refusal by
 * content-length.
 */
export function capBody(request: IncomingMessage, response: ServerResponse, bytesMax: number): boolean {
  const announced = Number(request.headers['content-length'] ?? 0);
  if (announced > bytesMax) {
    request.push = () => true; // Read and dropped.
    refuse(request.socket, response, bytesMax);
    return false;
  }
  const push = request.push.bind(request);
  let bytes = 0;
  // Node's parser passes data to `push` before anything reads or buffers it.
  request.push = (chunk: Buffer | null, encoding) => {
    bytes += chunk?.length ?? 0;
    if (bytes <= bytesMax) return push(chunk, encoding);
    if (bytes - (chunk?.length ?? 0) <= bytesMax) refuse(request.socket, response, bytesMax);
    return true;
  };
  return true;
}

function refuse(socket: Socket, response: ServerResponse, bytesMax: number): void {
  if (response.headersSent) return void socket.destroy();
  const message = `The body is larger than ${bytesMax / 1_024} kB. Send less.`;
  // A connection closed while bytes wait to be read is reset, and a reset drops the answer: many clients read only after sending.
  socket.destroySoon = () => {
    socket.end();
    setTimeout(() => socket.destroy(), LINGER_MS).unref();
  };
  response.writeHead(413, { 'content-type': 'application/json', connection: 'close', 'cache-control': 'no-store' });
  response.end(JSON.stringify({ code: 'BODY_TOO_LARGE', message }));
  mute(response);
}

/** Handlers that still wait for the body may try to respond; ignores them. */
function mute(response: ServerResponse): void {
  const nothing = () => response;
  Object.assign(response, {
    setHeader: nothing,
    appendHeader: nothing,
    removeHeader: nothing,
    writeHead: nothing,
    flushHeaders: nothing,
    write: () => true,
    end: nothing,
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
