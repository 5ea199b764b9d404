import { EventEmitter } from 'node:events';
import { Agent, createServer, request as send, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test, vi } from 'vitest';
import { closeServer } from './close-server.ts';

const AN_HOUR_MS = 3_600_000;
/** The first is longer than a test, the second is awaited. */
const [DRAIN_MS, SHORT_MS] = [60_000, 300];

const agent = new Agent({ keepAlive: true, maxSockets: 1 });
const servers: Server[] = [];
afterEach(() => {
  agent.destroy();
  for (const server of servers) server.closeAllConnections();
});

async function serve(listener: RequestListener): Promise<{ server: Server; port: number }> {
  const server = createServer({ keepAliveTimeout: AN_HOUR_MS }, listener);
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // Safe: a server that listens on a port has such an address.
  return { server, port: (server.address() as AddressInfo).port };
}

type Answer = { status: number | undefined; connection: string | undefined; isReused: boolean };

/** Asks on a connection that is kept, as a proxy does. */
const ask = (port: number, by = agent): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const sent = send({ port, agent: by, path: '/' }, (response) =>
      response.resume().on('end', () => {
        const { statusCode: status, headers } = response;
        resolve({ status, connection: headers.connection, isReused: sent.reusedSocket });
      }),
    );
    sent.on('error', reject).end();
  });

test('a server that ends without a drain answers what is in progress, and ends although the client keeps the connection', async () => {
  let arrive: (answer: () => void) => void = () => undefined;
  const arrived = new Promise<() => void>((resolve) => (arrive = resolve));
  const { server, port } = await serve((_request, response) => arrive(() => void response.end('done')));
  const answered = ask(port);
  const answer = await arrived;
  const closed = closeServer(server);
  answer();
  expect(await answered).toMatchObject({ status: 200 });
  await closed;
});

test('a connection that was kept before the drain is answered in it, and given up in order', async () => {
  const { server, port } = await serve((_request, response) => void response.end('done'));
  expect(await ask(port)).toEqual({ status: 200, connection: 'keep-alive', isReused: false });
  void closeServer(server, DRAIN_MS);
  expect(await ask(port)).toEqual({ status: 200, connection: 'close', isReused: true });
  expect(await ask(port)).toEqual({ status: 200, connection: 'close', isReused: false });
});

test('after the drain idle connections are closed, and new ones are refused', async () => {
  const { server, port } = await serve((_request, response) => void response.end('done'));
  await ask(port);
  await closeServer(server, SHORT_MS);
  await expect(ask(port, new Agent())).rejects.toMatchObject({ code: 'ECONNREFUSED' });
});

test('a client that asks without a pause loses nothing', async () => {
  const { server, port } = await serve((_request, response) => void setImmediate(() => response.end('done')));
  await ask(port);
  const closed = closeServer(server, SHORT_MS).then(() => true);
  const failures: unknown[] = [];
  const askOnce = () => ask(port).catch(({ code }: { code?: string }) => failures.push(code));
  while (!(await Promise.race([closed, askOnce().then(() => false)])));
  expect(failures.filter((code) => code !== 'ECONNREFUSED')).toEqual([]);
});

/** Closes a server without connections while the process works for some turns. @returns the turns of work left at its end */
async function turnsLeft(turns: number): Promise<number> {
  let left = turns;
  const work = () => {
    const endMs = performance.now() + 1;
    while (performance.now() < endMs);
    left -= 1;
    if (left > 0) setImmediate(work);
  };
  setImmediate(work);
  const close = vi.fn<(done: () => void) => void>((done) => done());
  await closeServer({
    close,
    closeIdleConnections: () => undefined,
    prependListener: new EventEmitter().prependListener,
  });
  expect(close).toHaveBeenCalledOnce();
  const atClose = Math.max(0, left);
  left = 0;
  return atClose;
}

test('a server is closed in a turn without work, because connections that wait to be accepted are lost', async () => {
  expect(await turnsLeft(10)).toBe(0);
});

test('a server that is never idle is closed in the end', async () => {
  expect(await turnsLeft(1_000_000)).toBeGreaterThan(0);
});
