import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Registry } from 'prom-client';

export type MetricsListener = {
  /** The port that was bound, which the system chooses where 0 was asked for. */
  port: number;
  stop(): Promise<void>;
};

/**
 * Serves the text at `/metrics` until `stop`. A listener of its own, because metrics are not for customers.
 *
 * @throws where the address cannot be bound
 */
export async function serveMetrics(
  metricsText: () => Promise<string>,
  { host, port }: { host: string; port: number },
): Promise<MetricsListener> {
  const server = createServer((request, response) => {
    if (request.url !== '/metrics') return void response.writeHead(404).end();
    metricsText().then(
      (text) => response.writeHead(200, { 'content-type': Registry.PROMETHEUS_CONTENT_TYPE }).end(text),
      () => response.writeHead(500).end(),
    );
  });
  server.listen(port, host);
  await once(server, 'listening');
  // Safe: a server that listens on a port has an address with one.
  const bound = (server.address() as AddressInfo).port;
  return {
    port: bound,
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
