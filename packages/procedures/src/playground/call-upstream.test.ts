import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { callUpstream } from './call-upstream.ts';

const closers: (() => void)[] = [];
afterEach(() => closers.splice(0).forEach((close) => close()));

async function upstream(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closers.push(() => {
    server.closeAllConnections();
    server.close();
  });
  // Safe: a server that listens on a port has an address with one.
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/v1/kundali/basic`;
}

const REQUEST = { body: '{"year":1990}', token: 'the.signed.token', attemptId: 'attempt-1', signal: undefined };

test('the call carries the token and the name of the attempt, and its answer comes back as it was', async () => {
  const seen: unknown[] = [];
  const url = await upstream((request, response) => {
    const { authorization, 'idempotency-key': attempt } = request.headers;
    seen.push([request.method, authorization, attempt]);
    response.writeHead(402, { 'x-credits-remaining': '0', 'set-cookie': 'a=b' });
    response.end('{"code":"credits_exhausted"}');
  });
  const reply = await callUpstream(url, REQUEST);
  expect(seen).toEqual([['POST', 'Bearer the.signed.token', 'attempt-1']]);
  expect(reply).toMatchObject({ status: 402, text: '{"code":"credits_exhausted"}' });
  expect(Object.fromEntries(reply?.headers ?? [])).toMatchObject({ 'x-credits-remaining': '0' });
  expect(reply?.headers.map(([name]) => name)).not.toContain('set-cookie');
});

test('no answer is null: nobody listens, the connection is cut, or nobody waits for it any longer', async () => {
  expect(await callUpstream('http://127.0.0.1:9/', REQUEST)).toBeNull();
  const cut = await upstream((request) => request.socket.destroy());
  expect(await callUpstream(cut, REQUEST)).toBeNull();
  const slow = await upstream(() => undefined);
  expect(await callUpstream(slow, { ...REQUEST, signal: AbortSignal.timeout(50) })).toBeNull();
});

test('an upstream that points elsewhere is not followed', async () => {
  let reached = false;
  const elsewhere = await upstream((_, response) => {
    reached = true;
    response.end();
  });
  const url = await upstream((_, response) => response.writeHead(307, { location: elsewhere }).end());
  expect(await callUpstream(url, REQUEST)).toBeNull();
  expect(reached).toBe(false);
});
