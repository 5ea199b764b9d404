import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

type Received = { headers: Record<string, string>; body: string };

/** Starts a customer's server: it records the requests, and answers with the status chosen by the test. */
export async function startReceiver() {
  const received: Received[] = [];
  const state = { status: 200 };
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += String(chunk);
    const headers = Object.entries(request.headers).map(([name, value]) => [name, String(value)]);
    received.push({ headers: Object.fromEntries(headers), body });
    response.writeHead(state.status, { 'content-type': 'text/plain' }).end(`answered ${state.status}`);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // Safe: it listens on a port, not on a path.
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}/graha`, received, state, stop: () => server.close() };
}
