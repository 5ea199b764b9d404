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
  const endless: Promise<void>[] = [];
  const server = await startServer(({ text, ...came }, response) => {
    attempts.push({ ...came, input: text === '' ? null : JSON.parse(text) });
    const step = steps[attempts.length - 1] ?? { status: 500, body: 'one attempt too many' };
    if (step === 'silence') return;
    if (step === 'cut') return void response.socket?.destroy();
    if (step === 'cut in the answer') {
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': 100 });
      return void response.write('{"lagna":', () => response.socket?.destroy());
    }
    if (typeof step === 'string') {
      endless.push(new Promise((resolve) => response.socket?.once('close', () => resolve())));
      return ENDLESS[step](response);
    }
    if (step.body instanceof Uint8Array) {
      response.writeHead(step.status, { 'content-type': 'application/json', ...step.headers });
      return void response.end(step.body);
    }
    const isJson = typeof step.body !== 'string';
    response.writeHead(step.status, { 'content-type': isJson ? 'application/json' : 'text/html', ...step.headers });
    response.end(isJson ? JSON.stringify(step.body) : step.body);
  });
  /** Resolves once the client has closed the connection of each answer without an end. */
  const left = async (): Promise<void> => void (await Promise.all(endless));
  return { ...server, attempts, left };
}

const JSON_HEAD = { 'content-type': 'application/json' };
const FLOOD = Buffer.alloc(65_536, ' ');

/** Writes an answer without an end, until the client leaves. */
const ENDLESS: Readonly<Record<Extract<Step, 'endless' | 'endless headers' | 'flood' | 'announced'>, Answering>> = {
  endless(response) {
    response.writeHead(200, JSON_HEAD);
    drip(response, () => response.write(' '));
  },
  'endless headers'(response) {
    response.socket?.write('HTTP/1.1 200 OK\r\nx-drip: ');
    drip(response, () => response.socket?.write('a'));
  },
  flood(response) {
    response.writeHead(200, JSON_HEAD);
    const more = (): void => {
      while (!response.destroyed && response.write(FLOOD));
    };
    response.on('drain', more);
    more();
  },
  announced(response) {
    response.writeHead(200, { ...JSON_HEAD, 'content-length': 10 ** 12 });
    response.flushHeaders();
  },
};

type Answering = (response: ServerResponse) => void;

/** Writes now and then, until the client leaves. */
function drip(response: ServerResponse, write: () => void): void {
  const timer = setInterval(write, DRIP_MS);
  response.once('close', () => clearInterval(timer));
}
