import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import { afterEach, expect, test } from 'vitest';
import { startBalancer } from './balancer.ts';

const works: (() => void)[] = [];
afterEach(() => {
  for (const work of works.splice(0)) work();
});

type Seen = { url: string | undefined; headers: IncomingHttpHeaders; body: string };

/** A replica that returns the received request; `breaks` cuts the connection instead of answering. */
async function replica(name: string, { breaks = false } = {}) {
  const state = { isReady: true, calls: 0 };
  const server = createServer(async (request, response) => {
    if (request.url === '/health/ready') return response.writeHead(state.isReady ? 200 : 503).end();
    state.calls += 1;
    let body = '';
    for await (const part of request) body += String(part);
    if (breaks) return request.socket.destroy();
    const seen: Seen = { url: request.url, headers: request.headers, body };
    return response.writeHead(201, { 'content-type': 'application/json', 'x-own': name }).end(JSON.stringify(seen));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const end = () => {
    server.close();
    server.closeAllConnections();
  };
  works.push(end);
  return { name, port, state, end };
}

async function balanced(...upstreams: { name: string; port: number }[]) {
  const balancer = await startBalancer(upstreams, { host: '127.0.0.1', port: 0, checkEveryMs: 20 });
  works.push(balancer.stop);
  return (init: RequestInit = {}) => fetch(`http://127.0.0.1:${balancer.port}/api/v1/x?year=1990`, init);
}

const moment = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const served = (answers: Response[]) => answers.map(({ headers }) => headers.get('x-served-by'));

test('calls are passed to the replicas in turn, with method, address, headers and body unchanged', async () => {
  const [one, two] = [await replica('one'), await replica('two')];
  const call = await balanced(one, two);
  const answers = [];
  for (let turn = 0; turn < 4; turn += 1) answers.push(await call({ method: 'POST', body: '{"year":1990}' }));
  expect(served(answers).toSorted()).toEqual(['one', 'one', 'two', 'two']);
  expect(answers[0]?.status).toBe(201);
  expect(answers[0]?.headers.get('x-own')).toBe(served(answers)[0]);
  expect(await answers[0]?.json()).toMatchObject({ url: '/api/v1/x?year=1990', body: '{"year":1990}' });
});

test('a replica gets the caller’s address after the addresses that the caller claims', async () => {
  const call = await balanced(await replica('one'));
  const seen = async (headers: Record<string, string>) => {
    // Safe: the replica above has written it.
    const seen = (await (await call({ headers })).json()) as Seen;
    return seen.headers['x-forwarded-for'];
  };
  expect(await seen({})).toBe('127.0.0.1');
  expect(await seen({ 'x-forwarded-for': '203.0.113.7' })).toBe('203.0.113.7, 127.0.0.1');
});

test('a replica that is not ready or has ended gets no calls until it is ready again', async () => {
  const [one, two] = [await replica('one'), await replica('two')];
  const call = await balanced(one, two);
  one.state.isReady = false;
  await moment(100);
  expect(served([await call(), await call(), await call()])).toEqual(['two', 'two', 'two']);
  one.state.isReady = true;
  await moment(100);
  expect(new Set(served([await call(), await call()]))).toEqual(new Set(['one', 'two']));
});

test('a replica that has just ended costs no caller an answer', async () => {
  const [one, two] = [await replica('one'), await replica('two')];
  const balancer = await startBalancer([one, two], { host: '127.0.0.1', port: 0, checkEveryMs: 60_000 });
  works.push(balancer.stop);
  one.end();
  const answers = [];
  for (let turn = 0; turn < 4; turn += 1) answers.push(await fetch(`http://127.0.0.1:${balancer.port}/`));
  expect(served(answers)).toEqual(['two', 'two', 'two', 'two']);
});

test('a call that a replica accepted and aborted is never sent to another', async () => {
  const [broken, other] = [await replica('broken', { breaks: true }), await replica('other')];
  const call = await balanced(broken, other);
  const answers = [await call({ method: 'POST', body: '{}' }), await call({ method: 'POST', body: '{}' })];
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 502]);
  expect([broken.state.calls, other.state.calls]).toEqual([1, 1]);
});

test('without a replica the answer is an error in the API’s form', async () => {
  const one = await replica('one');
  one.state.isReady = false;
  const answer = await (await balanced(one))();
  expect(answer.status).toBe(503);
  expect(answer.headers.get('retry-after')).toBe('1');
  expect(await answer.json()).toMatchObject({ detail: 'No replica is ready.', credits_charged: 0 });
});
