import { METHODS } from 'node:http';
import { connect } from 'node:net';
import { EXAMPLE_BIRTH } from '@graha/catalog/request/birth';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { appWith } from '../testing/app-with.ts';
import { queryOf } from '../testing/query-of.ts';

const PATH = '/api/v1/kundali/basic';
const { app, issue } = appWith();
const key = issue();
let address: string;
beforeAll(async () => {
  address = await app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => app.close());

const call = ({ method = 'POST', path = PATH }: { method?: string; path?: string } = {}) =>
  fetch(address + path, {
    method,
    headers: { 'x-api-key': key.text, 'content-type': 'application/json' },
    ...(method === 'POST' ? { body: JSON.stringify(EXAMPLE_BIRTH) } : {}),
  });

/** Sends raw bytes; resolves with the answer when the server closes. */
async function raw(text: string): Promise<string> {
  const socket = connect(Number(new URL(address).port), '127.0.0.1');
  let heard = '';
  socket.on('data', (data) => (heard += data.toString()));
  socket.on('error', () => undefined);
  socket.write(text);
  await new Promise((resolve) => socket.on('close', resolve));
  return heard;
}

describe('methods', () => {
  test('every method that HTTP knows and the path does not take: 405 that names those it takes', async () => {
    const known = ['GET', 'HEAD', 'POST', 'OPTIONS', 'CONNECT'];
    for (const method of METHODS.filter((name) => !known.includes(name))) {
      for (const type of ['', 'content-type: application/json\r\n', 'content-type: text/plain\r\n']) {
        const said = await raw(
          `${method} ${PATH} HTTP/1.1\r\nhost: x\r\nconnection: close\r\n${type}content-length: 2\r\n\r\n{}`,
        );
        expect([method, type, said.split('\r\n')[0]]).toEqual([method, type, 'HTTP/1.1 405 Method Not Allowed']);
        expect(said).toMatch(/\r\nallow: POST, GET, HEAD\r\n[\s\S]*"code":"method_not_allowed"/);
      }
    }
  });

  test.each([
    ['/api/v1/vocabulary/hi', 'GET, HEAD'],
    ['/api/v1/places/1261481', 'GET, HEAD'],
    ['/api/v1/batch', 'POST'],
    ['/api/v1/account/keys/00000000-0000-4000-8000-000000000000', 'DELETE'],
    ['/.well-known/oauth-protected-resource', 'GET, HEAD'],
    ['/.well-known/http-message-signatures-directory', 'GET, HEAD'],
  ])('a path with a parameter too: %s takes %s alone', async (path, allow) => {
    for (const method of ['PATCH', 'OPTIONS'] as const) {
      const answer = await call({ method, path });
      expect([method, answer.status, answer.headers.get('allow')]).toEqual([
        method,
        method === 'OPTIONS' ? 204 : 405,
        allow,
      ]);
    }
  });

  test('a method that HTTP does not know: 405 in the same shape', async () => {
    const said = await raw(`FROBNICATE ${PATH} HTTP/1.1\r\nhost: x\r\n\r\n`);
    expect(said).toMatch(/^HTTP\/1.1 405 [\s\S]*"code":"method_not_allowed"/);
    const [, allow = ''] = /\r\nallow: ([^\r]+)\r\n/.exec(said) ?? [];
    expect(allow.split(', ').toSorted()).toEqual(['DELETE', 'GET', 'HEAD', 'OPTIONS', 'POST', 'PUT']);
  });

  test('a slash at the end leads to the same answer', async () => {
    const query = queryOf(EXAMPLE_BIRTH);
    const [plain, slashed] = await Promise.all(
      [`${PATH}?${query}`, `${PATH}/?${query}`].map(async (path) => (await call({ method: 'GET', path })).text()),
    );
    expect(slashed).toBe(plain);
    const posted = await call({ path: `${PATH}/` });
    expect([posted.status, await posted.text()]).toEqual([200, plain]);
    expect((await call({ method: 'GET', path: '/health/live/' })).status).toBe(200);
  });

  test('HEAD is GET without the body: the same status, headers and price', async () => {
    const path = `${PATH}?${queryOf(EXAMPLE_BIRTH)}`;
    const [get, head] = [await call({ method: 'GET', path }), await call({ method: 'HEAD', path })];
    const { length } = Buffer.from(await get.arrayBuffer());
    expect([head.status, await head.text()]).toEqual([200, '']);
    for (const name of ['content-type', 'x-credits-cost', 'x-engine-version', 'cache-control']) {
      expect(head.headers.get(name)).toBe(get.headers.get(name));
    }
    expect(head.headers.get('content-length')).toBe(String(length));
    const left = (response: Response) => Number(response.headers.get('x-credits-remaining'));
    expect(left(get) - left(head)).toBe(1);
    expect((await call({ method: 'HEAD', path: PATH })).status).toBe(422);
  });
});
