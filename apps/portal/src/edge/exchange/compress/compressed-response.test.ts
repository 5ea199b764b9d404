import { once } from 'node:events';
import {
  createServer,
  request as send,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, expect, test } from 'vitest';
import { CompressedResponse } from './compressed-response.ts';

const TEXT = 'The Sun is in Karka. '.repeat(400);
const BOTH = 'gzip, deflate, br';

let server: Server<typeof IncomingMessage, typeof CompressedResponse<IncomingMessage>> | undefined;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

type Answer = { status: number; headers: IncomingHttpHeaders; bytes: Buffer; first: Buffer };

/** Starts a server with this handler. Returns the function that asks it. */
async function answering(handle: (response: ServerResponse) => void) {
  server = createServer({ ServerResponse: CompressedResponse }, (_request, response) => handle(response));
  await once(server.listen(0, '127.0.0.1'), 'listening');
  // Safe: a server that listens on a port has such an address.
  const { port } = server.address() as AddressInfo;
  return (accepted: string | undefined = BOTH, method = 'GET', onFirst = () => {}): Promise<Answer> =>
    new Promise((resolve, reject) => {
      const headers = accepted === undefined ? {} : { 'accept-encoding': accepted };
      send({ port, method, agent: false, headers }, (response) => {
        const pieces: Buffer[] = [];
        response.on('data', (piece: Buffer) => pieces.push(piece));
        response.once('data', onFirst);
        response.on('end', () => {
          const [first = Buffer.alloc(0)] = pieces;
          resolve({ status: response.statusCode ?? 0, headers: response.headers, bytes: Buffer.concat(pieces), first });
        });
      })
        .on('error', reject)
        .end();
    });
}

/** Answers as Next answers a prerendered page. */
function page(response: ServerResponse, control = 's-maxage=600, stale-while-revalidate'): void {
  response.setHeader('content-type', 'text/html; charset=utf-8');
  response.setHeader('cache-control', control);
  response.setHeader('vary', 'rsc');
  response.setHeader('etag', '"one"');
  response.setHeader('content-length', Buffer.byteLength(TEXT));
  response.flushHeaders();
  response.write(TEXT);
  response.end();
}

test('a page is brotli for who accepts it, gzip for the others, and plain for the rest', async () => {
  const ask = await answering((response) => page(response));
  const [br, gzip, plain] = [await ask(), await ask('gzip'), await ask('identity')];
  expect(brotliDecompressSync(br.bytes).toString()).toBe(TEXT);
  expect(gunzipSync(gzip.bytes).toString()).toBe(TEXT);
  expect(plain.bytes.toString()).toBe(TEXT);
  expect([br, gzip, plain].map(({ headers }) => headers['content-encoding'])).toEqual(['br', 'gzip', undefined]);
  for (const { headers, bytes } of [br, gzip, plain]) {
    expect(headers.vary).toBe('rsc, Accept-Encoding');
    expect(headers['content-length']).toBe(String(bytes.length));
  }
  expect([br, gzip, plain].map(({ headers }) => headers.etag)).toEqual(['W/"one"', 'W/"one"', '"one"']);
});

test('every view of a page has its whole text, also the smaller one of later views', async () => {
  const ask = await answering((response) => page(response));
  const sizes: number[] = [];
  for (let view = 0; view < 4; view += 1) {
    const { bytes } = await ask();
    expect(brotliDecompressSync(bytes).toString()).toBe(TEXT);
    sizes.push(bytes.length);
  }
  expect(sizes.at(-1)).toBeLessThanOrEqual(sizes[0] ?? 0);
});

test('a private page is compressed too', async () => {
  const ask = await answering((response) => page(response, 'private, no-store'));
  expect(brotliDecompressSync((await ask()).bytes).toString()).toBe(TEXT);
});

test('HEAD has the headers of GET and no body', async () => {
  const ask = await answering((response) => page(response));
  const { headers, bytes } = await ask(BOTH, 'HEAD');
  expect(bytes).toHaveLength(0);
  expect([headers['content-encoding'], headers.vary, headers.etag]).toEqual(['br', 'rsc, Accept-Encoding', 'W/"one"']);
  expect(headers['content-length']).toBeUndefined();
});

test('304 has no body and the validator of the compressed page', async () => {
  const ask = await answering((response) => {
    response.statusCode = 304;
    response.setHeader('etag', '"one"');
    response.end();
  });
  const { status, headers, bytes } = await ask();
  expect([status, headers.vary, headers.etag, bytes.length]).toEqual([304, 'Accept-Encoding', 'W/"one"', 0]);
  expect(headers['content-encoding']).toBeUndefined();
});

test('a part of a page that is still rendered arrives before its end', async () => {
  let isOver = false;
  let finish = () => {};
  const ask = await answering((response) => {
    response.setHeader('content-type', 'text/html');
    response.write('<main>'.repeat(300));
    finish = () => {
      isOver = true;
      response.end('</main>');
    };
  });
  const { headers, bytes, first } = await ask(BOTH, 'GET', () => finish());
  expect(headers['content-encoding']).toBe('br');
  expect(headers['content-length']).toBeUndefined();
  expect(isOver).toBe(true);
  expect(first.length).toBeLessThan(bytes.length);
  expect(brotliDecompressSync(bytes).toString()).toBe(`${'<main>'.repeat(300)}</main>`);
});

test.each([
  ['an image', 'image/png', {}, 200],
  ['events', 'text/event-stream', {}, 200],
  ['a compressed body', 'text/html', { 'content-encoding': 'gzip' }, 200],
  ['a part of a body', 'text/html', { 'content-range': 'bytes 0-8399/9000' }, 206],
  ['a body that must stay as it is', 'text/html', { 'cache-control': 'no-transform' }, 200],
])('%s is sent as it is', async (_name, type, headers, status) => {
  const ask = await answering((response) => {
    response.writeHead(status, { 'content-type': type, ...headers });
    response.end(TEXT);
  });
  expect((await ask()).bytes.toString()).toBe(TEXT);
});

test('a short answer is sent as it is and still names what it depends on', async () => {
  const ask = await answering((response) => response.setHeader('content-type', 'application/json').end('{}'));
  const { headers, bytes } = await ask();
  expect([bytes.toString(), headers['content-encoding'], headers.vary]).toEqual(['{}', undefined, 'Accept-Encoding']);
});

test('headers given to writeHead count, and the status stays', async () => {
  const ask = await answering((response) => {
    response.writeHead(404, { 'content-type': 'application/json', 'content-length': TEXT.length });
    response.end(TEXT);
  });
  const { status, headers, bytes } = await ask('gzip');
  expect([status, headers['content-encoding'], headers['content-length']]).toEqual([404, 'gzip', undefined]);
  expect(gunzipSync(bytes).toString()).toBe(TEXT);
});
