import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { run } from './run.ts';
import { credentialsPath } from './settings.ts';
import type { Terminal } from './terminal.ts';

const folder = mkdtempSync(join(tmpdir(), 'graha-device-'));
const KEY = 'graha_live_00000000_secret';
const SECONDS = 600;

type Poll = { status: number; body: object } | 'cut';
const refusal = (error: string, error_description = 'A reason.'): Poll => ({
  status: 400,
  body: { error, error_description },
});
const PENDING = refusal('authorization_pending');
const GIVEN: Poll = { status: 200, body: { access_token: KEY, token_type: 'Bearer' } };

/** API and portal at one address. `polls` are the answers of the token endpoint, the last one again and again. */
const portal = {
  polls: [GIVEN] as Poll[],
  metadata: {} as Record<string, unknown>,
  asked: {} as Record<string, unknown>,
  forms: [] as { path: string; form: Record<string, string> }[],
};
let base = '';

function answer(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}

const server = createServer(async (request, response) => {
  const path = request.url ?? '/';
  if (path === '/.well-known/oauth-protected-resource') return answer(response, 200, { authorization_servers: [base] });
  if (path === '/.well-known/oauth-authorization-server') return answer(response, 200, portal.metadata);
  portal.forms.push({ path, form: Object.fromEntries(new URLSearchParams(await text(request))) });
  if (path === '/ask') return answer(response, 200, portal.asked);
  const next = portal.polls.length > 1 ? portal.polls.shift() : portal.polls[0];
  if (next === undefined || next === 'cut') return void response.destroy();
  return answer(response, next.status, next.body);
});

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // Safe: a server that listens on a port has an address with it.
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true });
});
beforeEach(() => {
  portal.polls = [GIVEN];
  portal.forms = [];
  portal.metadata = { issuer: base, device_authorization_endpoint: `${base}/ask`, token_endpoint: `${base}/token` };
  portal.asked = {
    device_code: 'a-device-code',
    user_code: 'BCDF-GHJK',
    verification_uri: `${base}/device`,
    verification_uri_complete: `${base}/device?user_code=BCDF-GHJK`,
    expires_in: SECONDS,
    interval: 5,
  };
});

/** Signs in with a clock that moves by the waits alone. */
async function signIn(args: string[] = [], own: Partial<Terminal> = {}) {
  const home = mkdtempSync(join(folder, 'home-'));
  const env = { GRAHA_BASE_URL: base, HOME: home };
  const [out, notes, pages, waits]: [string[], string[], string[], number[]] = [[], [], [], []];
  let nowMs = Date.parse('2026-11-30T08:00:00Z');
  const code = await run(['login', ...args], {
    env,
    fetch: globalThis.fetch,
    now: () => new Date(nowMs),
    out: (line) => void out.push(line),
    note: (line) => void notes.push(line),
    read: async () => '',
    askSecret: async () => null,
    isInteractive: true,
    openPage: (url) => void pages.push(url),
    async wait(ms) {
      waits.push(ms / 1_000);
      nowMs += ms;
    },
    signal: new AbortController().signal,
    ...own,
  });
  const stored = (): unknown => {
    try {
      return JSON.parse(readFileSync(credentialsPath(env), 'utf8'));
    } catch {
      return null;
    }
  };
  return { code, out: out.join('\n'), notes: notes.join('\n'), pages, waits, stored: stored() };
}

test('login prints the address and the code, opens the page, polls while nobody answers, and stores the key', async () => {
  portal.polls = [PENDING, PENDING, GIVEN];
  const { code, out, notes, pages, waits, stored } = await signIn();
  expect([code, stored]).toEqual([0, { baseUrl: base, apiKey: KEY }]);
  expect(out).toContain(`Signed in at ${base}`);
  expect(notes).toContain(`Open ${base}/device\nand enter the code BCDF-GHJK`);
  expect(out + notes).not.toContain(KEY);
  expect(pages).toEqual([`${base}/device?user_code=BCDF-GHJK`]);
  expect(waits).toEqual([5, 5, 5]);
  const [asked, polled] = portal.forms;
  expect(asked).toEqual({ path: '/ask', form: { client_id: 'graha-cli', host: hostname() } });
  expect(polled?.form).toEqual({
    client_id: 'graha-cli',
    grant_type: 'urn:ietf:params:oauth:grant-type:device_code',
    device_code: 'a-device-code',
  });
});

test('--json prints one line of JSON, and --no-browser opens nothing', async () => {
  const { out, pages } = await signIn(['--json', '--no-browser']);
  expect(JSON.parse(out)).toEqual({ base_url: base, credentials: expect.stringContaining('credentials.json') });
  expect(pages).toEqual([]);
});

test('without a person at the standard input and without a key there, login signs in by the page too', async () =>
  expect((await signIn([], { isInteractive: false })).stored).toEqual({ baseUrl: base, apiKey: KEY }));

