import { request as send } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createPortalServer, type PortalServer } from './front.ts';
import { FRONT } from './testing-front.ts';

let server: PortalServer;
let port: number;

/** A server that repeats each body that reaches the pages. */
beforeAll(async () => {
  server = createPortalServer(FRONT, (request, response) => {
    const pieces: Buffer[] = [];
    request.on('data', (piece: Buffer) => pieces.push(piece));
    request.on('end', () => response.end(Buffer.concat(pieces)));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // Safe: a server that listens on a port has such an address.
  port = (server.address() as AddressInfo).port;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

type Asked = { path?: string; headers?: Record<string, string>; pieces?: readonly string[] };

const ask = ({ path = '/sign-in', headers = {}, pieces = [] }: Asked): Promise<{ status: number; text: string }> =>
  new Promise((resolve, reject) => {
    const sent = send({ port, method: 'POST', path, agent: false, headers: { host: 'graha.example', ...headers } });
    sent.on('error', reject);
    sent.on('response', (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (part: string) => (text += part));
      response.on('end', () => resolve({ status: response.statusCode ?? 0, text }));
    });
    for (const piece of pieces) sent.write(piece);
    sent.end();
  });

const ACTION = { 'next-action': '7f', origin: 'https://graha.example', 'content-type': 'text/plain;charset=UTF-8' };
const BOUNDARY = '----WebKitFormBoundary7MA4YWxkTrZu0gW';
const FORM = { ...ACTION, 'content-type': `multipart/form-data; boundary=${BOUNDARY}` };
const END = `--${BOUNDARY}--\r\n`;
const part = (name: string, value: string): string =>
  `--${BOUNDARY}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
const WHOLE = [part('1_email', 'asha@example.com'), part('0', '[{"count":0},"$K1"]'), END];

test.each(['/docs/%E0%A4%A', '/%', '/try/%FF', '/api/trpc/%C3%28', '/requests/%zz'])(
  'an address that cannot be decoded is refused: %s',
  async (path) => {
    const { status, text } = await ask({ path });
    expect([status, text]).toEqual([400, expect.stringContaining('ADDRESS_MALFORMED')]);
  },
);

test('a % in a query is no concern of the address', async () =>
  expect(await ask({ path: '/search?q=100%' })).toEqual({ status: 200, text: '' }));

test.each<[string, Asked]>([
  ['no JSON', { headers: ACTION, pieces: ['{{{'] }],
  ['no array', { headers: ACTION, pieces: ['5'] }],
  ['a reference that leads nowhere', { headers: ACTION, pieces: ['["$F9"]'] }],
  ['a reference to a form that is none', { headers: ACTION, pieces: ['[{"count":0},"$K1"]'] }],
  ['a form with a reference that leads nowhere', { headers: FORM, pieces: [part('0', '[{"a":"$@9"}]'), END] }],
  ['nothing', { headers: ACTION }],
  ['no form', { headers: FORM, pieces: ['garbage'] }],
  ['a form that is cut off', { headers: FORM, pieces: [part('0', '[]')] }],
  ['a form without arguments', { headers: FORM, pieces: [part('1', 'a'), END] }],
  ['a form without a boundary', { headers: { ...FORM, 'content-type': 'multipart/form-data' }, pieces: WHOLE }],
  ['a damaged form without a script', { headers: { 'content-type': FORM['content-type'] }, pieces: ['garbage'] }],
])('an action is refused that was sent %s', async (_, asked) => {
  const { status, text } = await ask(asked);
  const words = 'This form arrived damaged. Reload the page, and send it again.';
  const isOfScript = 'next-action' in (asked.headers ?? {});
  expect([status, text]).toEqual([
    400,
    isOfScript ? words : JSON.stringify({ code: 'FORM_MALFORMED', message: words }),
  ]);
});

test.each<Record<string, string>>([
  { ...ACTION, origin: 'https://evil.example' },
  { ...FORM, origin: 'https://evil.example' },
  { ...FORM, origin: 'https://graha.example:444' },
  { 'content-type': FORM['content-type'], origin: 'https://evil.example' },
  { ...ACTION, origin: 'https://evil.example', 'x-forwarded-host': 'www.graha.example, evil.example' },
])('an action of another origin is refused', async (headers) => {
  const { status, text } = await ask({ headers, pieces: ['[]'] });
  expect([status, text]).toEqual([
    403,
    expect.stringContaining('Open https://graha.example, and send the form there.'),
  ]);
});

test.each<[string, Asked]>([
  ['an action in pieces', { headers: ACTION, pieces: ['[{"count"', ':0}]'] }],
  ['an action with a text that begins like a reference', { headers: ACTION, pieces: ['["$$F9","$undefined"]'] }],
  ['a form in pieces', { headers: FORM, pieces: WHOLE }],
  ['a form without a script', { headers: { 'content-type': FORM['content-type'] }, pieces: WHOLE }],
  ['an action through a proxy that asks by its own name', { headers: { ...ACTION, host: 'portal' }, pieces: ['[]'] }],
  [
    'an action under another name of this server',
    { headers: { ...ACTION, origin: 'http://10.0.0.5:3000', host: '10.0.0.5:3000' }, pieces: ['[]'] },
  ],
  [
    'an action under the public name',
    { headers: { ...ACTION, origin: 'https://b.example', host: 'a', 'x-forwarded-host': 'b.example' }, pieces: ['[]'] },
  ],
  [
    'a procedure of any origin',
    { path: '/api/trpc/x', headers: { ...FORM, origin: 'https://a.example' }, pieces: ['a'] },
  ],
  [
    'a token request of any origin',
    { path: '/oauth/token', headers: { origin: 'https://a.example' }, pieces: ['code=1'] },
  ],
])('passes whole: %s', async (_, asked) =>
  expect(await ask(asked)).toEqual({ status: 200, text: (asked.pieces ?? []).join('') }),
);
