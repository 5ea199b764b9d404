import type { EventEmitter } from 'node:events';
import type { ServerResponse } from 'node:http';
import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises';

/** Long enough for a balancer that looks every second to see that the server is not ready. */
export const DRAIN_MS = 2_000;

const SWEEP_MS = 20;
/** A turn of the event loop without work takes a tenth of this. */
const QUIET_TURN_MS = 0.1;
const QUIET_WITHIN_MS = 500;

type Served = Pick<EventEmitter, 'prependListener'> & {
  close(done: () => void): unknown;
  closeIdleConnections(): void;
};

/**
 * Shuts a server down gracefully. Resolves after the last connection has ended.
 *
 * For `drainMs` the server still answers every request, with `Connection: close`: a proxy keeps idle connections, and if the server
 * closed one just as the proxy sent a request on it, the proxy would answer 502. After that the server accepts no connection and
 * answers the requests in progress. A proxy that does not check the readiness of its servers can still lose a connection that it
 * opens at that instant.
 * @param drainMs 0 ends at once, for a server without a proxy
 */
export async function closeServer(server: Served, drainMs = 0): Promise<void> {
  server.prependListener('request', (_request: unknown, response: ServerResponse) =>
    response.setHeader('connection', 'close'),
  );
  if (drainMs > 0) await wait(drainMs);
  // Node closes the connections that are idle at once, and would wait for the others as long as a client keeps them.
  const sweep = setInterval(() => server.closeIdleConnections(), SWEEP_MS);
  try {
    await quietTurn();
    await new Promise<void>((resolve) => server.close(() => resolve()));
  } finally {
    clearInterval(sweep);
  }
}

/**
 * Resolves after a turn of the event loop without work. Linux resets the connections that wait to be accepted when a server closes;
 * after such a turn none waits. A server that is never idle closes after half a second.
 */
async function quietTurn(): Promise<void> {
  const lastMs = performance.now() + QUIET_WITHIN_MS;
  for (let beganMs = performance.now(); beganMs < lastMs;) {
    await nextTurn();
    const nowMs = performance.now();
    if (nowMs - beganMs < QUIET_TURN_MS) return;
    beganMs = nowMs;
  }
}
