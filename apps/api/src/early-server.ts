import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { Timeouts } from './timeouts.ts';

export type EarlyServer = {
  server: Server;
  url: string;
  /** What is to answer, as soon as `open` says so. */
  hand(listener: RequestListener): Server;
  /** Lets in what has waited, and all that comes. */
  open(): void;
  /** Resolves when the last connection has ended. */
  close(): Promise<void>;
};

/**
 * Listens before there is anything to answer with: the ephemeris and the database are opened behind it, and what comes in
 * meanwhile waits those hundredths of a second in place of being refused.
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
