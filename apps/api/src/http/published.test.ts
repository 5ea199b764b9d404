import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { request } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { encodingOf } from './accept-encoding.ts';
import { DOCUMENTS_PER_MINUTE } from './document-limit.ts';
import { appWith } from '../testing/app-with.ts';

const PATHS = ['/openapi.json', '/api/v1/operations'];
const { app } = appWith({ trustedProxies: ['127.0.0.1'] });
let url = '';
beforeAll(async () => {
  url = await app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => app.close());

type Answer = { status: number; headers: Record<string, string | string[] | undefined>; body: Buffer };

/** A raw request, because `fetch` would decompress the answer. */
function ask(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const asked = request(
      url + path,
      { method, headers: { 'x-forwarded-for': '192.0.2.1', ...headers } },
      (response) => {
        const parts: Buffer[] = [];
        response.on('data', (part: Buffer) => parts.push(part));
        response.on('end', () =>
          resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(parts) }),
        );
      },
    );
    asked.once('error', reject);
    asked.end();
  });
}

const UNPACK = { br: brotliDecompressSync, gzip: gunzipSync };

test.each(PATHS)(
  '%s is sent compressed to those who take it, each encoding with a tag of its own',
  async (path) => {
    const plain = await ask(path);
    expect(plain.headers).toMatchObject({ vary: 'accept-encoding', 'cache-control': 'public, max-age=300' });
    expect(plain.headers).not.toHaveProperty('content-encoding');
    const tags = new Set([plain.headers['etag']]);
    for (const [encoding, unpack] of Object.entries(UNPACK)) {
      const accepts = { 'accept-encoding': encoding };
      const { headers, body } = await ask(path, accepts);
      expect(headers).toMatchObject({ vary: 'accept-encoding', 'cache-control': 'public, max-age=300' });
      expect([headers['content-encoding'], headers['content-length']]).toEqual([encoding, String(body.length)]);
      expect(unpack(body).equals(plain.body)).toBe(true);
      expect(body.length).toBeLessThan(plain.body.length / 4);
      const etag = String(headers['etag']);
      tags.add(etag);
      const again = await ask(path, { ...accepts, 'if-none-match': `"other", W/${etag}` });
      expect([again.status, again.body.length, again.headers['etag'], again.headers['vary']]).toEqual([
        304,
        0,
        etag,
        'accept-encoding',
      ]);
      expect((await ask(path, { 'if-none-match': etag })).status).toBe(200);
      const head = await ask(path, accepts, 'HEAD');
      expect([head.body.length, head.headers['content-encoding'], head.headers['etag']]).toEqual([0, encoding, etag]);
    }
    expect(tags.size).toBe(3);
  },
  300_000,
);

test.each(PATHS)('%s is refused to an address that asks for it too often, and to no other', async (path) => {
  const from = (address: string) => ask(path, { 'x-forwarded-for': address, 'accept-encoding': 'br' });
  for (let count = 0; count < DOCUMENTS_PER_MINUTE; count += 1) expect((await from('192.0.2.7')).status).toBe(200);
  const { status, headers, body } = await from('192.0.2.7');
  expect([status, headers['content-encoding'], headers['cache-control']]).toEqual([
    429,
    undefined,
    'private, no-store',
  ]);
  expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  expect(JSON.parse(String(body))).toMatchObject({
    code: 'rate_limited',
    status: 429,
    retryable: true,
    credits_charged: 0,
  });
  expect((await from('192.0.2.8')).status).toBe(200);
});

test.each([
  [undefined, 'identity'],
  ['', 'identity'],
  ['gzip, deflate, br', 'br'],
  ['gzip, deflate', 'gzip'],
  ['X-GZIP', 'gzip'],
  ['br;q=0.5, gzip;q=0.8', 'gzip'],
  ['br;q=0, *', 'gzip'],
  ['*', 'br'],
  ['identity, br;q=0.5', 'identity'],
  ['identity;q=0.1, gzip;q=0.1', 'gzip'],
  ['br;q=0, gzip;q=0.000', 'identity'],
  ['br;q=many', 'identity'],
  ['zstd', 'identity'],
  ['identity;q=0', 'identity'],
])('of what %j takes, %s is sent', (accepted, encoding) => {
  expect(encodingOf(accepted)).toBe(encoding);
});

test('the contract of one family is its paths alone, with a tag of its own', async () => {
  const own = await ask('/openapi.json?family=panchang', { 'x-forwarded-for': '192.0.2.70' });
  const whole = await ask('/openapi.json', { 'x-forwarded-for': '192.0.2.70' });
  expect(own.status).toBe(200);
  const paths = Object.keys(JSON.parse(own.body.toString()).paths);
  expect(paths.length).toBeGreaterThan(10);
  expect(paths.filter((path) => !path.startsWith('/api/v1/panchang/'))).toEqual([]);
  expect(own.headers.etag).not.toBe(whole.headers.etag);
  const again = { 'x-forwarded-for': '192.0.2.70', 'if-none-match': String(own.headers.etag) };
  expect((await ask('/openapi.json?family=panchang', again)).status).toBe(304);
});

test.each(['?family=no_such', '?family=', '?family=panchang&family=dasha', '?family=__proto__'])(
  'a contract with %s is refused with the families that there are',
  async (query) => {
    const { status, body } = await ask(`/openapi.json${query}`, { 'x-forwarded-for': '192.0.2.80' });
    expect(status).toBe(422);
    expect(JSON.parse(body.toString()).detail[0]).toMatchObject({ loc: ['query', 'family'], type: 'enum' });
    expect(body.toString()).toContain('panchang');
  },
);
