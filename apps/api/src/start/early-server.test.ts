import { afterEach, expect, test } from 'vitest';
import { TIMEOUTS } from '../http/timeouts.ts';
import { type EarlyServer, listenEarly } from './early-server.ts';

let early: EarlyServer | undefined;
afterEach(async () => {
  early?.server.closeAllConnections();
  await early?.close();
});

const listen = async () => (early = await listenEarly({ HOST: '127.0.0.1', PORT: 0 }, TIMEOUTS));
const moment = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

test('a call that comes before there is anything to answer with waits, and is answered', async () => {
  const { url, hand, open } = await listen();
  let isAnswered = false;
  const answer = fetch(`${url}/early`, { method: 'POST', body: 'kept' }).finally(() => (isAnswered = true));
  await moment(50);
  hand(async (request, response) => {
    let body = '';
    for await (const part of request) body += String(part);
    response.end(`${request.url} ${body}`);
  });
  await moment(50);
  expect(isAnswered).toBe(false);
  open();
  expect(await (await answer).text()).toBe('/early kept');
  expect(await (await fetch(`${url}/later`)).text()).toBe('/later ');
});

test('a client that disconnects while it waits disturbs no other', async () => {
  const { url, hand, open } = await listen();
  const leaving = new AbortController();
  const gone = fetch(url, { signal: leaving.signal }).catch((error: Error) => error.name);
  await moment(50);
  leaving.abort();
  hand((_, response) => response.end('there'));
  open();
  expect(await gone).toBe('AbortError');
  expect(await (await fetch(url)).text()).toBe('there');
});

test('a port that is taken is refused with its number', async () => {
  const { server } = await listen();
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  await expect(listenEarly({ HOST: '127.0.0.1', PORT: port }, TIMEOUTS)).rejects.toThrow(
    `EADDRINUSE: address already in use 127.0.0.1:${port}`,
  );
});
