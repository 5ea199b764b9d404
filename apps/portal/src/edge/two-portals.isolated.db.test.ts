import { createServer, request as ask, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { createTestDatabase } from '@graha/dev-stack/test-context';
import { personIn } from '@graha/auth/testing/auth-scene';
import { Browser, codeOf, PORTAL_URL } from '@graha/auth/testing/browser';
import { PasskeyDevice } from '@graha/auth/testing/passkey-device';
import { PASSWORD, usePortal } from '../server/testing/portal-scene.ts';
import { createPortalServer, type PortalServer } from './front.ts';
import { createPageLimit, PAGE_UNITS_PER_MINUTE } from './page-limit.ts';

vi.mock('next/server', () => ({ after: () => {} }));

const FRONT = {
  portalUrl: 'https://graha.example',
  trustedProxies: [],
  isProduction: true,
  developing: false,
  pageLimit: createPageLimit(PAGE_UNITS_PER_MINUTE),
};

const scene = usePortal(createTestDatabase);
const servers: (Server | PortalServer)[] = [];
let portals: Portal[];
let balancer: string;

async function addressOf(server: Server | PortalServer): Promise<string> {
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // Safe: a server that listens on a port has such an address.
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

async function bodyOf(stream: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of stream) parts.push(part);
  return Buffer.concat(parts);
}

async function answer(handle: (request: Request) => Promise<Response>, from: IncomingMessage, to: ServerResponse) {
  const [body, method] = [await bodyOf(from), from.method ?? 'GET'];
  const headers = new Headers(
    Object.entries(from.headers).map(([name, value]): [string, string] => [name, String(value)]),
  );
  const init = { method, headers, ...(body.length > 0 ? { body: new Uint8Array(body) } : {}) };
  const response = await handle(new Request(`${PORTAL_URL}${from.url}`, init));
  to.writeHead(response.status, {
    'content-type': response.headers.get('content-type') ?? 'text/plain',
    'set-cookie': response.headers.getSetCookie(),
  });
  to.end(await response.text());
}

/**
 * Starts one portal: the front, the route of `/api/auth`, and below `/action` Better Auth as server actions call it. It has its
 * own copy of each module, as a separate process would.
 */
async function startPortal() {
  vi.resetModules();
  const { GET, POST } = await import('../app/api/auth/[...all]/route.ts');
  const { auth } = await import('../server/auth.ts');
  const server = createPortalServer(FRONT, (from, to) => {
    const isAction = from.url?.startsWith('/action/') ?? false;
    from.url = from.url?.replace('/action/', '/api/auth/');
    void answer(isAction ? auth().handler : from.method === 'GET' ? GET : POST, from, to);
  });
  return { auth, url: await addressOf(server) };
}
type Portal = Awaited<ReturnType<typeof startPortal>>;

/** Starts a server that forwards each request unchanged to the next portal. */
function startBalancer(): Promise<string> {
  let turnIndex = 0;
  const server = createServer((from, to) => {
    const portal = portals[(turnIndex += 1) % portals.length];
    const { method, headers, url } = from;
    const onward = ask(`${portal?.url}${url}`, { method, headers, agent: false }, (answered) => {
      to.writeHead(answered.statusCode ?? 502, answered.headers);
      answered.pipe(to);
    });
    from.pipe(onward);
  });
  return addressOf(server);
}

beforeAll(async () => {
  process.env['GRAHA_MODE'] = 'production';
  portals = [await startPortal(), await startPortal()];
  balancer = await startBalancer();
});
beforeEach(() => scene.root.query('TRUNCATE identity.attempt'));
afterAll(() => {
  for (const server of servers) server.close();
});

let people = 0;
async function person(): Promise<string> {
  const email = `person-${(people += 1)}@nadir.example`;
  const [first] = portals;
  if (first) await personIn(first.auth(), { email, password: PASSWORD });
  return email;
}

type Sent = { at?: string; path: string; body?: object; forwardedFor?: string; method?: 'GET' | 'POST' };

/** Sends a request with the headers of this browser, and keeps the cookies of the response. */
async function send(browser: Browser, { at = balancer, path, body = {}, forwardedFor, method = 'POST' }: Sent) {
  const headers = browser.headers;
  headers.set('content-type', 'application/json');
  if (forwardedFor !== undefined) headers.set('x-forwarded-for', forwardedFor);
  const isRead = method === 'GET';
  const response = await fetch(`${at}${path}`, {
    headers,
    ...(isRead ? {} : { method: 'POST', body: JSON.stringify(body) }),
  });
  browser.keep(response.headers);
  return { status: response.status, body: await response.json() };
}

const signIn = (browser: Browser, email: string, more: Partial<Sent> & { password?: string } = {}) =>
  send(browser, { path: '/api/auth/sign-in/email', body: { email, password: more.password ?? PASSWORD }, ...more });

const userAt = async (portal: Portal | undefined, browser: Browser): Promise<unknown> => {
  const read = await send(browser, { at: portal?.url ?? '', path: '/api/auth/get-session', method: 'GET' });
  return read.body?.user.email;
};

describe('behind a balancer', () => {
  test('two portals are two: each has a Better Auth of its own', () => {
    expect(portals[0]?.auth()).not.toBe(portals[1]?.auth());
  });

  test.each([
    ['one address', () => '203.0.113.7'],
    ['as many made-up addresses', (index: number) => `198.51.100.${index}`],
    ['as many chains of addresses', (index: number) => `203.0.113.${index}, 10.0.0.${index}`],
    ['no header', () => undefined],
  ])('250 wrong passwords with %s meet one limit, and the owner’s browser still gets in', async (_, headerOf) => {
    const [email, own, unknown] = [await person(), new Browser(), new Browser()];
    expect((await signIn(own, email)).status).toBe(200);
    await scene.root.query('TRUNCATE identity.attempt');

    const guess = async (index: number) => {
      const forwardedFor = headerOf(index);
      const more = { password: `wrong ${index}`, ...(forwardedFor === undefined ? {} : { forwardedFor }) };
      return (await signIn(new Browser(), email, more)).status;
    };
    const statuses = await Promise.all(Array.from({ length: 250 }, (_each, index) => guess(index)));
    expect([401, 429].map((status) => statuses.filter((each) => each === status).length)).toEqual([10, 240]);

    expect((await signIn(unknown, email)).status).toBe(429);
    expect((await signIn(own, email, { forwardedFor: '203.0.113.7' })).status).toBe(200);
    expect(await userAt(portals[1], own)).toBe(email);
  });

  test('a sign-in at one portal is a session at the other, and ends there', async () => {
    const [[one, two], email, browser] = [portals, await person(), new Browser()];
    expect((await signIn(browser, email, { at: one?.url ?? '' })).status).toBe(200);
    const copy = new Browser();
    for (const [name, value] of browser.cookies) copy.cookies.set(name, value);
    expect([await userAt(two, browser), await userAt(one, copy)]).toEqual([email, email]);
    await send(browser, { at: two?.url ?? '', path: '/api/auth/sign-out' });
    expect([await userAt(one, copy), await userAt(two, copy)]).toEqual([undefined, undefined]);
  });

  test('a second factor is turned on, asked for and answered at alternating portals', async () => {
    const [[one, two], email, browser] = [portals, await person(), new Browser()];
    const at = (portal: Portal | undefined) => ({ at: portal?.url ?? '' });
    await signIn(browser, email, at(one));
    const body = { password: PASSWORD, method: 'totp' };
    const begun = await send(browser, { ...at(two), path: '/action/two-factor/enable', body });
    const code = (atMs: number) => ({ code: codeOf(begun.body.totpURI, atMs) });
    const path = '/action/two-factor/verify-totp';
    expect((await send(browser, { ...at(one), path, body: code(Date.now()) })).status).toBe(200);

    const other = new Browser();
    expect((await signIn(other, email, at(one))).body).toMatchObject({ twoFactorRedirect: true });
    expect(await userAt(two, other)).toBeUndefined();
    expect((await send(other, { ...at(two), path, body: code(Date.now() + 30_000) })).status).toBe(200);
    expect(await userAt(one, other)).toBe(email);
  });

  test('a passkey is added and signs in, each ceremony begun at one portal and ended at the other', async () => {
    const [[one, two], email, browser, device] = [portals, await person(), new Browser(), new PasskeyDevice()];
    const at = (portal: Portal | undefined) => ({ at: portal?.url ?? '' });
    await signIn(browser, email, at(one));
    const asked = await send(browser, { ...at(one), path: '/action/passkey/generate-register-options', method: 'GET' });
    const added = { name: 'Phone', response: device.register(asked.body) };
    expect((await send(browser, { ...at(two), path: '/action/passkey/verify-registration', body: added })).status).toBe(
      200,
    );

    const other = new Browser();
    const options = await send(other, {
      ...at(two),
      path: '/action/passkey/generate-authenticate-options',
      method: 'GET',
    });
    const response = device.enter(options.body);
    const entered = await send(other, {
      ...at(one),
      path: '/action/passkey/verify-authentication',
      body: { response },
    });
    expect(entered.status).toBe(200);
    expect(await userAt(two, other)).toBe(email);
  });
});
