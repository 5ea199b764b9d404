import { readFileSync } from 'node:fs';
import { request as send, type IncomingHttpHeaders } from 'node:http';
import { dirname, join } from 'node:path';
import { expect, test } from '@playwright/test';
import { SignInPage } from './pages/sign-in-page.ts';
import { newPerson } from './pages/person.ts';
import { stack } from './stack.ts';

const MB = 1_024 * 1_024;
const CUT_OFF = 0;
const PAGES = ['/', '/sign-in', '/sign-up', '/forgot', '/reset', '/verify', '/two-factor', '/invitations/x', '/docs'];
const ENDPOINTS = ['/api/stripe/webhook', '/api/trpc/keys.list', '/api/auth/sign-in/email', '/api/auth/sign-up/email'];
const OF_API = ['/api/v1/kundali/basic', '/openapi.json', '/nowhere'];

type Sent = { method?: string; headers?: Record<string, string>; bytes?: number; body?: string };
type Answer = { status: number; headers: IncomingHttpHeaders };

/** Without a browser between: it would not send what an attacker does. */
function ask(url: string, { method = 'GET', headers = {}, bytes = 0, body }: Sent = {}): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const sent = send(url, { method, agent: false, headers }, (response) => {
      response.resume().on('end', () => {
        resolve({ status: response.statusCode ?? 0, headers: response.headers });
        sent.destroy();
      });
    });
    // A server that closes while the body is still coming cuts its own answer off.
    sent.on('error', (error: NodeJS.ErrnoException) =>
      ['EPIPE', 'ECONNRESET'].includes(error.code ?? '') ? resolve({ status: CUT_OFF, headers: {} }) : reject(error),
    );
    const chunk = Buffer.alloc(64 * 1_024, 'a');
    let left = bytes;
    const go = (): void => {
      for (; left > 0 && !sent.destroyed; left -= chunk.length)
        // Not at once: while the server takes every byte, the answer would only be read after the last one.
        if (!sent.write(chunk)) return void sent.once('drain', () => setImmediate(go));
      sent.end(body);
    };
    go();
  });
}

const TRIES = 3;

/** A client that still sends may be cut off before it has read the answer, so it asks again. */
async function answered(url: string, sent: Sent): Promise<Answer> {
  for (let tried = 1; ; tried += 1) {
    const answer = await ask(url, sent);
    if (answer.status !== CUT_OFF || tried === TRIES) return answer;
  }
}

