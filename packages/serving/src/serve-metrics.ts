import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Registry } from 'prom-client';

export type MetricsListener = {
  /** The bound port, which the system chooses for port 0. */
  port: number;
  stop(): Promise<void>;
};

/**
 * Serves the text at `/metrics` until `stop`. A separate listener, because metrics are not for customers.
 * @throws Error if the address cannot be bound
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
