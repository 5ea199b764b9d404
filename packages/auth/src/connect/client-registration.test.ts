import { describe, expect, test } from 'vitest';
import { isRedirectUri, readClient, registerClient, Registration } from './client-registration.ts';

const SECRET = 'a secret for tests, long enough to sign';
const URI = 'https://app.example/callback';

describe('an app is answered at', () => {
  test.each([
    URI,
    'https://app.example:8443/callback?x=1',
    'http://localhost:5173/callback',
    'http://127.0.0.1:33418',
    'http://[::1]:8080/callback',
    'cursor://anysphere.cursor/callback',
    'com.example.app:/callback',
    `https://app.example/${'x'.repeat(380)}`,
  ])('%s', (uri) => expect(isRedirectUri(uri)).toBe(true));
});

describe('an app is never answered at', () => {
  test.each([
    'http://app.example/callback',
    'http://localhost.app.example/callback',
    'http://127.0.0.2/callback',
    'https://user@app.example/callback',
    'https://:password@app.example/callback',
    'https://user:password@app.example/callback',
    'https://app.example/callback#part',
    'https://app.example/callback#',
    'javascript:alert(1)',
    'data:text/html,x',
    'file:///etc/passwd',
    'app:/callback',
    '/callback',
    '',
    `https://app.example/${'x'.repeat(381)}`,
    'https://app.example/call\0back',
    'https://app.example/call back',
    'https://app.exa\nmple/callback',
    ' https://app.example/callback',
    'https://app.example/\ud83d',
    'https://аpp.example/callback', // Cyrillic.
  ])('%j', (uri) => expect(isRedirectUri(uri)).toBe(false));
});

test('a registration has one to five addresses, and no secret', () => {
  const isOne = (registration: object) => Registration.safeParse(registration).success;
  const uris = (count: number) => Array.from({ length: count }, (_, index) => `${URI}/${index}`);
  expect([0, 1, 5, 6].map((count) => isOne({ redirect_uris: uris(count) }))).toEqual([false, true, true, false]);
  expect(isOne({ redirect_uris: [URI, 'http://app.example'] })).toBe(false);
  expect(isOne({ redirect_uris: [URI], token_endpoint_auth_method: 'none', logo_uri: 'x' })).toBe(true);
  expect(isOne({ redirect_uris: [URI], token_endpoint_auth_method: 'client_secret_basic' })).toBe(false);
});

const registered = (name: string | undefined, uris = [URI]) =>
  registerClient(
    Registration.parse({ redirect_uris: uris, ...(name === undefined ? {} : { client_name: name }) }),
    SECRET,
  );

test.each([
  ['Claude', [URI], 'Claude'],
  ['  Two\u2028lines\n and\u202Etricks ', [URI], 'Two lines and tricks'],
  ['x'.repeat(61), [URI], 'x'.repeat(60)],
  [`${'x'.repeat(59)}😀`, [URI], 'x'.repeat(59)],
  ['\ud83d', [URI], 'app.example'],
  ['\u0301\u0300', [URI], 'app.example'],
  [undefined, [URI], 'app.example'],
  ['\u200B', [URI], 'app.example'],
  [undefined, ['com.example.app:/callback'], 'An app'],
])('a client that calls itself %j and is answered at %j is shown as %j', (name, uris, shown) => {
  expect(registered(name, uris).name).toBe(shown);
});

describe('the id of a client', () => {
  const client = registered('Claude', [URI, 'http://localhost:1/callback']);
  const [payload = '', seal = ''] = client.clientId.split('.');

  test('is its registration', () => expect(readClient(client.clientId, SECRET)).toEqual(client));

  test.each([
    ['another secret', client.clientId, 'another secret, long enough to sign'],
    [
      'another registration',
      `${registered('Thief', ['https://thief.example']).clientId.split('.')[0]}.${seal}`,
      SECRET,
    ],
    ['a shorter seal', `${payload}.${seal.slice(0, -4)}`, SECRET],
    ['no seal', payload, SECRET],
    ['a third part', `${client.clientId}.x`, SECRET],
    ['nothing', '', SECRET],
  ])('with %s is nobody’s', (_what, id, secret) => expect(readClient(id, secret)).toBeNull());
});
