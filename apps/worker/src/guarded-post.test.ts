import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { createGuardedPost } from './guarded-post.ts';

const servers: Server[] = [];
afterEach(async () => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
});

/** A receiver on the loopback; `hits` counts the arrived requests. */
async function receiver(answer: RequestListener) {
  const seen = { hits: 0, bodies: [] as string[] };
  const server = createServer((request, response) => {
    seen.hits += 1;
    let body = '';
    request.on('data', (chunk) => (body += String(chunk)));
    request.on('end', () => {
      seen.bodies.push(body);
      answer(request, response);
    });
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // Safe: a server that listens on a port has an address with one.
  return { port: (server.address() as AddressInfo).port, seen };
}

const ok: RequestListener = (_request, response) => void response.end('thanks');
const message = (url: string) => ({ url, headers: { 'webhook-id': 'msg_1' }, body: '{"a":1}' });

test('in development a receiver on the machine itself gets the body and its answer comes back', async () => {
  const { port, seen } = await receiver(ok);
  const post = createGuardedPost({ isLocalAllowed: true });
  expect(await post(message(`http://127.0.0.1:${port}/hook`))).toEqual({ status: 200, text: 'thanks' });
  expect(seen.bodies).toEqual(['{"a":1}']);
});

test.each([
  '127.0.0.1',
  '[::1]',
  '169.254.169.254',
  '[::ffff:127.0.0.1]',
  '10.1.2.3',
  '2130706433',
  '0x7f.1',
  '0.0.0.0',
])('outside of development nothing is sent to %s', async (host) => {
  const post = createGuardedPost({ isLocalAllowed: false });
  await expect(post(message(`https://${host}/`))).rejects.toThrow(/not an address of the public internet/);
});

test('outside of development nothing is sent without TLS', async () => {
  const post = createGuardedPost({ isLocalAllowed: false, resolve: async () => ['93.184.216.34'] });
  await expect(post(message('http://hooks.example/'))).rejects.toThrow(/Only https/);
});

test('a name that leads to a private address is refused, also where only one of its addresses is private', async () => {
  const { port, seen } = await receiver(ok);
  for (const addresses of [['127.0.0.1'], ['93.184.216.34', '127.0.0.1']]) {
    const post = createGuardedPost({ isLocalAllowed: false, resolve: async () => addresses });
    await expect(post(message(`https://hooks.example:${port}/`))).rejects.toThrow(/not an address/);
  }
  expect(seen.hits).toBe(0);
});

test('the connection goes to the address that was checked, whatever the DNS says a moment later', async () => {
  const { port, seen } = await receiver(ok);
  const answers = ['127.0.0.1', '127.0.0.2'];
  let asked = 0;
  const post = createGuardedPost({
    isLocalAllowed: true,
    resolve: async () => [answers[asked++] ?? '127.0.0.2'],
    isAllowed: (address) => address === '127.0.0.1', // Allowed as if it were a public address; nothing listens at the other one.
  });
  expect(await post(message(`http://hooks.example:${port}/`))).toMatchObject({ status: 200 });
  expect([asked, seen.hits]).toEqual([1, 1]);
  await expect(post(message(`http://hooks.example:${port}/`))).rejects.toThrow(/not an address/);
  expect(seen.hits).toBe(1);
});

test('a redirect is an answer and is not followed', async () => {
  const inner = await receiver(ok);
  const outer = await receiver((_request, response) => {
    response.writeHead(307, { location: `http://127.0.0.1:${inner.port}/` }).end();
  });
  const post = createGuardedPost({ isLocalAllowed: true });
  expect(await post(message(`http://127.0.0.1:${outer.port}/`))).toMatchObject({ status: 307 });
  expect([outer.seen.hits, inner.seen.hits]).toEqual([1, 0]);
});

test.each<[string, RequestListener]>([
  ['never answers', () => {}],
  ['sends its answer drop by drop', (_request, response) => void response.write('a')],
])('a receiver that %s is cut off', async (_, answer) => {
  const { port } = await receiver(answer);
  const post = createGuardedPost({ isLocalAllowed: true, withinMs: 100 });
  await expect(post(message(`http://127.0.0.1:${port}/`))).rejects.toThrow(/within 0.1 s/);
});

test('a receiver that switches protocols, or closes without an answer, ends the request at once', async () => {
  const switching = await receiver(({ socket }) => {
    socket.write('HTTP/1.1 101 Switching Protocols\r\nconnection: upgrade\r\nupgrade: websocket\r\n\r\n');
  });
  const closing = await receiver(({ socket }) => void socket.end());
  const post = createGuardedPost({ isLocalAllowed: true, withinMs: 60_000 });
  await expect(post(message(`http://127.0.0.1:${switching.port}/`))).rejects.toThrow(/answered 101/);
  await expect(post(message(`http://127.0.0.1:${closing.port}/`))).rejects.toThrow(/socket hang up/);
});

test('a receiver that sends early hints and no answer is cut off', async () => {
  const { port } = await receiver((_request, response) => response.writeEarlyHints({ link: '</a>; rel=preload' }));
  const post = createGuardedPost({ isLocalAllowed: true, withinMs: 100 });
  await expect(post(message(`http://127.0.0.1:${port}/`))).rejects.toThrow(/within 0.1 s/);
});

test('a name server that never answers is cut off too', async () => {
  const post = createGuardedPost({ isLocalAllowed: true, withinMs: 100, resolve: () => new Promise(() => {}) });
  await expect(post(message('http://hooks.example/'))).rejects.toThrow(/within 0.1 s/);
});

test('no more than 64 kB of an answer are read', async () => {
  const { port } = await receiver((_request, response) => void response.end('x'.repeat(10_000_000)));
  const post = createGuardedPost({ isLocalAllowed: true });
  const { status, text } = await post(message(`http://127.0.0.1:${port}/`));
  expect([status, text.length]).toEqual([200, 65_536]);
});
