import { request as send, type IncomingMessage } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
import { insideHeaders } from '@graha/auth/core/client-address';
import { createPortalServer, type FrontOptions, type PortalServer } from './front.ts';
import { createMetrics } from './metrics.ts';
import { FRONT } from './testing-front.ts';

const MB = 1_024 * 1_024;

let server: PortalServer | undefined;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

/** Starts a server that reads every body to the end and returns its size, the client address, the request id and the headers. */
async function listen(options: Partial<FrontOptions> = {}): Promise<number> {
  const inside = insideHeaders();
  server = createPortalServer({ ...FRONT, ...options }, (request, response) => {
    let bytes = 0;
    request.on('data', (chunk: Buffer) => (bytes += chunk.length));
    request.on('error', () => undefined);
    request.on('end', () => {
      const { url = '', headers } = request;
      if (url.startsWith('/page')) response.setHeader('content-type', 'text/html; charset=utf-8');
      if (url === '/docs/vary') response.setHeader('vary', ['rsc', 'Accept-Encoding']);
      if (url === '/page/own') response.setHeader('content-security-policy', "script-src 'nonce-1'");
      if (url === '/elsewhere') response.writeHead(307, { location: '/page' });
      if (url === '/page/unchanged') response.removeHeader('content-type');
      if (url === '/page/unchanged') response.statusCode = 304;
      if (url === '/gone') response.writeHead(404, { 'content-type': 'text/html' });
      const seen = { bytes, address: headers[inside.clientAddress], id: headers[inside.requestId], headers };
      response.end(JSON.stringify(seen));
    });
  });
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
  // Safe: a server that listens on a port has such an address.
  return (server.address() as AddressInfo).port;
}

type Sent = { method?: string; path?: string; headers?: Record<string, string>; bytes?: number; isChunked?: boolean };
type Answer = { status: number; headers: IncomingMessage['headers']; text: string };

function ask(
  port: number,
  { method = 'GET', path = '/', headers = {}, bytes = 0, isChunked }: Sent = {},
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const length = isChunked ? { 'transfer-encoding': 'chunked' } : bytes ? { 'content-length': String(bytes) } : null;
    const sent = send({ port, method, path, agent: false, headers: { ...length, ...headers } }, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (part: string) => (text += part));
      response.on('end', () => {
        resolve({ status: response.statusCode ?? 0, headers: response.headers, text });
        sent.destroy();
      });
    });
    sent.on('error', (error) => reject(error));
    const chunk = Buffer.alloc(Math.min(bytes, 64 * 1_024), 'a');
    let left = bytes;
    const go = (): void => {
      while (left > 0 && !sent.destroyed) {
        const part = chunk.subarray(0, Math.min(left, chunk.length));
        left -= part.length;
        if (!sent.write(part)) return void sent.once('drain', go);
      }
      sent.end();
    };
    if (bytes === 0) sent.end();
    else go();
  });
}

test.each([
  ['/docs/credits', 'Accept'],
  ['/reference/panchang/full?a=1', 'Accept'],
  ['/docs/vary', 'rsc, Accept-Encoding, Accept'],
  ['/docsanything', undefined],
  ['/pricing', undefined],
])('an answer at %s varies by %s, because caches must not give Markdown to who wants a page', async (path, vary) => {
  expect((await ask(await listen(), { path })).headers.vary).toBe(vary);
});

describe('who is calling', () => {
  const seenBy = async (options: Partial<FrontOptions>, headers: Record<string, string>): Promise<string> =>
    JSON.parse((await ask(await listen(options), { headers })).text).address;

  test('is the socket’s address, whatever a client sends', async () => {
    expect(await seenBy({}, { 'x-forwarded-for': '198.51.100.1', 'x-client-address': '198.51.100.1' })).toBe(
      '127.0.0.1',
    );
  });

  test('is what a trusted proxy says', async () => {
    const options = { trustedProxies: ['127.0.0.0/8'] };
    expect(await seenBy(options, { 'x-forwarded-for': '1.1.1.1, 198.51.100.1' })).toBe('198.51.100.1');
  });

  test('what Next reads under the public name is the same', async () => {
    const { text } = await ask(await listen(), { headers: { 'x-forwarded-for': '198.51.100.1' } });
    expect(JSON.parse(text).headers['x-forwarded-for']).toBe('127.0.0.1');
  });
});