test('a refusal to slow down makes every later wait five seconds longer', async () => {
  portal.polls = [refusal('slow_down'), PENDING, refusal('slow_down'), PENDING, GIVEN];
  expect((await signIn()).waits).toEqual([5, 10, 10, 15, 15]);
});

test.each<[string, Poll, number, string]>([
  [
    'a person who refuses',
    refusal('access_denied', 'The person refused.'),
    4,
    'The person refused. Nothing was stored.',
  ],
  ['a code that has expired', refusal('expired_token'), 3, 'start again: graha login'],
  ['a code that was used', refusal('invalid_grant', 'It was used.'), 1, 'It was used.'],
  ['an answer that is no JSON object', { status: 200, body: [] }, 1, 'The portal refused'],
  ['control characters in a reason', refusal('access_denied', 'No\u001b[2J'), 4, 'No [2J'],
])('%s ends it, and nothing is stored', async (_what, poll, exit, message) => {
  portal.polls = [PENDING, poll];
  const { code, notes, stored } = await signIn();
  expect([code, stored]).toEqual([exit, null]);
  expect(notes).toContain(message);
});

describe('a portal that does not answer', () => {
  test('is asked again later and later, and then at the usual pace', async () => {
    portal.polls = ['cut', { status: 502, body: {} }, PENDING, GIVEN];
    const { code, notes, waits } = await signIn();
    expect([code, waits]).toEqual([0, [5, 10, 20, 5]]);
    expect(notes.match(/does not answer/g)).toHaveLength(1);
  });

  test('until the code expires', async () => {
    portal.polls = ['cut'];
    const { code, notes, waits } = await signIn();
    expect([code, notes]).toEqual([7, expect.stringContaining('could not be reached until the code expired')]);
    expect(Math.max(...waits)).toBe(60);
    expect(waits.reduce((sum, seconds) => sum + seconds, 0)).toBeLessThan(SECONDS + 60);
  });

  test('at the first request is an error at once', async () => {
    const down = { fetch: () => Promise.reject(new TypeError('fetch failed')) };
    expect(await signIn([], down)).toMatchObject({
      code: 7,
      waits: [],
      notes: expect.stringContaining('Check the network'),
    });
  });
});

test('nobody who answers ends it when the code expires, whatever the portal says', async () => {
  portal.polls = [PENDING];
  const { code, waits } = await signIn();
  expect([code, waits.length]).toEqual([3, SECONDS / 5]);
});

test('Ctrl-C ends a wait and a request, with its own exit code, and nothing is stored', async () => {
  portal.polls = [PENDING];
  const pressed = new AbortController();
  const waiting = await signIn([], { signal: pressed.signal, wait: async () => pressed.abort() });
  expect(waiting).toMatchObject({
    code: 130,
    notes: expect.stringContaining('Stopped. Nothing was stored.'),
    stored: null,
  });
  expect(await signIn([], { signal: AbortSignal.abort() })).toMatchObject({ code: 130, stored: null });
});

describe('a portal is not believed', () => {
  test.each<[string, Record<string, unknown>]>([
    ['under another issuer', { issuer: 'https://elsewhere.example' }],
    ['without the endpoint', { device_authorization_endpoint: undefined }],
    ['with an endpoint that is no address', { device_authorization_endpoint: 'file:///etc/passwd' }],
  ])('%s, and login with a key is named', async (_what, change) => {
    portal.metadata = { ...portal.metadata, ...change };
    const { code, notes } = await signIn();
    expect([code, notes]).toEqual([1, expect.stringContaining('graha login --key -')]);
    expect(portal.forms).toEqual([]);
  });

  test.each<[string, Record<string, unknown>]>([
    ['a code with control characters', { user_code: 'BCDF\u001b[2J' }],
    ['a page that is a program', { verification_uri: 'file:///bin/sh', verification_uri_complete: 'file:///bin/sh' }],
    ['a time that never ends', { expires_in: 'soon' }],
  ])('with %s', async (_what, change) => {
    portal.asked = { ...portal.asked, ...change };
    const { code, notes, pages } = await signIn();
    expect([code, pages, notes]).toEqual([1, [], expect.stringContaining('does not understand the portal')]);
  });

  test('over http, if the API is reached by https', async () => {
    const bodies: Record<string, object> = { '/.well-known/oauth-protected-resource': { authorization_servers: ['http://portal.example'] } }; // prettier-ignore
    const fetch = async (url: Parameters<typeof globalThis.fetch>[0]) =>
      Response.json(bodies[new URL(String(url)).pathname] ?? {});
    const { code, notes } = await signIn(['--base-url', 'https://api.example'], { fetch });
    expect([code, notes]).toEqual([1, expect.stringContaining('names no portal')]);
  });
});