/** What the servers of this stack hold in memory; null where they cannot be seen. */
function residentBytes(): Map<number, number> | null {
  const { GRAHA_DEV_JSON } = process.env;
  if (GRAHA_DEV_JSON === undefined || process.platform !== 'linux') return null;
  // Safe: the stack writes its processes there, each as its id and when it began.
  const noted = JSON.parse(readFileSync(join(dirname(GRAHA_DEV_JSON), 'services.json'), 'utf8')) as string[];
  const pages = (pid: number): number => Number(readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ')[1]);
  return new Map(noted.map((identity) => Number.parseInt(identity, 10)).map((pid) => [pid, pages(pid) * 4_096]));
}

/** A procedure asks who it is before it reads anything. */
const isRefused = (url: string, status: number): boolean =>
  status === 413 || ([CUT_OFF, 401].includes(status) && url.includes('/api/trpc/'));

for (const [size, isAnnounced] of [
  [10 * MB, true],
  [10 * MB, false],
  [200 * MB, true],
  [200 * MB, false],
] as const) {
  const how = isAnnounced ? 'announced' : 'unannounced';
  test(`${size / MB} MB that come ${how} to any open path are refused and not kept`, async () => {
    const urls = [...PAGES, ...ENDPOINTS].map((path) => stack.portalUrl + path);
    const type = { 'content-type': 'application/json', origin: stack.portalUrl };
    const post = (url: string, headers = {}) => {
      const length = isAnnounced ? { 'content-length': String(size) } : { 'transfer-encoding': 'chunked' };
      return answered(url, { method: 'POST', bytes: size, headers: { ...length, ...type, ...headers } });
    };
    const flood = async (): Promise<void> => {
      for (const url of urls)
        for (const headers of [{}, { 'next-action': '7f'.repeat(21) }]) {
          const { status } = await post(url, headers);
          expect([url, status, isRefused(url, status)]).toEqual([url, status, true]);
        }
      for (const path of OF_API) {
        const { status } = await post(stack.apiUrl + path);
        expect([path, status, [CUT_OFF, 401, 404, 405, 413].includes(status)]).toEqual([path, status, true]);
      }
    };
    // What is kept grows with every flood; what a server loads and compiles for the first of them does not.
    await expect
      .poll(
        async () => {
          const before = residentBytes();
          await flood();
          const after = residentBytes();
          return Math.max(0, ...[...(before ?? [])].map(([pid, bytes]) => ((after?.get(pid) ?? 0) - bytes) / MB));
        },
        { timeout: 60_000 },
      )
      .toBeLessThan(20);
  });
}

test('a method that nobody knows is answered with 405', async () => {
  for (const path of ['/', '/sign-in', '/api/trpc/keys.list', '/api/auth/get-session', '/nowhere']) {
    const { status, headers } = await ask(stack.portalUrl + path, { method: 'QUERY' });
    expect([path, status, headers['allow']]).toEqual([path, 405, expect.stringContaining('GET')]);
  }
});

test('the headers of security stand on every answer, once', async () => {
  for (const path of [
    '/',
    '/sign-in',
    '/overview',
    '/nowhere',
    '/icon.svg',
    '/api/auth/nowhere',
    '/api/trpc/keys.list',
  ]) {
    const { headers } = await ask(stack.portalUrl + path);
    expect([path, headers['x-content-type-options'], headers['x-frame-options']]).toEqual([path, 'nosniff', 'DENY']);
    expect(headers['content-security-policy']).toMatch(/frame-ancestors 'none'$/);
    expect(headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
  }
});

test('a client’s own request id is repeated to it and becomes no id of ours', async () => {
  const mine = '11111111-1111-1111-1111-111111111111';
  for (const path of ['/sign-in', '/api/trpc/keys.list']) {
    const { headers } = await ask(stack.portalUrl + path, { headers: { 'x-request-id': mine } });
    expect(headers['x-request-id']).not.toContain(mine);
    expect(headers['x-client-request-id']).toBe(mine);
  }
});

test('wrong passwords meet one limit, whatever addresses they claim, and the owner’s browser still gets in', async ({
  page,
}) => {
  const person = newPerson();
  const signInPage = new SignInPage(page);
  await signInPage.signUp(person);
  const guess = (index: number) =>
    ask(`${stack.portalUrl}/api/auth/sign-in/email`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        origin: stack.portalUrl,
        'x-forwarded-for': `198.51.100.${index}`,
        'x-real-ip': `198.51.100.${index}`,
      },
      body: JSON.stringify({ email: person.email, password: `wrong orchard ${index}` }),
    });
  const statuses: number[] = [];
  for (let index = 0; index < 100; index += 1) statuses.push((await guess(index)).status);
  expect(statuses.filter((status) => status === 401)).toHaveLength(10);
  expect(statuses.filter((status) => status === 429)).toHaveLength(90);

  await page.context().clearCookies({ name: /session/ });
  await signInPage.signIn(person);
});

test('a public page that the browser has stored keeps its policy when it is asked for again', async () => {
  for (const path of ['/', '/docs/quickstart', '/reference', '/pricing', '/status']) {
    const first = await ask(`${stack.portalUrl}${path}`, { headers: { accept: 'text/html' } });
    const { etag } = first.headers;
    if (etag === undefined) continue; // Never stored, so never asked for again.
    const again = await ask(`${stack.portalUrl}${path}`, { headers: { accept: 'text/html', 'if-none-match': etag } });
    expect([path, again.status, again.headers['content-security-policy']]).toEqual([path, 304, undefined]);
  }
});