test.each([
  ['of the portal', 'https://graha.example', ['graha.example', undefined]],
  ['of another site', 'https://evil.example', ['portal:3000', 'proxy.example']],
  ['of the portal without encryption', 'http://graha.example', ['portal:3000', 'proxy.example']],
])('behind a proxy with a name of its own, the host of a request from a page %s is %s', async (_, origin, expected) => {
  const names = { origin, host: 'portal:3000', 'x-forwarded-host': 'proxy.example' };
  const { headers } = JSON.parse((await ask(await listen(), { headers: names })).text);
  expect([headers.host, headers['x-forwarded-host']]).toEqual(expected);
});

test('a request has an id of ours inside; the client’s is repeated to it alone', async () => {
  const mine = '00000000-0000-0000-0000-000000000000';
  const { headers, text } = await ask(await listen(), { headers: { 'x-request-id': mine } });
  const seen = JSON.parse(text);
  expect(seen.id).toMatch(/^[0-9a-f-]{36}$/);
  expect(JSON.stringify(seen)).not.toContain(mine);
  expect(headers).toMatchObject({ 'x-request-id': seen.id, 'x-client-request-id': mine });
});

test.each(['QUERY', 'PROPFIND', 'TRACE'])('%s is answered with 405', async (method) => {
  const { status, headers, text } = await ask(await listen(), { method });
  expect([status, headers['allow'], JSON.parse(text).code]).toEqual([
    405,
    'GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS',
    'METHOD_NOT_ALLOWED',
  ]);
});

describe('a body', () => {
  const LIMITS = [
    ['/api/stripe/webhook', MB],
    ['/api/trpc/keys.list', MB / 4],
    ['/api/auth/sign-in/email', 16_384],
    ['/sign-up', 16_384],
    ['/', 16_384],
    ['/api/stripe/webhook/', 16_384],
    ['/api/%73tripe/webhook', 16_384],
  ] as const;

  test.each(LIMITS)('to %s passes up to the byte, and with one more is refused', async (path, bytes) => {
    const port = await listen();
    for (const isChunked of [false, true]) {
      const whole = await ask(port, { method: 'POST', path, bytes, isChunked });
      expect([whole.status, JSON.parse(whole.text).bytes]).toEqual([200, bytes]);
      const more = await ask(port, { method: 'POST', path, bytes: bytes + 1, isChunked });
      expect([more.status, JSON.parse(more.text).code, more.headers['connection']]).toEqual([
        413,
        'BODY_TOO_LARGE',
        'close',
      ]);
    }
  });

  test.each([false, true])('of 200 MB is refused without being kept, chunked: %s', async (isChunked) => {
    const port = await listen();
    const before = process.memoryUsage().rss;
    for (const path of ['/api/stripe/webhook', '/api/auth/sign-in/email', '/sign-up']) {
      expect((await ask(port, { method: 'POST', path, bytes: 200 * MB, isChunked })).status).toBe(413);
    }
    expect(process.memoryUsage().rss - before).toBeLessThan(20 * MB);
  });

  test('of a GET counts too', async () => {
    expect((await ask(await listen(), { bytes: 16_385, isChunked: true })).status).toBe(413);
  });

  test.each([true, false])(
    'of a client that reads only once it has sent all is answered, announced: %s',
    async (is) => {
      const socket = connect(await listen(), '127.0.0.1');
      const bytes = 32 * MB;
      const length = is ? `content-length: ${bytes}` : 'transfer-encoding: chunked';
      socket.pause();
      socket.write(`POST /sign-up HTTP/1.1\r\nhost: x\r\n${length}\r\n\r\n`);
      const body = 'a'.repeat(bytes);
      const isSent = new Promise<void>((resolve) => {
        socket.write(is ? body : `${bytes.toString(16)}\r\n${body}\r\n0\r\n\r\n`, () => resolve());
      });
      const text = await new Promise<string>((resolve, reject) => {
        let answer = '';
        socket.on('error', reject).on('data', (chunk) => (answer += chunk.toString()));
        socket.once('end', () => resolve(answer));
        void isSent.then(() => socket.resume());
      });
      expect(text).toMatch(/^HTTP\/1.1 413 [^]*BODY_TOO_LARGE/);
    },
  );

  test('of a client that goes on sending ends with its connection', async () => {
    const port = await listen();
    const socket = connect(port, '127.0.0.1');
    socket.on('error', () => undefined);
    socket.write('POST / HTTP/1.1\r\nhost: x\r\ntransfer-encoding: chunked\r\n\r\n');
    const timer = setInterval(() => socket.write(`4000\r\n${'a'.repeat(0x4000)}\r\n`), 5);
    const isClosed = new Promise((resolve) => socket.resume().once('close', () => resolve(true)));
    expect(await isClosed).toBe(true);
    clearInterval(timer);
  });
});

