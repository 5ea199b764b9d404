import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { Timeouts } from '../http/timeouts.ts';

/** The log message when requests are answered. */
export const SERVER_READY = 'server ready';

export type EarlyServer = {
  server: Server;
  url: string;
  /** Sets the listener that answers after `open`. */
  hand(listener: RequestListener): Server;
  /** Answers the waiting requests, and all later ones. */
  open(): void;
  /** Resolves after the last connection has ended. */
  close(): Promise<void>;
};

/**
 * Listens before the ephemeris and the database are open, so that requests during the start wait some hundredths of a
 * second instead of being refused.
 */
export async function listenEarly(
  { HOST, PORT }: { HOST: string; PORT: number },
  { headersMs, requestMs, keepAliveMs, checkEveryMs }: Timeouts,
): Promise<EarlyServer> {
  let listener: RequestListener = () => undefined;
  let waiting: (() => void)[] | null = [];
  const timeouts = { headersTimeout: headersMs, requestTimeout: requestMs, keepAliveTimeout: keepAliveMs };
  const server = createServer({ ...timeouts, connectionsCheckingInterval: checkEveryMs }, (request, response) => {
    if (waiting === null) listener(request, response);
    else waiting.push(() => listener(request, response));
  });
  server.listen(PORT, HOST);
  await once(server, 'listening');
  return {
    server,
    url: urlOf(server, HOST),
    hand: (next) => {
      listener = next;
      return server;
    },
    open: () => {
      const begin = waiting ?? [];
      waiting = null;
      for (const each of begin) each();
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

function urlOf(server: Server, host: string): string {
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}
