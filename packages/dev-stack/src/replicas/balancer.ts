import { once } from 'node:events';
import { createServer, get, type IncomingMessage, request, type ServerResponse } from 'node:http';

/**
 * A replica behind the balancer, which uses round robin over the ready ones. It is for trials only: production needs a real proxy.
 */

export type Upstream = { name: string; port: number };
export type BalancerOptions = {
  host: string;
  port: number;
  checkEveryMs?: number;
  /** The path that answers 200 when a replica can serve. */
  healthPath?: string;
  /** Called when a replica becomes ready or stops. */
  said?: (text: string) => void;
};
export type Balancer = { port: number; stop: () => void };

type Replica = Upstream & { isReady: boolean };

const HEALTH_PATH = '/health/ready';
const HEALTH_MS = 2_000;
/** A body is held until a replica has accepted the connection, so that another replica can be tried. */
const BODY_BYTES_MAX = 64 * 1024;
const OF_THE_CONNECTION = new Set(['connection', 'keep-alive', 'te', 'trailer', 'transfer-encoding', 'upgrade']);

export async function startBalancer(upstreams: readonly Upstream[], options: BalancerOptions): Promise<Balancer> {
  const { host, port, checkEveryMs = 500, healthPath = HEALTH_PATH, said = () => {} } = options;
  const replicas: Replica[] = upstreams.map((upstream) => ({ ...upstream, isReady: false }));
  let turn = 0;

  const check = async (replica: Replica): Promise<void> => {
    const isReady = await answersReady(replica.port, healthPath);
    if (isReady !== replica.isReady) said(`${replica.name} is ${isReady ? 'ready' : 'not ready and gets no calls'}.`);
    replica.isReady = isReady;
  };
  const checkAll = () => Promise.all(replicas.map(check));

  function inTurn(): Replica[] {
    turn += 1;
    const first = turn % replicas.length;
    return [...replicas.slice(first), ...replicas.slice(0, first)].filter(({ isReady }) => isReady);
  }

  const server = createServer(async (incoming, outgoing) => {
    const body = await bodyOf(incoming).catch(() => undefined);
    if (body === undefined) return outgoing.destroy(); // The client disconnected.
    if (body === null) return refuse(outgoing, 413, `The balancer takes bodies of ${BODY_BYTES_MAX} bytes at most.`);
    return pass(incoming, outgoing, body, inTurn());
  });
  await checkAll();
  const timer = setInterval(() => void checkAll(), checkEveryMs);
  server.listen(port, host);
  await once(server, 'listening');
  const address = server.address();
  return {
    port: typeof address === 'object' && address ? address.port : port,
    stop: () => {
      clearInterval(timer);
      server.close();
      server.closeAllConnections();
    },
  };
}

function answersReady(port: number, path: string): Promise<boolean> {
  return new Promise((resolve) => {
    const asked = get({ host: '127.0.0.1', port, path, agent: false, timeout: HEALTH_MS }, (response) => {
      response.resume();
      resolve(response.statusCode === 200);
    });
    asked.once('timeout', () => asked.destroy());
    asked.once('error', () => resolve(false));
  });
}

/** Reads a body; null if it is too long. */
async function bodyOf(incoming: IncomingMessage): Promise<Buffer | null> {
  const parts: Buffer[] = [];
  let byteCount = 0;
  for await (const part of incoming) {
    byteCount += part.length;
    if (byteCount <= BODY_BYTES_MAX) parts.push(part);
  }
  return byteCount > BODY_BYTES_MAX ? null : Buffer.concat(parts);
}

/** Passes a request to the first replica; to the next one only if nothing can have reached the previous one. */
function pass(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  body: Buffer,
  [replica, ...others]: Replica[],
): void {
  if (!replica) return refuse(outgoing, 503, 'No replica is ready.');
  const asked = request({
    host: '127.0.0.1',
    port: replica.port,
    method: incoming.method,
    path: incoming.url,
    headers: { ...forwarded(incoming), 'content-length': body.length },
    agent: false,
  });
  asked.once('response', (answer) => {
    outgoing.writeHead(answer.statusCode ?? 502, { ...endToEnd(answer), 'x-served-by': replica.name });
    answer.pipe(outgoing);
    answer.once('error', () => outgoing.destroy());
  });
  asked.once('error', (error) => {
    if (outgoing.headersSent || outgoing.destroyed) return void outgoing.destroy();
    if ('code' in error && error.code === 'ECONNREFUSED') return pass(incoming, outgoing, body, others);
    return refuse(outgoing, 502, 'The replica broke off. Send the call again with its Idempotency-Key.');
  });
  outgoing.once('close', () => asked.destroy());
  asked.end(body);
}

const endToEnd = ({ headers }: IncomingMessage): IncomingMessage['headers'] =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !OF_THE_CONNECTION.has(name)));

/** Appends the caller's address. The addresses before it are the caller's claims. */
function forwarded(incoming: IncomingMessage): IncomingMessage['headers'] {
  const address = incoming.socket.remoteAddress ?? '';
  const before = incoming.headers['x-forwarded-for'];
  return {
    ...endToEnd(incoming),
    connection: 'close',
    'x-forwarded-for': before ? `${String(before)}, ${address}` : address,
    'x-forwarded-proto': 'http',
  };
}

function refuse(outgoing: ServerResponse, status: number, detail: string): void {
  const body = JSON.stringify({ detail, status, title: 'Balancer', retryable: status !== 413, credits_charged: 0 });
  outgoing.writeHead(status, { 'content-type': 'application/json; charset=utf-8', 'retry-after': '1' }).end(body);
}
