import { once } from 'node:events';
import { createServer, get, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { setTimeout as wait } from 'node:timers/promises';
import { HeldResponse, HOLD_MS } from './held-response.ts';

let server: Server<typeof IncomingMessage, typeof HeldResponse<IncomingMessage>> | undefined;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

/** Returns the part of the body that a client has after its first piece, and the whole body. */
async function read(answer: (response: ServerResponse) => void): Promise<{ first: string; whole: string }> {
  server = createServer({ ServerResponse: HeldResponse }, (_request, response) => answer(response));
  await once(server.listen(0, '127.0.0.1'), 'listening');
  // Safe: a server that listens on a port has such an address.
  const { port } = server.address() as AddressInfo;
  return new Promise((resolve, reject) => {
    get({ port, agent: false }, (response) => {
      let first = '';
      let whole = '';
      response.setEncoding('utf8').on('data', (piece: string) => {
        if (whole === '') setImmediate(() => (first = whole)); // Pieces that arrive in one packet count as one read.
        whole += piece;
      });
      response.on('end', () => setImmediate(() => resolve({ first, whole })));
    }).on('error', reject);
  });
}

async function inTwoPieces(response: ServerResponse, type: string, pauseMs: number): Promise<void> {
  response.setHeader('content-type', type);
  response.write('<main>');
  await wait(pauseMs);
  response.write('the part</main>');
  response.end('the end');
}

const WHOLE = '<main>the part</main>the end';

test('a page whose parts are ready soon arrives in one piece', async () => {
  const { first, whole } = await read((response) => void inTwoPieces(response, 'text/html; charset=utf-8', 20));
  expect([first, whole]).toEqual([WHOLE, WHOLE]);
});

test('a page that waits for a part shows the rest until then', async () => {
  const { first, whole } = await read((response) => void inTwoPieces(response, 'text/html', HOLD_MS + 150));
  expect([first, whole]).toEqual(['<main>', WHOLE]);
});

test('what is no page is never held', async () => {
  const { first, whole } = await read((response) => void inTwoPieces(response, 'text/event-stream', 20));
  expect([first, whole]).toEqual(['<main>', WHOLE]);
});

test('an answer without a body, and one that ends at once, end as they were', async () => {
  expect(await read((response) => response.writeHead(204).end())).toEqual({ first: '', whole: '' });
  expect(await read((response) => response.setHeader('content-type', 'text/html').end('x'))).toEqual({
    first: 'x',
    whole: 'x',
  });
});
