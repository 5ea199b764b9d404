import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Step } from './behaviours.ts';

const DRIP_MS = 50;

export type Attempt = {
  method: string;
  path: string;
  headers: Record<string, string | string[] | undefined>;
  /** Null if no input was sent. */
  input: unknown;
  atMs: number;
};

type Came = { method: string; path: string; headers: IncomingHttpHeaders; text: string; atMs: number };

/** Starts a server on a free port that reads every request completely. */
export async function startServer(answer: (came: Came, response: ServerResponse) => void) {
  const server = createServer(async (request, response) => {
    let text = '';
    for await (const chunk of request.setEncoding('utf8')) text += String(chunk);
    const { method = '', url: path = '', headers } = request;
    answer({ method, path, headers, text, atMs: performance.now() }, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // Safe: it listens on a port, not on a path.
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    stop: (): void => {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** Starts an API on a free port that does one step for each attempt. */
export async function startScriptedApi(steps: readonly Step[]) {
  const attempts: Attempt[] = [];
  const server = await startServer(({ text, ...came }, response) => {
    attempts.push({ ...came, input: text === '' ? null : JSON.parse(text) });
    const step = steps[attempts.length - 1] ?? { status: 500, body: 'one attempt too many' };
    if (step === 'silence') return;
    if (step === 'cut') return void response.socket?.destroy();
    if (step === 'cut in the answer') {
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': 100 });
      return void response.write('{"lagna":', () => response.socket?.destroy());
    }
    if (step === 'endless') return dripInto(response);
    const isJson = typeof step.body !== 'string';
    response.writeHead(step.status, { 'content-type': isJson ? 'application/json' : 'text/html', ...step.headers });
    response.end(isJson ? JSON.stringify(step.body) : step.body);
  });
  return { ...server, attempts };
}

/** Writes a byte now and then, until the client leaves. */
function dripInto(response: ServerResponse): void {
  response.writeHead(200, { 'content-type': 'application/json' });
  const timer = setInterval(() => response.write(' '), DRIP_MS);
  response.once('close', () => clearInterval(timer));
}
