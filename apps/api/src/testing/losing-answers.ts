import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Sends a client something in place of the API's answer. */
export type Loss = (response: ServerResponse) => void;

async function textOf(request: IncomingMessage): Promise<string> {
  request.setEncoding('utf8');
  let text = '';
  for await (const part of request) text += String(part);
  return text;
}

/** A proxy between a client and the API, which loses the answers to the first two attempts. */
export async function startLosing(apiUrl: string, loss: Loss) {
  const statuses: number[] = [];
  const pass = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const headers = Object.entries(request.headers).flatMap(([name, value]): [string, string][] =>
      typeof value === 'string' && /^(x-api-key|content-type|idempotency-key)$/.test(name) ? [[name, value]] : [],
    );
    const body = (await textOf(request)) || null;
    const answer = await fetch(apiUrl + request.url, { method: request.method ?? '', headers, body });
    const text = await answer.text();
    statuses.push(answer.status);
    if (statuses.length <= 2) loss(response);
    else response.writeHead(answer.status, Object.fromEntries(answer.headers)).end(text);
  };
  const server = createServer((request, response) => {
    pass(request, response).catch((error: unknown) => response.destroy(error instanceof Error ? error : undefined));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // Safe: it listens on a port, not on a path.
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    statuses,
    stop: (): void => {
      server.closeAllConnections();
      server.close();
    },
  };
}
