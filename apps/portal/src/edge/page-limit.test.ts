import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { createPortalServer, type PortalServer } from './front.ts';
import { createPageLimit, PAGE_UNITS_PER_MINUTE, weightOf } from './page-limit.ts';
import { FRONT } from './testing-front.ts';

let server: PortalServer | undefined;
afterEach(() => void server?.close());

type Ask = (path: string, address: string, accept?: string, headers?: Record<string, string>) => Promise<Response>;

/** Starts a portal of fixed answers behind trusted proxies that send X-Forwarded-For. */
async function portal(nowMs = () => 0): Promise<Ask> {
  const pageLimit = createPageLimit(PAGE_UNITS_PER_MINUTE, nowMs);
  server = createPortalServer({ ...FRONT, trustedProxies: ['127.0.0.0/8'], pageLimit }, ({ url }, response) => {
    response.writeHead(url?.endsWith('none-such') ? 404 : 200).end('a page');
  });
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
  // Safe: a server that listens on a port has such an address.
  const { port } = server.address() as AddressInfo;
  return (path, address, accept = 'text/html', headers = {}) =>
    fetch(`http://127.0.0.1:${port}${path}`, { headers: { 'x-forwarded-for': address, accept, ...headers } });
}

const ONE = '198.51.100.1';

/** Every kind of page that a visitor without an account can have computed. */
const COMPUTED = [
  '/panchang/delhi/2028',
  '/panchang/place/leh-1264976',
  '/panchang/search?q=s',
  '/hi/panchang/delhi',
  '/ta/panchang/delhi/2028',
  '/ta/panchang/place/leh-1264976',
  '/hi/panchang/search?q=s',
  '/try/kundali/basic',
  '/sign-in',
  '/status',
];

test.each(COMPUTED)('%s is made for an address so many times a minute, and for another one meanwhile', async (path) => {
  const ask = await portal();
  const most = Math.floor(PAGE_UNITS_PER_MINUTE / weightOf(path.split('?')[0] ?? ''));
  for (let times = 0; times < most; times += 1) expect((await ask(path, ONE)).status).toBe(200);
  const refused = await ask(path, ONE);
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '60']);
  expect((await ask(path, '198.51.100.2')).status).toBe(200);
});

test('pages that are not there cost more than those that were made ahead', async () => {
  const ask = await portal();
  let missed = 0;
  while ((await ask('/docs/none-such', ONE)).status === 404) missed += 1;
  expect(missed).toBe(Math.ceil(PAGE_UNITS_PER_MINUTE / 8));
});

test('addresses of one IPv6 network are one visitor', async () => {
  const ask = await portal();
  const path = '/try/kundali/basic';
  const most = PAGE_UNITS_PER_MINUTE / weightOf(path);
  for (let times = 0; times < most; times += 1) await ask(path, `2001:db8::${times.toString(16)}`);
  expect((await ask(path, '2001:db8::ffff')).status).toBe(429);
  expect((await ask(path, '2001:db8:0:1::1')).status).toBe(200);
});

test('who is refused reads what to do: a person a page or words in the form, a program JSON; a minute later pages come again', async () => {
  let nowMs = 0;
  const ask = await portal(() => nowMs);
  const path = '/panchang/place/leh-1264976';
  while ((await ask(path, ONE)).status === 200);
  nowMs = 15_000;
  const page = await ask(path, ONE);
  expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(page.headers.get('cache-control')).toBe('no-store');
  expect(await page.text()).toContain('Wait 45 seconds, then reload.');
  const data = await ask(path, ONE, '*/*');
  expect(await data.json()).toMatchObject({
    code: 'TOO_MANY_REQUESTS',
    message: expect.stringContaining('45 seconds'),
  });
  const form = await ask(path, ONE, 'text/x-component', { 'next-action': '7f' });
  expect([form.status, form.headers.get('content-type'), await form.text()]).toEqual([
    429,
    'text/plain',
    expect.stringMatching(/Wait 45 seconds, then try again\.$/),
  ]);
  nowMs = 60_000;
  expect((await ask(path, ONE)).status).toBe(200);
});

test('scripts and procedures are not counted here, and pages that are made ahead count least', () => {
  expect(['/_next/static/a.js', '/api/trpc/keys.list'].map(weightOf)).toEqual([0, 0]);
  const ahead = ['/', '/docs/quickstart', '/docs/a/b', '/reference', '/reference/panchang/full', '/panchang/delhi'];
  expect(ahead.map(weightOf)).toEqual(ahead.map(() => 1));
});