test.each(['POST / HTTP/1.1\r\nhost:', 'POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 9\r\n\r\n{'])(
  'a client that stops half way through a request gets 408 and is disconnected',
  async (half) => {
    const port = await listen({ timeouts: { headersMs: 100, requestMs: 200, checkEveryMs: 20 } });
    const socket = connect(port, '127.0.0.1');
    let heard = '';
    socket.on('data', (data) => (heard += String(data)));
    socket.write(half);
    await new Promise((resolve) => socket.on('close', resolve));
    expect(heard).toMatch(/^HTTP\/1.1 408 /);
  },
);

test('half a request holds a connection for half a minute at most', async () => {
  await listen();
  expect(server?.requestTimeout).toBeLessThanOrEqual(30_000);
});

describe('headers of security', () => {
  test.each(['/page', '/gone', '/elsewhere', '/data', '/api/auth/x'])('stand on %s', async (path) => {
    const { headers } = await ask(await listen(), { path });
    expect(headers).toMatchObject({
      'strict-transport-security': 'max-age=63072000',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
    });
    expect(headers['content-security-policy']).toMatch(/frame-ancestors 'none'/);
  });

  test('stand on refusals too', async () => {
    const port = await listen();
    for (const sent of [{ method: 'QUERY' }, { method: 'POST', bytes: MB }]) {
      expect((await ask(port, sent)).headers['content-security-policy']).toMatch(/^default-src 'none'/);
    }
  });

  test('do not replace the policy of a page that has its own', async () => {
    const { headers } = await ask(await listen(), { path: '/page/own' });
    expect(headers['content-security-policy']).toBe("script-src 'nonce-1'");
  });

  test('bind nobody to https outside production', async () => {
    const { headers } = await ask(await listen({ isProduction: false }));
    expect(headers['strict-transport-security']).toBeUndefined();
  });
});

test('an unchanged page keeps the policy that the browser stored with it', async () => {
  const { status, headers } = await ask(await listen(), { path: '/page/unchanged' });
  expect(status).toBe(304);
  expect(headers['content-security-policy']).toBeUndefined();
  expect(headers['x-content-type-options']).toBe('nosniff');
});

describe('metrics', () => {
  test('each answer is counted by kind and status, whatever address a client makes up', async () => {
    const metrics = createMetrics();
    const port = await listen({ watch: metrics.watch });
    for (const path of ['/page', '/page?q=1', '/made/up', '/gone', '/api/trpc/keys.list', '/_next/static/a.js'])
      await ask(port, { path });
    await ask(port, { method: 'TRACE', path: '/page' });
    const text = await metrics.registry.metrics();
    const counts = { page: [[200, 3], [404, 1], [405, 1]], procedure: [[200, 1]], asset: [[200, 1]] }; // prettier-ignore
    for (const [kind, seen] of Object.entries(counts))
      for (const [status, count] of seen)
        expect(text).toContain(`graha_portal_requests_total{kind="${kind}",status="${status}"} ${count}`);
    expect(text).toContain('graha_portal_requests_in_flight 0');
    expect(text).not.toContain('made');
  });

  test('a visitor who leaves before the answer is a 499', async () => {
    const metrics = createMetrics();
    const port = await listen({ watch: metrics.watch });
    const socket = connect(port, '127.0.0.1');
    socket.write('POST /page HTTP/1.1\r\nhost: x\r\ncontent-length: 9\r\n\r\nhalf');
    await expect.poll(() => metrics.registry.metrics()).toContain('graha_portal_requests_in_flight 1');
    socket.destroy();
    await expect.poll(() => metrics.registry.metrics()).toContain('{kind="page",status="499"} 1');
  });

  test('a client that leaves as soon as it reads its 413 is counted as refused', async () => {
    const metrics = createMetrics();
    const socket = connect(await listen({ watch: metrics.watch }), '127.0.0.1');
    socket.write(`POST /page HTTP/1.1\r\nhost: x\r\ncontent-length: ${MB}\r\n\r\nhalf`);
    socket.once('data', () => socket.destroy());
    await expect.poll(() => metrics.registry.metrics()).toContain('{kind="page",status="413"} 1');
  });
});
